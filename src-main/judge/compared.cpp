// How an output differs from the answer: by the words in it, or every byte where IS_EXACT; and what the jury is told of that.
// SAY: sentences about the first difference, whose places in braces are filled. TABLE: what is known of each test. An entry begins with a
// form feed and the print of the input, then a tab and the names of the answer's words, each with "|" behind it; then for each
// answer under misreadings a tab, the print of its words, a space, and the sentences about it.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

using namespace std;

enum Compared { IS_RIGHT, HAS_WRONG_WORD, HAS_WRONG_BLANKS };
enum Sentence { ON_WORD, ON_MISSING, ON_EXTRA, ON_NOTHING, ON_BLANKS, ON_NONE };

// Letters of a word that are told, and those that are told before the first wrong one of a longer word.
static const size_t MOST_SHOWN = 24, MOST_BEFORE = 8;

static bool isBlank(char letter) { return letter == ' ' || ('\t' <= letter && letter <= '\r'); }

// The word that begins at a place or behind it, which moves to its end; empty where the text has no more.
static string nextWord(const string &text, size_t &at) {
    while (at < text.size() && isBlank(text[at])) at++;
    const size_t start = at;
    while (at < text.size() && !isBlank(text[at])) at++;
    return text.substr(start, at - start);
}

// FNV-1a of 64 bits, in hexadecimal digits.
static string printOf(const string &text) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (const unsigned char letter : text) hash = (hash ^ letter) * 0x100000001b3u;
    char digits[17];
    snprintf(digits, sizeof digits, "%08lx%08lx", (unsigned long)(hash >> 32), (unsigned long)(hash & 0xffffffffu));
    return digits;
}

static string printOfWords(const string &text) {
    string all;
    size_t at = 0;
    for (string word = nextWord(text, at); !word.empty(); word = nextWord(text, at)) all += (all.empty() ? "" : " ") + word;
    return printOf(all);
}

// What the table has of an input, without the print; empty for one that it does not know. Who keeps tests may have changed the ends of lines.
static string entryOf(const string &input) {
    string plain;
    for (const char letter : input)
        if (letter != '\r') plain += letter;
    const string table = TABLE, head = "\f" + printOf(plain) + "\t";
    const size_t at = table.find(head);
    if (at == string::npos) return "";
    const size_t start = at + head.size();
    return table.substr(start, table.find('\f', start) - start);
}

static string nameIn(const string &entry, int word) {
    size_t start = 0, end = entry.find('|');
    for (; word > 0 && end != string::npos; word--) {
        start = end + 1;
        end = entry.find('|', start);
    }
    return end == string::npos || end > entry.find('\t') ? "" : entry.substr(start, end - start);
}

static string filled(Sentence sentence, const vector<pair<string, string>> &places) {
    string text = SAY[sentence];
    size_t from = 0;
    for (size_t start; (start = text.find('{', from)) != string::npos;) {
        const size_t end = text.find('}', start);
        const string name = text.substr(start + 1, end - start - 1);
        string value;
        for (const auto &place : places)
            if (place.first == name) value = place.second;
        text.replace(start, end - start + 1, value);
        from = start + value.size();
    }
    return text;
}

// A word, or of a long one what stands around its first wrong letter; whatever is no printable ASCII is a question mark.
static string shown(const string &word, size_t same) {
    size_t start = 0, end = word.size();
    if (end > MOST_SHOWN) {
        start = min(same, end - 1) > MOST_BEFORE ? min(same, end - 1) - MOST_BEFORE : 0;
        end = min(end, start + MOST_SHOWN);
    }
    string text = start > 0 ? "..." : "";
    for (size_t at = start; at < end; at++) text += word[at] > ' ' && word[at] <= '~' ? word[at] : '?';
    return end < word.size() ? text + "..." : text;
}

// The line and column of a byte, from 1, for the places of a sentence.
static vector<pair<string, string>> placeOf(const string &text, size_t at) {
    int line = 1, column = 1;
    for (size_t i = 0; i < at; i++) {
        if (text[i] == '\n') line++, column = 1;
        // Further bytes of a letter in UTF-8 are no columns.
        else if ((text[i] & 0xc0) != 0x80) column++;
    }
    return {{"line", to_string(line)}, {"column", to_string(column)}};
}

static size_t sameLetters(const string &one, const string &other) {
    size_t same = 0;
    while (same < one.size() && same < other.size() && one[same] == other[same]) same++;
    return same;
}

// Compares an output with the answer; `said`: where they differ first, and which misreadings give just this output, a line each.
static Compared compared(const string &input, const string &expected, const string &found, string &said) {
    size_t i = 0, j = 0;
    string right, word;
    int count = 0;
    do {
        right = nextWord(expected, i);
        word = nextWord(found, j);
        count++;
    } while (right == word && !right.empty());
    if (right == word) {
        if (!IS_EXACT || expected == found) return IS_RIGHT;
        said = filled(ON_BLANKS, placeOf(found, sameLetters(expected, found)));
        return HAS_WRONG_BLANKS;
    }
    const size_t same = sameLetters(right, word);
    const bool isLong = max(right.size(), word.size()) > MOST_SHOWN && !right.empty() && !word.empty();
    const string entry = entryOf(input), name = nameIn(entry, count - 1);
    auto places = placeOf(found, word.empty() ? found.size() : j - word.size() + (isLong ? same : 0));
    places.emplace_back("word", to_string(count) + (name.empty() ? "" : " (" + name + ")"));
    places.emplace_back("expected", shown(right, word.empty() ? 0 : same));
    places.emplace_back("found", shown(word, right.empty() ? 0 : same));
    said = filled(right.empty() ? ON_EXTRA : !word.empty() ? ON_WORD : count == 1 ? ON_NOTHING : ON_MISSING, places);
    if (entry.empty()) return HAS_WRONG_WORD;
    const string head = "\t" + printOfWords(found) + " ";
    const size_t start = entry.find(head);
    const size_t from = start == string::npos ? 0 : start + head.size();
    said += "\n" + (from == 0 ? SAY[ON_NONE] : entry.substr(from, entry.find('\t', from) - from));
    return HAS_WRONG_WORD;
}
