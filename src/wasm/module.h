#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// The rules as the page has them: a question in JSON, an answer in JSON. Questions are the
// referee's (docs/formats.md), those of the games (GAME/questions.h), and `open` and
// `at` (opened_record.h), `fairness` (fairness_question.h). An error is a value (written_error.h):
// {"error":{...}}. An `id` is not repeated, since calls are synchronous.

namespace lair::wasm {

// Answers every request, also an invalid one.
std::string answer(std::string_view request);

}  // namespace lair::wasm

extern "C" {

// Room for a request; null if there is none.
void* lair_alloc(std::size_t size);
void lair_free(void* room);
// The answer, ended by a zero; it lives until the next question.
const char* lair_ask(const char* request, std::size_t size);
}
