// Runs every case of tests/rules/chimera against every implementation of the rules, and counts the
// cases a clause has.
#include "chimera_data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>

#include "chimera_under_test.h"

namespace rules_test {
namespace {

std::vector<std::string> data_files() {
  std::vector<std::string> files;
  for (const auto& entry :
       std::filesystem::directory_iterator(LAIR_SOURCE_DIR "/tests/rules/chimera")) {
    const std::string extension = entry.path().extension().string();
    if (extension == ".test" || extension == ".perft") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// What every clause of the rules must show: something allowed and, where it forbids something,
// something refused.
const std::map<std::string, bool> kForbids = {
    {"C-1.1", true},  {"C-1.2", false}, {"C-1.3", true},  {"C-1.4", true},  {"C-2.1", true},
    {"C-2.2", true},  {"C-2.3", true},  {"C-2.4", false}, {"C-3.1", true},  {"C-3.2", true},
    {"C-3.3", true},  {"C-3.4", true},  {"C-3.5", false}, {"C-3.6", true},  {"C-3.7", true},
    {"C-4.1", true},  {"C-4.2", true},  {"C-5.1", true},  {"C-5.2", true},  {"C-5.3", true},
    {"C-5.4", true},  {"C-5.5", false}, {"C-5.6", false}, {"C-5.7", true},  {"C-6.1", true},
    {"C-6.2", true},  {"C-6.3", true},  {"C-6.4", true},  {"C-6.5", true},  {"C-6.6", true},
    {"C-6.7", true},  {"C-6.8", true},  {"C-6.9", true},  {"C-6.10", true}, {"C-6.11", true},
    {"C-6.12", true}, {"C-6.13", true}, {"C-6.14", true}, {"C-6.15", true}, {"C-6.16", true},
    {"C-6.17", true}, {"C-7.1", true},  {"C-7.2", true},  {"C-8.1", true},  {"C-8.2", true},
    {"C-8.3", true},  {"C-8.4", false}, {"C-8.5", true},  {"C-9", true}};

const std::vector<Implementation> kImplementations = {{"reference", make_reference_under_test},
                                                      {"engine", make_engine_under_test}};

struct Parameter {
  Implementation implementation;
  std::string file;
};

std::ostream& operator<<(std::ostream& out, const Parameter& parameter) {
  return out << parameter.implementation.name << ", " << parameter.file;
}

std::vector<Parameter> parameters() {
  std::vector<Parameter> all;
  for (const Implementation& implementation : kImplementations) {
    for (const std::string& file : data_files()) all.push_back({implementation, file});
  }
  return all;
}

class ChimeraData : public testing::TestWithParam<Parameter> {};

TEST_P(ChimeraData, EveryCase) {
  int skipped = 0;
  for (const Case& test : read_cases(GetParam().file)) {
    const Outcome outcome = run(test, *GetParam().implementation.make());
    if (outcome.skipped) ++skipped;
    for (const Line& failure : outcome.failures) {
      ADD_FAILURE_AT(test.file.c_str(), failure.number) << test.header.text << "\n" << failure.text;
    }
  }
  if (skipped > 0) std::cout << "not run, for they read records: " << skipped << "\n";
}

std::string parameter_name(const testing::TestParamInfo<Parameter>& info) {
  std::string name = info.param.implementation.name + "_" +
                     std::filesystem::path(info.param.file).filename().string();
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '.' || c == '-'; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, ChimeraData, testing::ValuesIn(parameters()), parameter_name);

TEST(ChimeraDataCoverage, EveryClauseIsShownAllowingAndRefusing) {
  std::map<std::string, int> cases, accepting, refusing;
  for (const std::string& file : data_files()) {
    for (const Case& test : read_cases(file)) {
      const Outcome outcome = run(test, *make_reference_under_test());
      for (const std::string& clause : test.clauses) {
        EXPECT_TRUE(kForbids.contains(clause)) << clause << " in " << test.header.text;
        ++cases[clause];
        if (outcome.accepted) ++accepting[clause];
        if (outcome.refused) ++refusing[clause];
      }
    }
  }
  for (const auto& [clause, forbids] : kForbids) {
    std::cout << clause << ": " << cases[clause] << " cases, " << accepting[clause]
              << " allow something, " << refusing[clause] << " refuse something\n";
    EXPECT_GT(accepting[clause], 0) << clause;
    if (forbids) {
      EXPECT_GT(refusing[clause], 0) << clause;
    }
  }
}

}  // namespace
}  // namespace rules_test
