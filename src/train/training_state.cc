#include "train/training_state.h"

#include <cstdint>
#include <cstring>
#include <sstream>

#include "core/hash.h"

namespace lair {
namespace {

// Files written before there was a head begin with the small number of rounds learned.
constexpr std::string_view kMagic = "lair training 4\n";
constexpr std::size_t kChecksum = sizeof(std::uint64_t);

std::uint64_t checksum(std::string_view bytes) {
  Hash hash;
  for (; bytes.size() >= kChecksum; bytes.remove_prefix(kChecksum)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data(), kChecksum);
    hash.add(word);
  }
  hash.add(bytes);
  return hash.value();
}

template <class T>
void put(std::ostream& out, const T& value) {
  out.write(reinterpret_cast<const char*>(&value), sizeof value);
}
template <class T>
void get(std::istream& in, T& value) {
  in.read(reinterpret_cast<char*>(&value), sizeof value);
}

template <class T>
void put(std::ostream& out, const std::vector<T>& list) {
  put(out, static_cast<std::uint64_t>(list.size()));
  out.write(reinterpret_cast<const char*>(list.data()),
            static_cast<std::streamsize>(list.size() * sizeof(T)));
}
template <class T>
void get(std::istream& in, std::vector<T>& list) {
  std::uint64_t size = 0;
  get(in, size);
  if (!in) return;
  list.resize(size);
  in.read(reinterpret_cast<char*>(list.data()), static_cast<std::streamsize>(size * sizeof(T)));
}

bool read_learner(std::istream& in, std::unique_ptr<Learner>& learner) {
  Layout layout;
  get(in, layout);
  if (!in || layout.inputs != learner->layout().inputs || !valid_widths(layout)) return false;
  if (layout != learner->layout()) learner = std::make_unique<Learner>(layout, Rng(0));
  return learner->read(in);
}

}  // namespace

std::string TrainingState::written(std::string_view game) const {
  std::ostringstream out;
  out << kMagic << game << '\n';
  put(out, progress);
  put(out, course);
  put(out, taught);
  for (const Samples& lesson : lessons) {
    put(out, lesson.features);
    put(out, lesson.ends);
    put(out, lesson.targets);
  }
  for (const auto& learner : learners) {
    put(out, learner->layout());
    learner->write(out);
  }
  put(out, checksum(out.view()));
  return std::move(out).str();
}

MaybeError TrainingState::read(std::string_view bytes, std::string_view game,
                               const std::string& file) {
  Error wrong{"train-state-wrong", "", {{"file", file}}};
  std::uint64_t sum = 0;
  if (!bytes.starts_with(kMagic) || bytes.size() < kMagic.size() + kChecksum) return wrong;
  std::memcpy(&sum, bytes.data() + bytes.size() - kChecksum, kChecksum);
  bytes.remove_suffix(kChecksum);
  if (checksum(bytes) != sum) return wrong;
  std::istringstream in{std::string(bytes.substr(kMagic.size()))};
  std::string its_game;
  std::getline(in, its_game);
  if (its_game != game) {
    return Error{"train-state-game",
                 "",
                 {{"file", file}, {"game", its_game}, {"wanted", std::string(game)}}};
  }
  get(in, progress);
  get(in, course);
  get(in, taught);
  for (Samples& lesson : lessons) {
    get(in, lesson.features);
    get(in, lesson.ends);
    get(in, lesson.targets);
  }
  bool whole = static_cast<bool>(in);
  for (auto& learner : learners) whole = whole && read_learner(in, learner);
  if (!whole || in.peek() != std::istringstream::traits_type::eof()) return wrong;
  return std::nullopt;
}

}  // namespace lair
