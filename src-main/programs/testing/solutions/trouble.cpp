// A program that does not answer: the first word of the command says what it does instead.
#include <cstdlib>
#include <cstring>
#include <string>

int main(int, char** args) {
  const std::string way = args[1];
  if (way == "slow")
    for (volatile int at = 0;; at = at + 1) {
    }
  if (way == "crash") {
    int* volatile nothing = nullptr;
    *nothing = 1;
  }
  if (way == "greedy")
    for (;;) memset(malloc(1 << 20), 1, 1 << 20);
}
