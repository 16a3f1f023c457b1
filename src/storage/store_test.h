#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <utility>

#include "storage/sqlite_store.h"
#include "text/text.h"

namespace lair::storage {

// A folder of its own for a test's file.
class StoreTest : public testing::Test {
 protected:
  StoreTest() {
    std::string name = testing::TempDir() + "lair-store-XXXXXX";
    folder_ = ::mkdtemp(name.data());
    path_ = folder_ / "lair.db";
  }
  ~StoreTest() override { std::filesystem::remove_all(folder_); }
  StoreTest(const StoreTest&) = delete;
  StoreTest& operator=(const StoreTest&) = delete;

  std::unique_ptr<Store> open(const StoreOptions& options = {}) {
    auto store = open_store(path_, options);
    if (!store) throw std::runtime_error(say(Language::en, store.error()));
    return std::move(*store);
  }

  // What prevents opening; its sentence is whole in every language.
  Error opening_error(const StoreOptions& options = {}) {
    auto store = open_store(path_, options);
    EXPECT_FALSE(store.ok());
    return store ? Error{} : said(store.error());
  }

  static Error said(Error error) {
    for (const Language language : kLanguages) {
      const std::string sentence = say(language, error);
      EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
      EXPECT_NE(sentence, error.code) << "has no message";
    }
    return error;
  }

  static MaybeError commit(Store& store, Batch batch) {
    std::promise<MaybeError> outcome;
    store.commit(std::move(batch), [&](MaybeError error) { outcome.set_value(std::move(error)); });
    return outcome.get_future().get();
  }

  static MaybeError erase(Store& store, const std::string& player) {
    std::promise<MaybeError> outcome;
    store.erase(player, [&](MaybeError error) { outcome.set_value(std::move(error)); });
    return outcome.get_future().get();
  }

  static ExpiryReport expire(Store& store, const Expiry& expiry) {
    std::promise<ExpiryReport> outcome;
    store.expire(expiry, [&](ExpiryReport report) { outcome.set_value(std::move(report)); });
    return outcome.get_future().get();
  }

  static Batch entry(const std::string& table, std::int64_t number) {
    Batch batch;
    batch.entries.push_back({table, number, line(table, number)});
    return batch;
  }

  static std::string line(const std::string& table, std::int64_t number) {
    return "{\"table\":\"" + table + "\",\"number\":" + std::to_string(number) + "}";
  }

  std::filesystem::path folder_;
  std::string path_;
};

}  // namespace lair::storage
