// The data files of tests/rules/chimera: reading them, and running a case (README.md has the
// syntax).
#pragma once

#include <string>
#include <vector>

#include "chimera_under_test.h"

namespace rules_test {

struct Line {
  int number = 0;
  std::string text;
};

struct Case {
  std::string file;
  Line header;
  std::vector<std::string> clauses;  // "C-5.2", ...
  std::vector<Line> lines;
};

// All cases of a file; a *.perft file, which has no headers, is one case.
std::vector<Case> read_cases(const std::string& path);

struct Outcome {
  bool skipped = false;   // it reads a record, and the implementation does not
  bool accepted = false;  // something was allowed, true or a combination
  bool refused = false;   // something was refused, false or no combination
  std::vector<Line> failures;
};

Outcome run(const Case& test, ChimeraUnderTest& under_test);

}  // namespace rules_test
