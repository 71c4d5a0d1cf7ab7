// Accepts what the game below takes for a level, if it is written as the format has it. Needs testlib.h, which Polygon has.
#include "testlib.h"
#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace std;

// A number that is within its official range, or where tests go beyond that within the one of the format.
static inline int readNumber(int lowest, int highest, int officialLowest, int officialHighest, const char *name) {
    return IS_STRICT ? inf.readInt(officialLowest, officialHighest, name) : inf.readInt(lowest, highest, name);
}

// The same alone in its line.
static inline int readLineOfNumber(int lowest, int highest, int officialLowest, int officialHighest, const char *name) {
    const int number = readNumber(lowest, highest, officialLowest, officialHighest, name);
    inf.readEoln();
    return number;
}

static bool isAtEnd() {
    if (!inf.eof()) return false;
    inf.ensuref(feof(stdin) != 0, "found a byte 255, which testlib takes for the end of the text");
    return true;
}

static void readEnd() {
    isAtEnd();
    inf.readEof();
}

// Of the input of a match one, which says who plays; the level stands below it.
static int linesAbove = 0;

// Whether a text is the input of a match, whose first line is read then: PLAYERS, the names of those who may play, has words.
static inline bool readPlayers() {
    const string players = string(" ") + PLAYERS + " ";
    if (players.size() == 2) return false;
    for (const char *token : {"player", "[01]", "against"}) {
        inf.readToken(token);
        inf.readSpace();
    }
    const string opponent = inf.readToken();
    inf.ensuref(opponent.back() == ',' && players.find(" " + opponent.substr(0, opponent.size() - 1) + " ") != string::npos,
                "found %s, expected one of %s, and a comma", opponent.c_str(), PLAYERS);
    inf.readSpace();
    inf.readToken("seed");
    inf.readSpace();
    inf.readToken("0|[1-9][0-9]{0,8}");
    inf.readEoln();
    linesAbove = 1;
    return true;
}

// What is wrong on the first line that has something wrong, where a text is looked at as a whole.
static int wrongLine = 0;
static string wrongSentence;

static inline void complain(int line, const string &sentence) {
    if (wrongLine != 0 && wrongLine <= line) return;
    wrongLine = line;
    wrongSentence = sentence;
}

static inline void refuseIfWrong() {
    if (wrongLine != 0) inf.quitf(_wa, "line %d: %s", wrongLine + linesAbove, wrongSentence.c_str());
}
