#include "cli/chimera/screen_list.h"

#include <algorithm>
#include <cstddef>

#include "cli/chimera/screen_cards.h"
#include "text/display_width.h"

namespace lair::cli {
namespace {

using chimera::Action;
using chimera::Kind;

constexpr std::size_t kManyPlays = 40;  // then a kind gets only one line
constexpr int kFewRows = 3;             // of a kind, in the list of all
constexpr int kManyRows = 16;           // of one kind alone
constexpr int kListIndent = 2;
constexpr int kRoomForTitles = 70, kTitleColumn = 24;  // columns
constexpr std::string_view kGap = "  ";

bool is_pass(chimera::Move move) { return move.is_pass() || move == chimera::Move::bid(0); }

std::string title_of(const Look& look, const Action& play) {
  const Kind kind = play.move.kind();
  if (kind == Kind::kBid) return said(look, "bid");
  if (kind == Kind::kGift) return said(look, "swap");
  return said(look, "kind-" + std::string(chimera::name(kind)));
}

std::string text_of(const Look& look, const Action& play) {
  const chimera::Move move = play.move;
  if (is_pass(move)) return said(look, "play-chimera-list-pass");
  if (move.kind() == Kind::kBid) return std::to_string(move.number());
  std::string text = ranks_of(move);
  const bool stands_in = move.kind() == Kind::kStraight && move.attached() != 0;
  if (stands_in) text += " (" + std::string(chimera::name(chimera::rank_at(move.top()))) + ")";
  return text;
}

// "12 7 7 7 5", all as wide as the widest.
std::vector<std::string> items_of(const Look& look, std::span<const Action> plays,
                                  std::size_t first) {
  std::vector<std::string> texts;
  int widest = 0;
  for (const Action& play : plays) {
    texts.push_back(text_of(look, play));
    widest = std::max(widest, display_width(texts.back()));
  }
  const std::size_t digits = std::to_string(first + plays.size() - 1).size();
  std::vector<std::string> items;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    std::string number = std::to_string(first + i);
    number.insert(0, digits - std::min(digits, number.size()), ' ');
    items.push_back(paint(look, kGold, number + ")") + " " + pad(texts[i], widest));
  }
  return items;
}

// The plays of a kind, numbered from `first`, on so many lines at most. Where there is room the
// kind stands to the left of them, else above.
std::string group(const Look& look, std::span<const Action> plays, std::size_t first, int rows) {
  std::vector<std::string> items = items_of(look, plays, first);
  if (is_pass(plays[0].move)) return "  " + items[0];
  const bool beside = look.columns >= kRoomForTitles;
  const int left = beside ? kTitleColumn : 2 * kListIndent;
  const int width = shown_width(items[0]) + static_cast<int>(kGap.size());
  const int in_row = std::max(1, (look.columns - left) / width);
  if (const auto many = static_cast<int>(items.size()); many > in_row * rows) {
    const auto rest = [&](int shown) {
      return said(look, "play-chimera-list-rest",
                  {{"count", many - shown}, {"number", static_cast<std::int64_t>(first) + shown}});
    };
    const int in_last = (look.columns - left - shown_width(rest(0))) / width;
    const int shown = std::max(1, in_row * (rows - 1) + in_last);
    items.resize(static_cast<std::size_t>(shown));
    items.push_back(paint(look, kFaint, rest(shown)));
  }
  const std::string title = paint(look, kStrong, title_of(look, plays[0]));
  if (!beside) return "  " + title + "\n" + flow(look, items, {left, left, kGap});
  const int blank = kTitleColumn - kListIndent - shown_width(title);
  items[0].insert(0, title + std::string(static_cast<std::size_t>(std::max(1, blank)), ' '));
  return flow(look, items, {kListIndent, left, kGap});
}

// A pass stands alone, in the bidding too.
std::size_t end_of_kind(std::span<const Action> plays, std::size_t from) {
  std::size_t end = from;
  while (end < plays.size() && plays[end].move.kind() == plays[from].move.kind() &&
         (end == from || !is_pass(plays[end].move))) {
    ++end;
  }
  return end;
}

}  // namespace

std::string play_list(const Look& look, std::span<const Action> plays) {
  std::string text;
  for (std::size_t from = 0; from < plays.size();) {
    const std::size_t end = end_of_kind(plays, from);
    if (!text.empty()) text += '\n';
    text += group(look, plays.subspan(from, end - from), from + 1,
                  plays.size() > kManyPlays ? 1 : kFewRows);
    from = end;
  }
  return text;
}

std::string play_list_from(const Look& look, std::span<const Action> plays, int number) {
  const auto from = static_cast<std::size_t>(number - 1);
  return group(look, plays.subspan(from, end_of_kind(plays, from) - from), from + 1, kManyRows);
}

std::string play_choices(const Look& look, std::span<const Action> plays) {
  std::string text;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    if (i > 0) text += '\n';
    text += "  " + paint(look, kGold, std::to_string(i + 1) + ")") + " " +
            described(look, plays[i].move);
  }
  return text;
}

std::string combination_help(const Look& look) {
  std::vector<std::pair<std::string, std::string>> rows;
  int widest = 0;
  for (int i = static_cast<int>(Kind::kSingle); i <= static_cast<int>(Kind::kFlight); ++i) {
    const std::string name(chimera::name(static_cast<Kind>(i)));
    rows.emplace_back(said(look, "kind-" + name), said(look, "play-chimera-example-" + name));
    widest = std::max(widest, display_width(rows.back().first));
  }
  constexpr int kExample = 24;  // columns; below its kind where there are fewer
  const bool below = widest + 2 * kListIndent + kExample > look.columns;
  std::string text;
  for (const auto& [kind, example] : rows) {
    std::vector<std::string> items = words(example);
    items[0] = paint(look, kGold, items[0]);
    if (!text.empty()) text += '\n';
    if (below) {
      text += wrapped(look, kind, kListIndent) + "\n";
    } else {
      items[0].insert(0, pad(kind, widest + kListIndent));
    }
    const int hanging = below ? 2 * kListIndent : widest + 2 * kListIndent;
    text += flow(look, items, {below ? hanging : kListIndent, hanging, " "});
  }
  return text;
}

}  // namespace lair::cli
