// Plays a match as a built-in player does, until there is nothing more to read.
#include <iostream>

static string hear() {
    string line;
    if (!getline(cin, line)) exit(0);
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
    return line;
}

static void say(const string &answer) { cout << answer << endl; }

int main() {
    Chance chance(1);
    takePart(PLAYERS.at(PLAYER), chance, hear, say);
}
