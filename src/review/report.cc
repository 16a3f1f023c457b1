#include "review/report.h"

#include <algorithm>
#include <array>
#include <vector>

#include "review/html.h"
#include "review/report_decision.h"
#include "review/report_files.h"
#include "review/report_plot.h"
#include "review/wording.h"

namespace lair {
namespace {

class Page {
 public:
  Page(const Review& review, Language language)
      : review_(review), language_(language), words_(review, language) {}

  std::string written() const {
    const std::string title = escaped(words_.title());
    std::string html = "<!doctype html>\n<html lang=\"" + std::string(code(language_)) +
                       "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                       "content=\"width=device-width, initial-scale=1\"><title>" +
                       title + "</title><style>" + std::string(report_style()) +
                       "</style></head><body>";
    html += element("div", "pictures", card_pictures(review_.game));
    std::string main = element("h1", "", title);
    if (!review_.ended) main += element("p", "quiet", text("review-unfinished"));
    main += sums() + costliest() + table();
    for (std::size_t i = 0; i < review_.rounds.size(); ++i) main += round(i);
    main += element("footer", "quiet",
                    element("p", "", text("review-how", {{"deals", std::int64_t{review_.deals}}})));
    return html + element("main", "", main) + "</body></html>\n";
  }

 private:
  static constexpr std::size_t kCostliest = 5;

  std::string text(std::string_view id, std::vector<Arg> args = {}) const {
    return escaped(words_.say(id, std::move(args)));
  }
  std::string counted(std::string_view id, std::int64_t number) const {
    return escaped(words_.count(id, number));
  }

  static std::string tone(Points points) {
    return points > 4 ? "plus" : points < -4 ? "minus" : "";
  }
  std::string colored(std::string_view tag, Points points) const {
    return element(tag, tone(points), escaped(words_.signed_points(points)));
  }

  // luck + play + rest = ahead, and how many decisions of each grade.
  std::string sums() const {
    const ReviewSum sum = sum_of(review_);
    const auto part = [&](std::string_view name, Points points, const std::string& note) {
      return element("div", name,
                     element("h3", "", text("review-" + std::string(name))) + colored("b", points) +
                         element("small", "", note));
    };
    std::string html = part("luck", sum.luck, text("review-luck-note"));
    html += part("play", sum.play, text("review-play-note"));
    html += part("rest", sum.rest, text("review-rest-note"));
    html += part("ahead", sum.ahead, text("review-ahead-note", {{"points", sum.points / 100}}));
    html = element("section", "sums", html);
    std::string grades;
    for (int i = kGrades - 1; i > 0; --i) {
      const std::string grade(name(static_cast<Grade>(i)));
      grades += element("li", grade,
                        counted("review-count-" + grade, sum.grades[static_cast<std::size_t>(i)]));
    }
    grades += element("li", "",
                      counted("review-decisions", sum.decisions) + ", " +
                          counted("review-no-choice", sum.no_choice));
    return html + element("ul", "grades", grades);
  }

  struct Place {
    std::size_t round, decision;
  };
  const ReviewedDecision& at(const Place& place) const {
    return review_.rounds[place.round].decisions[place.decision];
  }

  std::string place_of(const Place& place) const {
    return words_.round(review_.rounds[place.round]) + ", " +
           words_.say("review-number", {{"number", static_cast<std::int64_t>(place.decision + 1)}});
  }

  std::string costliest() const {
    std::vector<Place> places;
    for (std::size_t i = 0; i < review_.rounds.size(); ++i) {
      for (std::size_t j = 0; j < review_.rounds[i].decisions.size(); ++j) {
        if (at({i, j}).grade != Grade::kFine) places.push_back({i, j});
      }
    }
    if (places.empty()) {
      return sum_of(review_).decisions == 0 ? "" : element("p", "", text("review-none-costly"));
    }
    std::stable_sort(places.begin(), places.end(),
                     [&](const Place& a, const Place& b) { return at(a).loss > at(b).loss; });
    places.resize(std::min(places.size(), kCostliest));
    std::string html;
    for (const Place& place : places) {
      const ReviewedDecision& one = at(place);
      html += "<li class=\"" + std::string(name(one.grade)) + "\"><a href=\"#" +
              anchor(place.round, place.decision) + "\">" +
              element("b", "", "\u2212" + escaped(words_.plain_points(one.loss))) +
              element("span", "", escaped(place_of(place))) +
              element("small", "", escaped(words_.why(one.against))) + contrasted(one, words_) +
              "</a></li>";
    }
    return element("section", "",
                   element("h2", "", text("review-costliest")) + element("ol", "costliest", html));
  }

  std::string table() const {
    constexpr std::array<std::string_view, 5> kColumns = {
        "review-points", "review-luck", "review-play", "review-rest", "review-ahead"};
    std::string head = "<th></th>";
    for (const std::string_view column : kColumns) head += element("th", "", text(column));
    std::string body;
    for (std::size_t i = 0; i < review_.rounds.size(); ++i) {
      const ReviewedRound& round = review_.rounds[i];
      std::string row = "<th><a href=\"#r" + std::to_string(i + 1) + "\">" +
                        escaped(words_.round(round)) + "</a></th>";
      row += element(
          "td", "",
          round.scored ? escaped(words_.whole_points(round.points)) : text("review-not-scored"));
      row += colored("td", round.luck) + colored("td", round.play);
      row += round.scored ? colored("td", round.rest) + colored("td", round.ahead)
                          : "<td></td><td></td>";
      body += element("tr", "", row);
    }
    const ReviewSum sum = sum_of(review_);
    std::string foot = element("th", "", text("review-all"));
    foot += element("td", "", escaped(words_.whole_points(sum.points)));
    for (const Points points : {sum.luck, sum.play, sum.rest, sum.ahead})
      foot += colored("td", points);
    return element(
        "section", "",
        element("h2", "", text("review-rounds")) +
            element("table", "",
                    element("thead", "", element("tr", "", head)) + element("tbody", "", body) +
                        element("tfoot", "", element("tr", "", foot))));
  }

  std::string round(std::size_t place) const {
    const ReviewedRound& round = review_.rounds[place];
    std::string html = element("h2", "", escaped(words_.round(round)));
    html += plot(round, words_, place);
    if (place == 0) html += element("p", "quiet note", text("review-plot-note"));
    bool costly = false;
    std::string list;
    for (std::size_t i = 0; i < round.decisions.size(); ++i) {
      const ReviewedDecision& one = round.decisions[i];
      list += listed_decision(one, words_);
      if (one.grade == Grade::kFine) continue;
      costly = true;
      html += shown_decision(one, words_, review_.seat, place_of({place, i}), anchor(place, i));
    }
    if (!costly) html += element("p", "quiet", text("review-none-in-round"));
    if (!list.empty()) {
      html += element("details", "all",
                      element("summary", "", text("review-list")) + element("ol", "list", list));
    }
    return "<section class=\"round\" id=\"r" + std::to_string(place + 1) + "\">" + html +
           "</section>";
  }

  const Review& review_;
  Language language_;
  ReviewWords words_;
};

}  // namespace

std::string review_page(const Review& review, Language language) {
  return Page(review, language).written();
}

}  // namespace lair
