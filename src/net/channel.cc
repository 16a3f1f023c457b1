#include "net/channel.h"

#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <string>

#include "net/patience.h"

namespace lair {
namespace {

bool is_numeric(const std::string& host) {
  Failure failure;
  asio::ip::make_address(host, failure);
  return !failure;
}

// `Stream` is a socket, or TLS over one; `socket` that socket.
template <class Stream>
class StreamChannel : public Channel {
 public:
  Task<std::size_t> read(std::span<char> room, Failure& failure) override {
    const std::size_t size =
        co_await stream_.async_read_some(asio::buffer(room.data(), room.size()), into(failure));
    note_time(failure);
    co_return size;
  }
  Task<void> write(std::string_view text, Failure& failure) override {
    co_await asio::async_write(stream_, asio::buffer(text), into(failure));
    note_time(failure);
  }
  void close() override {
    Failure ignored;
    socket_.close(ignored);
  }
  void expire_after(std::chrono::milliseconds time) override { patience_.begin(time); }

 protected:
  template <class... Arguments>
  StreamChannel(Link link, Arguments&&... arguments)
      : link_(std::move(link)),
        stream_(std::forward<Arguments>(arguments)...),
        socket_(beast::get_lowest_layer(stream_)),
        patience_(socket_) {}

  static auto into(Failure& failure) { return asio::redirect_error(kAwait, failure); }
  // What was closed because it took too long.
  void note_time(Failure& failure) const {
    if (failure && patience_.over()) failure = asio::error::timed_out;
  }

  Task<MaybeError> connect() {
    Failure failure;
    asio::ip::basic_resolver<asio::ip::tcp, Executor> resolver(socket_.get_executor());
    const auto found = co_await resolver.async_resolve(link_.host, link_.port, into(failure));
    if (!failure) co_await asio::async_connect(socket_, found, into(failure));
    note_time(failure);
    if (failure) co_return unreachable(link_, failure);
    socket_.set_option(asio::ip::tcp::no_delay(true), failure);
    co_return std::nullopt;
  }

  const Link link_;
  Stream stream_;
  Socket& socket_;
  Patience patience_;
};

class PlainChannel final : public StreamChannel<Socket> {
 public:
  PlainChannel(const Link& link, const Executor& executor) : StreamChannel(link, executor) {}
  Task<MaybeError> open() override { return connect(); }
};

// Outlives the stream that uses it.
struct Trust {
  asio::ssl::context tls{asio::ssl::context::tls_client};
  Trust() {
    Failure ignored;
    tls.set_default_verify_paths(ignored);
    tls.set_verify_mode(asio::ssl::verify_peer, ignored);
  }
};

class SecureChannel final : private Trust, public StreamChannel<asio::ssl::stream<Socket>> {
 public:
  SecureChannel(const Link& link, const Executor& executor) : StreamChannel(link, executor, tls) {}

  Task<MaybeError> open() override {
    expect_name();
    if (MaybeError error = co_await connect()) co_return error;
    Failure failure;
    co_await stream_.async_handshake(asio::ssl::stream_base::client, into(failure));
    note_time(failure);
    if (!failure) co_return std::nullopt;
    const long verdict = SSL_get_verify_result(stream_.native_handle());
    if (verdict == X509_V_OK) co_return unreachable(link_, failure);
    co_return Error{
        "connect-certificate",
        "",
        {{"server", link_.origin()}, {"why", std::string(X509_verify_cert_error_string(verdict))}}};
  }

 private:
  // The certificate must be for it.
  void expect_name() {
    SSL* const handle = stream_.native_handle();
    if (is_numeric(link_.host)) {
      X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(handle), link_.host.c_str());
    } else {
      SSL_set_tlsext_host_name(handle, link_.host.c_str());
      SSL_set_hostflags(handle, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
      SSL_set1_host(handle, link_.host.c_str());
    }
  }
};

}  // namespace

std::unique_ptr<Channel> make_channel(const Link& link, const Executor& executor) {
  if (link.secure) return std::make_unique<SecureChannel>(link, executor);
  return std::make_unique<PlainChannel>(link, executor);
}

Error unreachable(const Link& link, const Failure& failure) {
  return {"connect-unreachable", "", {{"server", link.origin()}, {"why", failure.message()}}};
}

}  // namespace lair
