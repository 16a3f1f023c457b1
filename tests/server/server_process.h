#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace lair {

// A folder of its own, gone with its owner.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::filesystem::path operator/(std::string_view name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

// `lair` with these arguments, until it ends or `ready` is in what it says.
class Program {
 public:
  explicit Program(const std::vector<std::string>& arguments);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // What it has said by the time this is in it, or it has ended.
  const std::string& said_until(std::string_view text);
  void signal(int number) const;
  pid_t process() const { return process_; }
  // No file of it may grow beyond this; nothing for no limit.
  void limit_files(std::optional<std::uintmax_t> bytes) const;
  int wait();  // its exit code; of one that was killed 128 and the signal
  const std::string& said() const { return said_; }

 private:
  bool read_more();
  pid_t process_ = -1;
  int output_ = -1;  // both of its streams
  std::string said_;
};

// A server with its data in this file; bots move at once.
class Server {
 public:
  explicit Server(const std::filesystem::path& data, const std::vector<std::string>& more = {});

  int port() const { return port_; }
  long metric(std::string_view name) const;
  Program& program() { return program_; }

 private:
  Program program_;
  int port_ = 0, metrics_port_ = 0;
};

}  // namespace lair
