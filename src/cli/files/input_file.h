#pragma once

#include <cstdint>
#include <functional>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

namespace lair::cli {

// An input file as a std::istream that tells a failed read from the end of the file.
class InputFile final : public std::streambuf {
 public:
  explicit InputFile(const std::string& path);  // "-" is standard input
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;
  ~InputFile() override;

  // errno after a failed open or read; otherwise 0.
  int error() const { return error_; }
  std::int64_t size() const { return size_; }  // bytes; 0 if unknown, such as for a pipe
  // Called before each read with the number of bytes read so far. If it returns false, the file
  // ends there.
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
