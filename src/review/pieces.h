#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>

#ifndef __wasm__  // a module has one thread
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>
#endif

namespace lair {

// Told from time to time how far work is, by the thread that asked for it; it ends when this says
// no.
using PiecesProgress = std::function<bool(std::int64_t done, std::int64_t total)>;

// Work that is done in pieces by several threads, in a module by one. Each has a worker of its own,
// which `make_worker(stopped)` gives as a pointer; `work(worker, piece)` counts pieces from 0.
// False if it was stopped before all was done.
#ifdef __wasm__
template <class MakeWorker, class Work>
bool in_pieces(std::int64_t total, int /*threads*/, const PiecesProgress& progress,
               const MakeWorker& make_worker, const Work& work) {
  std::atomic<bool> stopped = false;
  auto worker = make_worker(stopped);
  for (std::int64_t piece = 0; piece < total && !stopped; ++piece) {
    work(*worker, piece);
    if (progress && !progress(piece + 1, total)) stopped = true;
  }
  return !stopped;
}
#else
template <class MakeWorker, class Work>
bool in_pieces(std::int64_t total, int threads, const PiecesProgress& progress,
               const MakeWorker& make_worker, const Work& work) {
  std::atomic<std::int64_t> next = 0;
  std::atomic<bool> stopped = false;
  std::int64_t done = 0;
  std::mutex mutex;
  std::condition_variable changed;
  const auto run = [&] {
    auto worker = make_worker(stopped);
    for (std::int64_t piece = next++; piece < total && !stopped; piece = next++) {
      work(*worker, piece);
      const std::scoped_lock lock(mutex);
      ++done;
      changed.notify_one();
    }
  };
  std::vector<std::thread> workers;
  for (int i = 0; i < std::max(threads, 1); ++i) workers.emplace_back(run);
  std::unique_lock lock(mutex);
  while (done < total && !stopped) {
    changed.wait_for(lock, std::chrono::milliseconds(100));
    const std::int64_t so_far = done;
    lock.unlock();
    if (progress && !progress(so_far, total)) stopped = true;
    lock.lock();
  }
  lock.unlock();
  for (std::thread& worker : workers) worker.join();
  return !stopped;
}
#endif

}  // namespace lair
