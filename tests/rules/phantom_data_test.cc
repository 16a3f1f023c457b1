// Every file of tests/rules/phantom against the reference and against the engine.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "phantom_script.h"
#include "phantom_subject.h"

namespace phantom_tests {
namespace {

std::vector<std::string> data_files() {
  std::vector<std::string> files;
  for (const auto& entry :
       std::filesystem::directory_iterator(LAIR_SOURCE_DIR "/tests/rules/phantom")) {
    if (entry.path().extension() == ".test") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::map<std::string, Citations> run(const std::string& path, Subject& subject) {
  std::ifstream file(path);
  EXPECT_TRUE(file.is_open()) << path;
  Script script(subject, [&](int line, const std::string& what) {
    ADD_FAILURE_AT(path.c_str(), line) << what;
  });
  script.run(file);
  return script.citations();
}

class PhantomData : public testing::TestWithParam<std::string> {};

TEST_P(PhantomData, ReferenceAgrees) { run(GetParam(), *reference_subject()); }
TEST_P(PhantomData, EngineAgrees) { run(GetParam(), *engine_subject()); }

INSTANTIATE_TEST_SUITE_P(Files, PhantomData, testing::ValuesIn(data_files()), [](const auto& file) {
  return std::filesystem::path(file.param).stem().string();
});

// Each clause of the rules has a case that accepts something, and, where the clause forbids
// something, one that refuses it.
TEST(PhantomDataFiles, CoverEveryClause) {
  std::map<std::string, Citations> all;
  for (const std::string& path : data_files()) {
    for (const auto& [clause, citations] : run(path, *reference_subject())) {
      all[clause].cases += citations.cases;
      all[clause].accepting += citations.accepting;
      all[clause].refusing += citations.refusing;
    }
  }
  const std::vector<std::string> allowing{"P-1.2", "P-1.3", "P-1.4", "P-1.5",
                                          "P-5.4", "P-6.4", "P-8.1", "P-9"};
  const std::vector<std::string> forbidding{
      "P-1.1", "P-1.6", "P-2.1", "P-2.2", "P-2.3", "P-2.4", "P-3.1", "P-3.2", "P-4.1",
      "P-4.2", "P-4.3", "P-4.4", "P-4.5", "P-5.1", "P-5.2", "P-5.3", "P-6.1", "P-6.2",
      "P-6.3", "P-7.1", "P-7.2", "P-7.3", "P-7.4", "P-8.2", "P-8.3", "P-8.4", "P-8.5"};
  for (const std::string& clause : allowing) EXPECT_GE(all[clause].accepting, 1) << clause;
  for (const std::string& clause : forbidding) {
    EXPECT_GE(all[clause].accepting, 1) << clause;
    EXPECT_GE(all[clause].refusing, 1) << clause;
  }
  EXPECT_EQ(all.size(), allowing.size() + forbidding.size());
  for (const auto& [clause, citations] : all) {
    RecordProperty(clause, citations.cases);
    std::cout << clause << ": " << citations.cases << " cases, " << citations.accepting
              << " accept, " << citations.refusing << " refuse\n";
  }
}

}  // namespace
}  // namespace phantom_tests
