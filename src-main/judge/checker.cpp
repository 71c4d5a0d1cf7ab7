// Compares an output with the answer: by the words in it, or every byte where IS_EXACT. Files of input, answer and output are its
// arguments; it says 1 or 0 at standard output and what that means at standard error, as CMS and TPS have it.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

using namespace std;

static string nextWord(const string &text, size_t &at);

static string readAll(const char *path) {
    ifstream file(path, ios::binary);
    return string(istreambuf_iterator<char>(file), istreambuf_iterator<char>());
}

static bool isRight(const string &expected, const string &found) {
    if (IS_EXACT) return expected == found;
    for (size_t i = 0, j = 0;;) {
        const string right = nextWord(expected, i);
        if (right != nextWord(found, j)) return false;
        if (right.empty()) return true;
    }
}

int main(int argc, char *argv[]) {
    if (argc < 4) {
        fprintf(stderr, "usage: checker INPUT ANSWER OUTPUT\n");
        return 1;
    }
    const bool is = isRight(readAll(argv[2]), readAll(argv[3]));
    printf("%d\n", is ? 1 : 0);
    fprintf(stderr, is ? "Output is correct\n" : "Output isn't correct\n");
    return 0;
}
