#include "review/report_plot.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>
#include <vector>

#include "review/html.h"

namespace lair {
namespace {

constexpr double kWidth = 480, kHeight = 170, kLeft = 36, kRight = 14, kTop = 12, kBottom = 12;

std::string number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f", value);
  return text.data();
}

class Plot {
 public:
  Plot(const ReviewedRound& round, const ReviewWords& words, std::size_t place)
      : round_(round), words_(words), place_(place) {
    low_ = std::min<Points>(0, round.luck);
    high_ = std::max<Points>(0, round.luck);
    for (const ReviewedDecision& one : round.decisions) reach(one.before()), reach(one.after());
    if (round.scored) reach(round.ahead);
    step_ = 100;
    for (std::size_t i = 0; (high_ - low_) / step_ > 4; ++i)
      step_ = i % 3 == 1 ? step_ * 5 / 2 : step_ * 2;
    low_ = (low_ - step_ + 1) / step_ * step_;
    high_ = (high_ + step_ - 1) / step_ * step_;
    if (high_ == low_) high_ += step_;
  }

  std::string drawn() {
    std::string label = escaped(words_.say("review-plot"));
    std::string html = "<svg class=\"plot\" viewBox=\"0 0 " + number(kWidth) + " " +
                       number(kHeight) + "\" role=\"img\" aria-label=\"" + label + "\">";
    grid(html);
    std::string dots, drops;
    std::string path = "M" + at(0, round_.luck);
    dots += dot(0, round_.luck, "start", words_.say("review-luck"));
    for (std::size_t i = 0; i < round_.decisions.size(); ++i) {
      const ReviewedDecision& one = round_.decisions[i];
      const std::size_t x = i + 1;
      path += "L" + at(x, one.before());
      if (one.loss > 0) {
        drops += "<path class=\"drop " + std::string(name(one.grade)) + "\" d=\"M" +
                 at(x, one.before()) + "L" + at(x, one.after()) + "\"/>";
        path += "M" + at(x, one.after());
      }
      dots += decision_dot(i, one);
    }
    if (round_.scored) {
      path += "L" + at(steps(), round_.ahead);
      dots += dot(steps(), round_.ahead, "end", words_.say("review-result"));
    }
    return html + "<path class=\"course\" d=\"" + path + "\"/>" + drops + dots + "</svg>";
  }

 private:
  void reach(Points points) {
    low_ = std::min(low_, points);
    high_ = std::max(high_, points);
  }
  std::size_t steps() const { return round_.decisions.size() + 1; }

  double x_of(std::size_t step) const {
    return kLeft +
           (kWidth - kLeft - kRight) * static_cast<double>(step) / static_cast<double>(steps());
  }
  double y_of(Points points) const {
    return kTop + (kHeight - kTop - kBottom) * static_cast<double>(high_ - points) /
                      static_cast<double>(high_ - low_);
  }
  std::string at(std::size_t step, Points points) const {
    return number(x_of(step)) + " " + number(y_of(points));
  }

  void grid(std::string& html) const {
    for (Points points = low_; points <= high_; points += step_) {
      const std::string y = number(y_of(points));
      html += "<path class=\"" + std::string(points == 0 ? "zero" : "grid") + "\" d=\"M" +
              number(kLeft) + " " + y + "H" + number(kWidth - kRight) + "\"/>";
      const std::string label = (points < 0   ? "\u2212"
                                 : points > 0 ? "+"
                                              : "") +
                                std::to_string(std::abs(points) / 100);
      html += "<text x=\"" + number(kLeft - 6) + "\" y=\"" + number(y_of(points) + 4) + "\">" +
              label + "</text>";
    }
  }

  std::string dot(std::size_t step, Points points, const std::string& name,
                  const std::string& what) const {
    const bool large = name != "fine" && name != "start";
    return "<circle class=\"" + name + "\" cx=\"" + number(x_of(step)) + "\" cy=\"" +
           number(y_of(points)) + "\" r=\"" + (large ? "5.5" : "3") + "\"><title>" +
           escaped(what + " " + words_.signed_points(points)) + "</title></circle>";
  }

  std::string decision_dot(std::size_t i, const ReviewedDecision& one) const {
    const std::string what =
        words_.say("review-number", {{"number", static_cast<std::int64_t>(i + 1)}}) + ":";
    const std::string mark = dot(i + 1, one.after(), std::string(name(one.grade)), what);
    if (one.grade == Grade::kFine) return mark;
    return "<a href=\"#" + anchor(place_, i) + "\">" + mark + "</a>";
  }

  const ReviewedRound& round_;
  const ReviewWords& words_;
  std::size_t place_;
  Points low_ = 0, high_ = 0, step_ = 100;
};

}  // namespace

std::string plot(const ReviewedRound& round, const ReviewWords& words, std::size_t round_place) {
  return Plot(round, words, round_place).drawn();
}

std::string anchor(std::size_t round_place, std::size_t decision_place) {
  return "d" + std::to_string(round_place + 1) + "-" + std::to_string(decision_place + 1);
}

}  // namespace lair
