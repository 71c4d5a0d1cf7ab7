// Compares an output with the answer: by the words in it, or every byte where IS_EXACT. Needs testlib.h, which Polygon has.
#include "testlib.h"
#include <string>

using namespace std;

static string nextWord(const string &text, size_t &at);

static string readAll(InStream &stream) {
    string text;
    while (!stream.eof()) text += stream.readChar();
    return text;
}

int main(int argc, char *argv[]) {
    setName("compares %s, case counts", IS_EXACT ? "every byte" : "words");
    registerTestlibCmd(argc, argv);
    const string expected = readAll(ans), found = readAll(ouf);
    int words = 0;
    for (size_t i = 0, j = 0;; words++) {
        const string right = nextWord(expected, i), word = nextWord(found, j);
        if (right != word)
            quitf(_wa, "word %d is '%s', expected '%s'", words + 1, compress(word).c_str(), compress(right).c_str());
        if (right.empty()) break;
    }
    if (IS_EXACT && expected != found) quitf(_pe, "all words are right, blanks or ends of lines are not");
    quitf(_ok, "%d words", words);
}
