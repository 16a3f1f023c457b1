#pragma once

#include <cstdint>
#include <functional>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

namespace lair::cli {

// A file to be read through a std::istream, which by itself cannot tell a failure from the end.
class InputFile final : public std::streambuf {
 public:
  explicit InputFile(const std::string& path);  // "-" is standard input
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;
  ~InputFile() override;

  // errno's value when it could not be opened or read; 0 if all went well so far.
  int error() const { return error_; }
  std::int64_t size() const { return size_; }  // bytes; 0 if unknown, as of a pipe
  // Called before each read with the bytes read so far; the file ends when it says no.
  void before_read(std::function<bool(std::int64_t)> goes_on) { goes_on_ = std::move(goes_on); }

 protected:
  int_type underflow() override;

 private:
  int descriptor_;
  int error_ = 0;
  std::int64_t size_ = 0;
  std::int64_t done_ = 0;
  std::vector<char> buffer_;
  std::function<bool(std::int64_t)> goes_on_;
};

}  // namespace lair::cli
