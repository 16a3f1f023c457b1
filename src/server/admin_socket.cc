#include "server/admin_socket.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/write.hpp>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include "protocol/errors.h"
#include "record/json.h"
#include "storage/file_lock.h"

namespace lair {
namespace {

constexpr std::size_t kLongestQuestion = 4096;

// A descriptor that closes itself.
class File {
 public:
  explicit File(int number) : number_(number) {}
  ~File() {
    if (number_ >= 0) ::close(number_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  int operator*() const { return number_; }

 private:
  int number_;
};

// Socket addresses are short and paths may be long: the address goes through the open folder.
std::string short_path(const File& folder, const std::string& path) {
  return "/proc/self/fd/" + std::to_string(*folder) + "/" +
         std::filesystem::path(path).filename().string();
}

File folder_of(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  return File(::open(folder.empty() ? "." : folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
}

// The user who runs the command at the other end.
bool peer_user(int socket, ucred& user) {
  socklen_t size = sizeof user;
  return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &user, &size) == 0;
}

bool is_object(const Value& value) { return value.fields() != nullptr; }

// One socket for the file, whatever path names it.
std::string socket_of(const std::string& data) { return storage::resolved(data) + ".admin"; }

}  // namespace

AdminSocket::AdminSocket(const Executor& executor, const std::string& data, Admin& admin)
    : path_(socket_of(data)), admin_(admin), acceptor_(executor) {}

AdminSocket::~AdminSocket() { close(); }

void AdminSocket::close() {
  Failure ignored;
  acceptor_.close(ignored);
  if (std::exchange(bound_, false)) ::unlink(path_.c_str());
}

// The data file is locked, so an existing socket was left by a server that is gone.
MaybeError AdminSocket::open() {
  ::unlink(path_.c_str());
  const File folder = folder_of(path_);
  Failure failure;
  acceptor_.open(Protocol(), failure);
  if (!failure) {
    const mode_t before = ::umask(0177);
    acceptor_.bind(Protocol::endpoint(short_path(folder, path_)), failure);
    ::umask(before);
  }
  if (!failure) acceptor_.listen(16, failure);
  if (failure) return Error{"serve-admin", "", {{"path", path_}, {"why", failure.message()}}};
  bound_ = true;
  asio::co_spawn(acceptor_.get_executor(), accept_all(), asio::detached);
  return std::nullopt;
}

Task<void> AdminSocket::accept_all() {
  while (acceptor_.is_open()) {
    Failure failure;
    Peer peer = co_await acceptor_.async_accept(asio::redirect_error(kAwait, failure));
    if (failure) break;
    asio::co_spawn(acceptor_.get_executor(), serve(std::move(peer)), asio::detached);
  }
}

Task<void> AdminSocket::serve(Peer peer) {
  std::string question;
  Failure failure;
  co_await asio::async_read_until(peer, asio::dynamic_buffer(question, kLongestQuestion), '\n',
                                  asio::redirect_error(kAwait, failure));
  if (failure) co_return;
  const auto request = parse_json(question);
  Value asked = request ? *request : Value::object();
  if (ucred user{}; is_object(asked) && peer_user(peer.native_handle(), user)) {
    asked.set("by", static_cast<std::int64_t>(user.uid));
  }
  Value value = co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Value)>(
      [this, &asked](auto handler) {
        auto held = std::make_shared<decltype(handler)>(std::move(handler));
        admin_.answer(asked, [held, executor = acceptor_.get_executor()](Value answer) {
          asio::post(executor,
                     [held, answer = std::move(answer)]() mutable { (*held)(std::move(answer)); });
        });
      },
      kAwait);
  const std::string text = to_json(value) + "\n";
  co_await asio::async_write(peer, asio::buffer(text), asio::redirect_error(kAwait, failure));
}

std::optional<Value> ask_admin_socket(const std::string& data, const Value& request) {
  const std::string path = socket_of(data);
  const File folder = folder_of(path);
  const File socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string name = short_path(folder, path);
  if (name.size() >= sizeof address.sun_path) return std::nullopt;
  name.copy(address.sun_path, name.size());
  if (::connect(*socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    return std::nullopt;
  }
  const std::string question = to_json(request) + "\n";
  if (::send(*socket, question.data(), question.size(), MSG_NOSIGNAL) !=
      static_cast<ssize_t>(question.size())) {
    return std::nullopt;
  }
  std::string text;
  std::array<char, 65'536> bytes{};
  for (ssize_t got = 0; (got = ::read(*socket, bytes.data(), bytes.size())) > 0;) {
    text.append(bytes.data(), static_cast<std::size_t>(got));
  }
  auto answer = parse_json(text);
  if (!answer) return std::nullopt;
  return *std::move(answer);
}

}  // namespace lair
