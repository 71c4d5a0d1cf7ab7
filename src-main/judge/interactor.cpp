// Leads a match between the program that it talks with and a built-in player. MUST_WIN: a program is refused that has not more
// points in the end. What it leaves for the checker is the same after every match that was played to its end.
#include <csignal>
#include <cstdio>
#include <unistd.h>

// Bytes of a line at most (what is longer is no move), and letters of a wrong move that are told.
static const size_t LONGEST_LINE = 64 * 1024, SHOWN = 200;

// The next line of the program; false at the end. Not read by testlib, which takes a byte 255 for the end.
static bool hear(string &line) {
    line.clear();
    int letter = getchar();
    if (letter == EOF) return false;
    for (; letter != EOF && letter != '\n'; letter = getchar()) {
        line += char(letter);
        if (line.size() == LONGEST_LINE) break;
    }
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return true;
}

static string quoted(const string &line) {
    vector<string> letters = lettersOf(line);
    if (letters.size() > SHOWN) letters.resize(SHOWN);
    // What testlib is told ends at a byte 0.
    replace(letters.begin(), letters.end(), string(1, '\0'), string("\xef\xbf\xbd"));
    return "“" + joined(letters) + "”";
}

// Plays to the end; gives what the program did wrong, a sentence, or nothing.
static string lead(Match &match, int side, Think think, Chance &chance) {
    size_t told = 0;
    for (int move = 1;; move++) {
        while (match.asked() == vector<int>{1 - side}) match.play({think(match, 1 - side, chance)}, chance);
        const vector<string> lines = match.told(side);
        for (; told < lines.size(); told++) cout << lines[told] << "\n";
        cout.flush();
        if (match.asked().empty()) return "";
        string line;
        if (!hear(line)) return "The program ended before its move " + to_string(move) + ".";
        const string answer = withoutBlankEnds(line), fault = match.fault(side, answer);
        if (!fault.empty()) return "Move " + to_string(move) + ", " + quoted(line) + ": " + fault + ".";
        vector<string> answers;
        for (const int player : match.asked()) answers.push_back(player == side ? answer : think(match, player, chance));
        match.play(answers, chance);
    }
}

// What the program says when the match is over, a sentence; nothing if it only says blank lines.
static string faultAfterTheEnd() {
    // Nothing more is told, so that a program which reads to the end ends as well.
    close(STDOUT_FILENO);
    string line;
    while (hear(line))
        if (!withoutBlankEnds(line).empty()) return "After the end, " + quoted(line) + ": the match is over.";
    return "";
}

int main(int argc, char *argv[]) {
#ifdef SIGPIPE
    // A program that has ended may have said all its moves before.
    signal(SIGPIPE, SIG_IGN);
#endif
    registerInteraction(argc, argv);
    inf.readToken("player");
    const int side = inf.readInt(0, 1);
    inf.readToken("against");
    string opponent = inf.readToken();
    // A comma follows it.
    opponent.pop_back();
    inf.readToken("seed");
    Chance chance(uint32_t(inf.readInt(0, 999999999)));
    inf.readEoln();
    vector<string> text;
    while (!inf.eof()) text.push_back(inf.readLine());
    const map<string, Think>::const_iterator think = PLAYERS.find(opponent);
    if (think == PLAYERS.end()) quit(_fail, "there is no player " + opponent);
    Match match(text, chance);
    string fault = lead(match, side, think->second, chance);
    if (fault.empty()) fault = faultAfterTheEnd();
    const int own = match.scores()[side], other = match.scores()[1 - side];
    if (fault.empty() && MUST_WIN && own <= other) fault = "The program has not won.";
    if (fault.empty()) tout << "over" << endl;
    const string scores = " The program has " + to_string(own) + ", its opponent " + to_string(other) + " points.";
    quit(fault.empty() ? _ok : _wa, (fault.empty() ? "The match is over." : fault) + scores);
}
