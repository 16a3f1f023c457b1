#include "cli/terminal/interrupt.h"

#include <array>
#include <csignal>

namespace lair::cli {
namespace {

constexpr std::array kSignals = {SIGINT, SIGTERM};

volatile std::sig_atomic_t g_requested = 0;
std::array<struct sigaction, kSignals.size()> g_before;  // what was to happen before

}  // namespace

Interrupt::Interrupt() {
  struct sigaction action {};
  action.sa_handler = [](int) { g_requested = 1; };
  sigemptyset(&action.sa_mask);
  g_requested = 0;
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    // No SA_RESTART: a read that waits is woken.
    action.sa_flags = kSignals[i] == SIGINT ? static_cast<int>(SA_RESETHAND) : 0;
    sigaction(kSignals[i], &action, &g_before[i]);
  }
}

Interrupt::~Interrupt() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &g_before[i], nullptr);
}

bool Interrupt::requested() { return g_requested != 0; }

}  // namespace lair::cli
