// What every match needs: chance, and what does not count at the ends of an answer.
#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

using namespace std;

// The generator sfc32, seeded by splitmix32: a seed draws the same everywhere.
class Chance {
    uint32_t seed, a, b, c, counter;

    uint32_t drawSeed() {
        seed += 0x9e3779b9;
        uint32_t z = seed;
        z = (z ^ z >> 16) * 0x85ebca6b;
        z = (z ^ z >> 13) * 0xc2b2ae35;
        return z ^ z >> 16;
    }

    uint32_t draw() {
        const uint32_t drawn = a + b + counter++;
        a = b ^ b >> 9;
        b = c * 9;
        c = (c << 21 | c >> 11) + drawn;
        return drawn;
    }

public:
    explicit Chance(uint32_t from) : seed(from), counter(1) {
        a = drawSeed();
        b = drawSeed();
        c = drawSeed();
        for (int times = 0; times < 12; times++) draw();
    }

    // A whole number from 0 to bound - 1, all alike likely.
    int below(int bound) {
        const uint64_t all = uint64_t(1) << 32, even = all - all % uint64_t(bound);
        uint64_t drawn = draw();
        while (drawn >= even) drawn = draw();
        return int(drawn % uint64_t(bound));
    }

    template <class Item> const Item &pick(const vector<Item> &items) { return items[below(int(items.size()))]; }

    template <class Items> Items shuffled(Items items) {
        for (int at = int(items.size()) - 1; at > 0; at--) swap(items[at], items[below(at + 1)]);
        return items;
    }
};

// The letters of a text in UTF-8; of bytes that are none each is one that stands for them.
static vector<string> lettersOf(const string &text) {
    vector<string> letters;
    for (size_t at = 0; at < text.size();) {
        const unsigned char first = text[at];
        const size_t length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
        size_t found = 1;
        while (found < length && at + found < text.size() && (text[at + found] & 0xc0) == 0x80) found++;
        letters.push_back(found == length ? text.substr(at, length) : "\xef\xbf\xbd");
        at += found;
    }
    return letters;
}

static bool isBlank(const string &letter) {
    static const set<string> blanks = {
        "\t", "\n", "\v", "\f", "\r", " ", "\u00a0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004",
        "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200a", "\u2028", "\u2029", "\u202f", "\u205f", "\u3000", "\ufeff",
    };
    return blanks.count(letter) > 0;
}

static inline string joined(const vector<string> &letters) {
    string text;
    for (const string &letter : letters) text += letter;
    return text;
}

static inline string withoutBlankEnds(const string &text) {
    vector<string> letters = lettersOf(text);
    while (!letters.empty() && isBlank(letters.back())) letters.pop_back();
    size_t start = 0;
    while (start < letters.size() && isBlank(letters[start])) start++;
    return joined(vector<string>(letters.begin() + start, letters.end()));
}
