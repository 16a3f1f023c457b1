#pragma once

#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "phantom_setting.h"
#include "phantom_subject.h"

namespace phantom_tests {

// How often the cases of the data cite a clause.
struct Citations {
  int cases = 0;
  int accepting = 0;  // cases with a step that is accepted or a question that is answered
  int refusing = 0;   // cases with a step that is refused
};

// Runs the cases of test data (phantom/README.md) against a subject.
class Script {
 public:
  using Report = std::function<void(int line, const std::string& what)>;

  Script(Subject& subject, Report report) : subject_(subject), report_(std::move(report)) {}

  void run(std::istream& lines);
  const std::map<std::string, Citations>& citations() const { return citations_; }

 private:
  void run_line(const std::string& line);
  void begin_case(const std::string& rest);
  void end_case();
  bool run_step(const std::string& word, const std::string& rest, const std::string& expected);
  bool run_question(const std::string& word, const std::string& rest, const std::string& expected);

  nlohmann::json deal_line(const std::string& rest) const;
  nlohmann::json decision_line(const std::string& rest) const;
  nlohmann::json result_line(const std::string& word, const std::string& rest) const;

  void apply(const nlohmann::json& line, const std::string& expected);
  void see(const std::string& rest);
  void expect_equal(const std::string& is, const std::string& expected);
  void begin_match();  // from the position that was set out, if that has not happened

  Subject& subject_;
  Report report_;
  int line_ = 0;
  Setting setting_;
  bool begun_ = false;
  std::vector<std::string> clauses_;
  bool accepted_ = false;
  bool refused_ = false;
  std::map<std::string, Citations> citations_;
};

}  // namespace phantom_tests
