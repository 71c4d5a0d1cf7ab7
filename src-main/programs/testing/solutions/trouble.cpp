// A program that does not answer: the first word of the command says what it does instead.
#include <cstdlib>
#include <cstring>
#include <string>
#include <unistd.h>

int main(int, char** args) {
  const std::string way = args[1];
  if (way == "slow")
    for (volatile int at = 0;; at = at + 1) {
    }
  if (way == "crash") {
    int* volatile nothing = nullptr;
    *nothing = 1;
  }
  // It keeps what it has until somebody looks, however late that is.
  if (way == "greedy") {
    for (int megabytes = 0; megabytes < 400; megabytes++) memset(malloc(1 << 20), 1, 1 << 20);
    for (;;) pause();
  }
}
