// The module of local tables as a program: a question a line, an answer a line. Tests compare it
// with the module.

#include <iostream>
#include <string>

#include "wasm/local/record_questions.h"
#include "wasm/module.h"

void lair_progress(std::int32_t /*done*/, std::int32_t /*total*/) {}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::cout << lair::wasm::answer(line) << '\n' << std::flush;
  }
}
