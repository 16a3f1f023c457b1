#pragma once

#include <cstdint>

#include "core/result.h"
#include "core/value.h"

// Questions about games that were played at local tables.

namespace lair::wasm {

// The record of a game, from the entries of its table's log:
//   {"op":"record","log":["[...]", ...]}
//   {"record":"{\"lair\":1,...}\n..."}
Result<Value> answer_record(const Value& request);

// The points of the bot in the first seat of a day's deal (docs/daily.md):
//   {"op":"daily","game":"chimera","date":"2026-11-16"}
//   {"points":40}
Result<Value> answer_daily(const Value& request);

// The review of a seat (docs/review.md). Takes long; the page is told how far it is.
//   {"op":"review","record":[line, ...],"seat":0,"deals":1000}
//   {"review":{...}}
Result<Value> answer_review(const Value& request);

}  // namespace lair::wasm

extern "C" {

// Called during a review, by the decisions and deals done; the page supplies it.
#ifdef __wasm__
__attribute__((import_module("env"), import_name("lair_progress")))
#endif
void lair_progress(std::int32_t done, std::int32_t total);
}
