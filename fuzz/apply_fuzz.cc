// Applies arbitrary decisions to each game: the input chooses the deal, then legal or arbitrary
// moves. `check` must accept exactly the legal moves, and nothing may crash.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <tuple>

#include "rules/registry.h"

namespace {

using namespace lair;  // NOLINT(google-build-using-namespace)

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return size_ == 0; }
  template <class T>
  T take() {
    T value{};
    const std::size_t count = std::min(sizeof value, size_);
    std::memcpy(static_cast<void*>(&value), data_, count);
    data_ += count;
    size_ -= count;
    return value;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

// A game without arbitrary moves is tested with legal moves only.
template <Game G>
typename G::Move arbitrary_move(Bytes& bytes) = delete;

template <>
chimera::Move arbitrary_move<chimera::Game>(Bytes& bytes) {
  return chimera::Move::from_bits(bytes.take<std::uint32_t>());
}

template <>
phantom::Move arbitrary_move<phantom::Game>(Bytes& bytes) {
  const std::uint32_t bits = bytes.take<std::uint32_t>() & 0x7fffffU;
  phantom::Move move;
  static_assert(sizeof move == sizeof bits);
  std::memcpy(static_cast<void*>(&move), &bits, sizeof bits);
  return move;
}

template <Game G>
void play(Bytes bytes) {
  auto moves = std::make_unique<typename G::MoveList>();
  const int seats = G::kMinSeats + bytes.take<std::uint8_t>() % (G::kMaxSeats - G::kMinSeats + 1);
  typename G::State state = start(typename G::Options{}, seats);
  while (!bytes.empty() && status(state) != Status::kOver) {
    if (status(state) == Status::kAwaitsDeal) {
      Rng rng(bytes.take<std::uint16_t>());
      deal(state, random_deal(state, rng));
      continue;
    }
    legal_moves(state, *moves);
    const std::uint8_t choice = bytes.take<std::uint8_t>();
    if constexpr (requires { arbitrary_move<G>(bytes); }) {
      if (choice % 4 == 0) {
        const typename G::Move move = arbitrary_move<G>(bytes);
        const bool legal = std::find(moves->begin(), moves->end(), move) != moves->end();
        const bool accepted = !check(state, to_move(state), move).has_value();
        if (legal != accepted) std::abort();
        continue;
      }
    }
    apply(state, (*moves)[choice % moves->size()]);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::apply([&](auto... games) { (play<decltype(games)>(Bytes(data, size)), ...); }, Games{});
  return 0;
}
