#include <__verbose_abort>

// What the library does where a programmer's error is found. Its own way prints first, and would
// bring all of printf into a module that has nowhere to print.

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" [[noreturn]] void __abort_message(const char*, ...) { __builtin_trap(); }
