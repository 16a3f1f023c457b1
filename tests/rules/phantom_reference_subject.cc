#include "phantom_subject.h"

namespace phantom_tests {

namespace {

namespace ref = reference::phantom;

class ReferenceSubject final : public Subject {
 public:
  void begin() override { match_ = ref::Match(); }
  void begin(const ref::Position& position) override { match_ = ref::Match(position); }
  std::string apply(const nlohmann::json& line) override { return match_.apply(line); }
  ref::Table table() const override { return match_.table(); }
  std::vector<int> totals() const override { return match_.totals(); }
  int round() const override { return match_.round(); }

  std::vector<ref::Way> ways_out(const ref::Cards& hand, const std::vector<ref::Set>& laid,
                                 ref::GoingOut going_out) const override {
    return ref::ways_out(hand, laid, going_out);
  }
  ref::Names waits(const ref::Cards& hand, const std::vector<ref::Set>& laid,
                   ref::GoingOut going_out) const override {
    return ref::waits(hand, laid, going_out);
  }
  int distance(const ref::Cards& hand, const std::vector<ref::Set>& laid,
               ref::GoingOut going_out) const override {
    return ref::distance(hand, laid, going_out);
  }
  ref::Score score_out(const ref::Cards& hand, const std::vector<ref::Set>& laid,
                       const ref::Way& shown, const ref::Cards& turned,
                       bool advanced) const override {
    return ref::score_out(hand, laid, shown, turned, advanced);
  }

 private:
  ref::Match match_;
};

}  // namespace

std::unique_ptr<Subject> reference_subject() { return std::make_unique<ReferenceSubject>(); }

}  // namespace phantom_tests
