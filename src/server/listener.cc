#include "server/listener.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <chrono>
#include <utility>

#include "net/address.h"
#include "net/patience.h"
#include "server/http_session.h"

namespace lair {
namespace {

constexpr std::size_t kLargestQuestion = 16 * 1024;

// Waits after a failed accept: there may be no free file descriptor.
Task<void> rest(Acceptor& acceptor) {
  Timer timer(acceptor.get_executor(), std::chrono::milliseconds(100));
  Failure ignored;
  co_await timer.async_wait(asio::redirect_error(kAwait, ignored));
}

// Serves each connection in a coroutine of its own, until the acceptor is closed.
template <class Serve>
Task<void> accept_each(Acceptor& acceptor, Serve serve) {
  while (acceptor.is_open()) {
    Failure failure;
    Socket socket = co_await acceptor.async_accept(asio::redirect_error(kAwait, failure));
    if (failure) {
      co_await rest(acceptor);
      continue;
    }
    socket.set_option(asio::ip::tcp::no_delay(true), failure);
    asio::co_spawn(acceptor.get_executor(), serve(std::move(socket)), asio::detached);
  }
}

Task<void> tell_metrics(Socket socket, ServerContext& context) {
  beast::flat_buffer buffer(kLargestQuestion);
  Patience patience(socket);
  patience.begin(context.options.http_patience);
  http::request<http::string_body> request;
  Failure broken;
  co_await http::async_read(socket, buffer, request, asio::redirect_error(kAwait, broken));
  if (broken) co_return;
  http::response<http::string_body> response{http::status::ok, 11};
  response.set(http::field::content_type, "text/plain; version=0.0.4");
  response.body() = context.metrics.text();
  response.keep_alive(false);
  response.prepare_payload();
  co_await http::async_write(socket, response, asio::redirect_error(kAwait, broken));
}

}  // namespace

Task<void> accept_all(Acceptor& acceptor, ServerContext& context) {
  return accept_each(acceptor,
                     [&context](Socket socket) { return serve_http(std::move(socket), context); });
}

Task<void> serve_metrics(Acceptor& acceptor, ServerContext& context) {
  return accept_each(
      acceptor, [&context](Socket socket) { return tell_metrics(std::move(socket), context); });
}

Result<asio::ip::tcp::endpoint> read_endpoint(const std::string& text) {
  const auto address = read_address(text);
  if (!address) return address.error();
  Failure failure;
  const auto host = asio::ip::make_address(address->host, failure);
  if (failure) return Error{"serve-address", "", {{"address", text}}};
  return asio::ip::tcp::endpoint(host, address->port);
}

MaybeError open_acceptor(Acceptor& acceptor, const std::string& text, std::string_view option) {
  const auto endpoint = read_endpoint(text);
  if (!endpoint) return endpoint.error();
  Failure failure;
  acceptor.open(endpoint->protocol(), failure);
  if (!failure) acceptor.set_option(asio::socket_base::reuse_address(true), failure);
  if (!failure) acceptor.bind(*endpoint, failure);
  if (!failure) acceptor.listen(4096, failure);
  if (!failure) return std::nullopt;
  if (failure == asio::error::address_in_use)
    return Error{"serve-port-taken", "", {{"address", text}, {"option", std::string(option)}}};
  return Error{"serve-listen", "", {{"address", text}, {"why", failure.message()}}};
}

std::string address_of(const Acceptor& acceptor) {
  const auto endpoint = acceptor.local_endpoint();
  const std::string host = endpoint.address().to_string();
  return (endpoint.address().is_v6() ? "[" + host + "]" : host) + ":" +
         std::to_string(endpoint.port());
}

std::vector<std::string> addresses_of(const Acceptor& acceptor) {
  const auto endpoint = acceptor.local_endpoint();
  if (!endpoint.address().is_unspecified()) return {"http://" + address_of(acceptor) + "/"};
  const std::string port = std::to_string(endpoint.port());
  std::vector<std::string> list = {"http://127.0.0.1:" + port + "/"};
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return list;
  for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    if ((each->ifa_flags & IFF_LOOPBACK) != 0 || (each->ifa_flags & IFF_UP) == 0) continue;
    char text[INET_ADDRSTRLEN] = {};
    inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(each->ifa_addr)->sin_addr, text,
              sizeof text);
    list.push_back("http://" + std::string(text) + ":" + port + "/");
  }
  freeifaddrs(all);
  return list;
}

}  // namespace lair
