#include "train/strength_plot.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <vector>

#include "record/json.h"

namespace lair {
namespace {

struct Point {
  double hours, advantage, ci95;
};

double number(const Value& line, std::string_view name) {
  const Value* value = line.find(name);
  if (value == nullptr) return 0;
  if (const double* real = value->real()) return *real;
  if (const std::int64_t* whole = value->integer()) return static_cast<double>(*whole);
  return 0;
}

std::vector<Point> read_points(const std::string& log) {
  std::vector<Point> points;
  std::ifstream in(log);
  for (std::string line; std::getline(in, line);) {
    const auto value = parse_json(line);
    if (value && value->find("over_greedy") != nullptr) {
      points.push_back(
          {number(*value, "hours"), number(*value, "over_greedy"), number(*value, "ci95")});
    }
  }
  return points;
}

constexpr double kWidth = 640, kHeight = 360, kLeft = 60, kBottom = 40, kTop = 20, kRight = 20;

}  // namespace

std::string strength_plot(const std::string& log) {
  const std::vector<Point> points = read_points(log);
  if (points.empty()) return {};
  double end = 0, low = 0, high = 1;
  for (const Point& p : points) {
    end = std::max(end, p.hours);
    low = std::min(low, p.advantage - p.ci95);
    high = std::max(high, p.advantage + p.ci95);
  }
  if (end == 0) end = 1;
  const auto x = [&](double hours) { return kLeft + hours / end * (kWidth - kLeft - kRight); };
  const auto y = [&](double value) {
    return kHeight - kBottom - (value - low) / (high - low) * (kHeight - kTop - kBottom);
  };
  std::ostringstream svg;
  svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << kWidth << ' ' << kHeight
      << "\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" "
         "fill=\"#fff\"/>\n";
  const double step = high - low > 20 ? 5 : high - low > 8 ? 2 : high - low > 2 ? 0.5 : 0.1;
  for (int i = static_cast<int>(std::ceil(low / step)); i * step <= high; ++i) {
    const double value = i * step;
    svg << "<path d=\"M" << kLeft << ' ' << y(value) << 'H' << kWidth - kRight
        << "\" stroke=\"#ddd\"/><text x=\"" << kLeft - 6 << "\" y=\"" << y(value) + 4
        << "\" text-anchor=\"end\">" << value << "</text>\n";
  }
  svg << "<path fill=\"none\" stroke=\"#06c\" stroke-width=\"2\" d=\"";
  for (std::size_t i = 0; i < points.size(); ++i) {
    svg << (i == 0 ? 'M' : 'L') << x(points[i].hours) << ' ' << y(points[i].advantage);
  }
  svg << "\"/>\n";
  for (const Point& p : points) {
    svg << "<path d=\"M" << x(p.hours) << ' ' << y(p.advantage - p.ci95) << 'V'
        << y(p.advantage + p.ci95) << "\" stroke=\"#06c\"/>\n";
  }
  svg << "<text x=\"" << kWidth / 2 << "\" y=\"" << kHeight - 8
      << "\" text-anchor=\"middle\">hours of training (0 to " << end << ")</text>\n<text x=\""
      << kLeft << "\" y=\"14\">points a round over two rule players</text>\n</svg>\n";
  return svg.str();
}

}  // namespace lair
