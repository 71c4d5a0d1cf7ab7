#include <algorithm>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

// True where the program plays by a misreading of this name instead of the rule.
static bool by(const char *misreading) { return std::strcmp(READING, misreading) == 0; }

// Ways are 0 to 3 for N, E, S, W; kinds are the letters of the map: o w b r e y.
struct Cell {
    char kind;
    int way;     // of a river its flow, of a bog its impassable side
    int number;  // of a river, an estuary or a chain
    int index;   // of a cave within its chain
};

static int rows, cols;
static std::vector<Cell> map;
static std::vector<int> caveEnd;  // for each cave the one in which the player climbs out

static Cell read(const std::string &word) {
    const auto way = [&](size_t at) { return int(std::string("^>v<").find(word[at])); };
    Cell cell = {word[0], 0, 0, 0};
    if (cell.kind == 'b') cell.way = way(1);
    if (cell.kind == 'r' || cell.kind == 'e' || cell.kind == 'y') cell.number = word[1] - '0';
    if (cell.kind == 'r') cell.way = way(2);
    if (cell.kind == 'y') cell.index = std::stoi(word.substr(2));
    return cell;
}

// The cell in a way; -1 off the map.
static int neighbour(int cell, int way) {
    const int row = cell / cols + (way == 0 ? -1 : way == 2 ? 1 : 0);
    const int col = cell % cols + (way == 1 ? 1 : way == 3 ? -1 : 0);
    return row < 0 || col < 0 || row >= rows || col >= cols ? -1 : row * cols + col;
}

static bool isWater(int cell) { return map[cell].kind == 'r' || map[cell].kind == 'e'; }

static int downstream(int cell) {
    const int next = neighbour(cell, map[cell].way);
    return next >= 0 && isWater(next) ? next : cell;
}

// Where the current takes a player who comes into a river.
static int drawnTo(int cell) {
    int end = downstream(cell);
    if (!by("drift-to-estuary")) return end;
    for (size_t left = map.size(); left > 0 && map[end].kind == 'r'; --left) end = downstream(end);
    return end;
}

static bool isDrawn(int from, int to, int way) {
    if (!isWater(from)) return true;
    const bool isEstuary = map[from].kind == 'e', always = by("always-shift");
    if (map[from].number != map[to].number) return !by("other-river-never-shifts");
    const bool isDownstreamCalm = !always && !by("no-downstream-exception");
    if (isDownstreamCalm && !isEstuary && map[from].way == way) return false;
    const bool isUpstreamCalm = !always && !by("no-upstream-exception") && !(isEstuary && by("estuary-like-island"));
    if (isUpstreamCalm && map[to].way == (way ^ 2)) return false;
    return !by("same-river-never-shifts") && !(by("estuary-frees-whole-river") && isEstuary);
}

// Makes a move from a cell; adds what is written.
static int moved(int from, int way, std::string &said) {
    const Cell &here = map[from];
    if (here.kind == 'b' && (here.way == way) != by("bog-arrow-is-the-only-way")) {
        said += here.kind;
        return from;
    }
    const int to = neighbour(from, way);
    if (to < 0 || map[to].kind == 'w') {
        if (by("bump-writes-w")) said += 'w';
        else if (!by("bump-writes-nothing")) said += here.kind;
        return from;
    }
    int end = to;
    const Cell &there = map[to];
    if (there.kind == 'b' && by("bog-blocks-entry") && there.way == (way ^ 2)) end = from;
    if (there.kind == 'y') end = caveEnd[to];
    if (there.kind == 'r' && isDrawn(from, to, way)) {
        if (by("both-letters")) said += 'r';
        end = drawnTo(to);
    }
    said += map[end].kind;
    return end;
}

static void linkCaves() {
    caveEnd.assign(map.size(), -1);
    for (int chain = 0; chain < 10; ++chain) {
        std::vector<std::pair<int, int>> caves;
        for (size_t cell = 0; cell < map.size(); ++cell)
            if (map[cell].kind == 'y' && map[cell].number == chain)
                caves.push_back({by("caves-by-reading-order") ? 0 : map[cell].index, int(cell)});
        std::sort(caves.begin(), caves.end());
        for (size_t at = 0; at < caves.size(); ++at) {
            const int cell = caves[at].second;
            const bool isLast = at + 1 == caves.size();
            caveEnd[cell] = isLast ? caves[0].second : caves[at + 1].second;
            if (by("cave-stays") || (isLast && by("last-cave-stays"))) caveEnd[cell] = cell;
        }
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string line, word;
    // The map ends with the line of the number of walks.
    while (std::getline(std::cin, line) && (line[0] < '0' || line[0] > '9')) {
        std::istringstream words(line);
        for (cols = 0; words >> word; ++cols) map.push_back(read(word));
        ++rows;
    }
    linkCaves();
    int walks = std::stoi(line);
    for (int walk = 0; walk < walks; ++walk) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        int row = 0, col = 0;
        std::string moves, said;
        words >> row >> col >> moves;
        int cell = row * cols + col;
        if (by("start-counts")) said += map[cell].kind;
        for (const char move : moves) cell = moved(cell, int(std::string("NESW").find(move)), said);
        std::cout << (walk ? " " : "") << said;
    }
    std::cout << '\n';
}
