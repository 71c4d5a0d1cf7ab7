#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

// True where the program plays by a misreading of this name instead of the rule.
static bool by(const char *misreading) { return std::strcmp(READING, misreading) == 0; }

// A cell is row * 20 + column; -1 where it is off the map or not known.
using Cells = std::vector<int>;
static const int SIDE = 20, ALL = SIDE * SIDE;
enum Outcome { NONE, WHITE, BLACK, TIE };

static int cellOf(const std::string &name) { return (name[0] - 'A') * SIDE + name[1] - 'A'; }
static int cellIn(int row, int col) { return row < 0 || col < 0 || row >= SIDE || col >= SIDE ? -1 : row * SIDE + col; }
static int distance(int a, int b) { return std::max(std::abs(a / SIDE - b / SIDE), std::abs(a % SIDE - b % SIDE)); }

static Cells cellsOf(const std::string &names) {
    Cells cells;
    std::istringstream words(names);
    for (std::string word; words >> word;) cells.push_back(cellOf(word));
    return cells;
}

// A way that a ghost may draw on a corner: along the house to a corner, then straight on to another house.
struct Plan {
    int exit;
    Cells path;  // the corner it draws on left out
};

struct House { int top, left, bottom, right; };

static int houseAt[ALL];
static bool isCorner[ALL];
static std::vector<Plan> plans[ALL];  // of each corner

static Cells cornersOf(const House &house) {
    Cells corners;
    for (const int cell : {house.top * SIDE + house.left, house.top * SIDE + house.right,
                           house.bottom * SIDE + house.right, house.bottom * SIDE + house.left})
        if (std::find(corners.begin(), corners.end(), cell) == corners.end()) corners.push_back(cell);
    return corners;
}

// The straight ways from a corner through the streets to a corner of another house.
static std::vector<Cells> linesFrom(int corner) {
    std::vector<Cells> lines;
    const int down[] = {-1, 0, 1, 0}, right[] = {0, 1, 0, -1};
    for (int way = 0; way < 4; ++way) {
        Cells cells;
        int cell = corner;
        do {
            cell = cellIn(cell / SIDE + down[way], cell % SIDE + right[way]);
            cells.push_back(cell);
        } while (cell >= 0 && houseAt[cell] < 0);
        if (cell >= 0 && houseAt[cell] != houseAt[corner] && isCorner[cell]) lines.push_back(cells);
    }
    return lines;
}

static Cells walkRound(const Cells &ring, int from, int to) {
    Cells cells;
    size_t at = std::find(ring.begin(), ring.end(), from) - ring.begin();
    do cells.push_back(ring[++at % ring.size()]);
    while (cells.back() != to);
    return cells;
}

// The shortest ways along a house from a corner to another: one, or two that are as long.
static std::vector<Cells> waysRound(const House &house, int from, int to) {
    if (from == to) return {Cells()};
    Cells ring;
    for (int col = house.left; col <= house.right; ++col) ring.push_back(house.top * SIDE + col);
    for (int row = house.top + 1; row <= house.bottom; ++row) ring.push_back(row * SIDE + house.right);
    const bool isNarrow = house.top == house.bottom || house.left == house.right;
    if (isNarrow) {
        if (ring[0] != from) std::reverse(ring.begin(), ring.end());
        return {Cells(ring.begin() + 1, ring.end())};
    }
    for (int col = house.right - 1; col >= house.left; --col) ring.push_back(house.bottom * SIDE + col);
    for (int row = house.bottom - 1; row > house.top; --row) ring.push_back(row * SIDE + house.left);
    const Cells forth = walkRound(ring, from, to);
    std::reverse(ring.begin(), ring.end());
    const Cells back = walkRound(ring, from, to);
    if (forth.size() == back.size()) return {forth, back};
    return {forth.size() < back.size() ? forth : back};
}

static void buildTown(const std::string &line) {
    std::vector<House> houses;
    std::istringstream words(line);
    std::fill(houseAt, houseAt + ALL, -1);
    for (std::string word; words >> word && word != "-";) {
        const int from = cellOf(word.substr(0, 2)), to = cellOf(word.substr(2));
        const House house = {from / SIDE, from % SIDE, to / SIDE, to % SIDE};
        for (int row = house.top; row <= house.bottom; ++row)
            for (int col = house.left; col <= house.right; ++col) houseAt[row * SIDE + col] = int(houses.size());
        for (const int corner : cornersOf(house)) isCorner[corner] = true;
        houses.push_back(house);
    }
    for (const House &house : houses)
        for (const int corner : cornersOf(house))
            for (const int exit : cornersOf(house))
                for (const Cells &way : waysRound(house, corner, exit))
                    for (const Cells &line : linesFrom(exit)) {
                        Plan plan = {exit, way};
                        plan.path.insert(plan.path.end(), line.begin(), line.end());
                        plans[corner].push_back(plan);
                    }
}

struct Ghost {
    int cell, was;
    int origin;             // the corner on which it drew
    int age;                // steps since then
    std::vector<int> open;  // numbers of the plans that agree with its steps
    bool hasCome;           // to a corner, and did not appear there
};

// What is told of a ghost after a turn.
struct Told {
    int at;    // -1 where no one saw it
    int next;  // where a new one takes its place, -1 where it lives on
};

struct Turn {
    std::vector<Cells> teams;  // empty for a team whose answer was not shown
    std::vector<Told> ghosts;  // empty where they were not shown
};

static Cells teams[2];
static std::vector<Ghost> ghosts;

static Ghost drawn(int corner) {
    Ghost ghost = {corner, corner, corner, 0, {}, false};
    for (size_t at = 0; at < plans[corner].size(); ++at) ghost.open.push_back(int(at));
    return ghost;
}

static bool isResting(const Ghost &ghost) { return by("rests-on-arrival") && ghost.hasCome && ghost.age == 0; }

static Cells cellsAfter(const Ghost &ghost) {
    if (isResting(ghost)) return {ghost.origin};
    Cells cells;
    for (const int at : ghost.open) cells.push_back(plans[ghost.origin][at].path[ghost.age]);
    return cells;
}

// Moves a ghost to a cell; false where none of its plans leads there.
static bool moveGhost(Ghost &ghost, int cell) {
    if (isResting(ghost)) return false;
    std::vector<int> open;
    bool hasArrived = false;
    for (const int at : ghost.open) {
        const Cells &path = plans[ghost.origin][at].path;
        if (path[ghost.age] != cell) continue;
        open.push_back(at);
        hasArrived = int(path.size()) == ghost.age + 1;
    }
    if (open.empty()) return false;
    const int was = ghost.was;
    if (hasArrived) {
        ghost = drawn(cell);
        ghost.was = was;
        ghost.hasCome = true;
        const auto isBackwards = [&](int at) { return plans[cell][at].exit == cell; };
        if (by("leaves-by-another-corner"))
            ghost.open.erase(std::remove_if(ghost.open.begin(), ghost.open.end(), isBackwards), ghost.open.end());
    } else {
        ghost.cell = cell;
        ghost.age += 1;
        ghost.open = open;
    }
    return true;
}

static int reach() { return by("three-by-three") ? 1 : 2; }

static int countAround(int cell, int team) {
    return int(std::count_if(teams[team].begin(), teams[team].end(),
                             [&](int hunter) { return distance(hunter, cell) <= reach(); }));
}

static bool areEnough(int white, int black) {
    const int needed = by("more-than-four") ? 5 : 4;
    if (by("four-of-both-teams")) return white + black >= needed;
    return white >= needed || black >= needed;
}

static Outcome outcomeAt(int cell, int white, int black) {
    if (houseAt[cell] >= 0 && !by("houses-no-shelter")) return NONE;
    if (!areEnough(white, black)) return NONE;
    return white == black ? TIE : white > black ? WHITE : BLACK;
}

static Outcome outcomeOn(int cell) { return outcomeAt(cell, countAround(cell, 0), countAround(cell, 1)); }

static int pointsOf(int outcome, int player) {
    if (outcome == TIE) return by("tie-scores-both") || (by("first-team-wins-tie") && player == 0);
    return outcome == player + 1;
}

// Whether a misreading forbids a step of a hunter; those of the text keep the rules.
static bool isForbidden(int player, int from, int to, const Cells before[2]) {
    if (from == to) return false;
    if (by("four-neighbours") && from / SIDE != to / SIDE && from % SIDE != to % SIDE) return true;
    const Cells &others = before[1 - player];
    if (by("teams-block") && std::find(others.begin(), others.end(), to) != others.end()) return true;
    return by("ghosts-block") &&
           std::any_of(ghosts.begin(), ghosts.end(), [&](const Ghost &ghost) { return ghost.cell == to; });
}

// Outcomes as bits of a turn in which the answer of one team was not shown, nor the ghosts.
static int hiddenOutcomes(const Ghost &ghost, int shown) {
    int bits = 0;
    for (const int cell : by("before-ghosts-move") ? Cells{ghost.cell} : cellsAfter(ghost)) {
        int least = 0, most = 0;
        for (const int hunter : teams[1 - shown]) {
            int inside = 0, all = 0;
            for (int row = -1; row <= 1; ++row)
                for (int col = -1; col <= 1; ++col) {
                    const int to = cellIn(hunter / SIDE + row, hunter % SIDE + col);
                    if (to < 0 || houseAt[to] >= 0) continue;
                    ++all;
                    if (distance(to, cell) <= reach()) ++inside;
                }
            if (inside > 0) ++most;
            if (inside == all) ++least;
        }
        const int own = countAround(cell, shown);
        for (int count = least; count <= most; ++count)
            bits |= 1 << (shown == 0 ? outcomeAt(cell, own, count) : outcomeAt(cell, count, own));
    }
    return bits == 0 ? 1 << NONE : bits;
}

static int least[2], perhaps[2], undecided = 0;

// Counts the points of outcomes that are possible, given as bits.
static void settle(int outcomes, int turn) {
    for (int player = 0; player < 2; ++player) {
        int low = 1, high = 0;
        for (int outcome = NONE; outcome <= TIE; ++outcome) {
            if (!(outcomes >> outcome & 1)) continue;
            low = std::min(low, pointsOf(outcome, player));
            high = std::max(high, pointsOf(outcome, player));
        }
        least[player] += low;
        perhaps[player] += high - low;
        if (high > low && undecided == 0) undecided = turn;
    }
}

// Plays a turn, which is numbered from 1; false where it cannot have been so.
static bool play(const Turn &made, int turn) {
    const Cells before[] = {teams[0], teams[1]};
    for (int player = 0; player < 2; ++player)
        for (size_t hunter = 0; hunter < made.teams[player].size(); ++hunter) {
            const int to = made.teams[player][hunter];
            if (isForbidden(player, before[player][hunter], to, before)) return false;
            teams[player][hunter] = to;
        }
    if (made.ghosts.empty()) {
        for (const Ghost &ghost : ghosts) settle(hiddenOutcomes(ghost, made.teams[0].empty() ? 1 : 0), turn);
        return true;
    }
    for (size_t at = 0; at < ghosts.size(); ++at) {
        Ghost &ghost = ghosts[at];
        ghost.was = ghost.cell;
        if (made.ghosts[at].at >= 0 && !moveGhost(ghost, made.ghosts[at].at)) return false;
    }
    for (size_t at = 0; at < ghosts.size(); ++at) {
        const Ghost &ghost = ghosts[at];
        const Told &told = made.ghosts[at];
        const int checked = by("before-ghosts-move") ? ghost.was : ghost.cell;
        if (told.next < 0) {
            if (outcomeOn(checked) != NONE) return false;
            continue;
        }
        int outcomes = 0;
        const bool isUnseen = told.at < 0 && !by("before-ghosts-move");
        for (const int cell : isUnseen ? cellsAfter(ghost) : Cells{checked}) outcomes |= 1 << outcomeOn(cell);
        outcomes &= ~(1 << NONE);
        if (outcomes == 0) return false;
        settle(outcomes, turn);
    }
    for (size_t at = 0; at < ghosts.size(); ++at) {
        const int corner = made.ghosts[at].next;
        if (corner < 0) continue;
        ghosts[at] = drawn(corner);
        if (by("counts-as-it-appears") && areEnough(countAround(corner, 0), countAround(corner, 1))) return false;
    }
    return true;
}

static std::vector<Told> readGhosts(const std::string &line, bool isTranscript) {
    std::vector<Told> list;
    std::istringstream words(line);
    for (std::string word; words >> word && word != "-";) {
        const bool isNew = word[2] == '+';
        const int cell = word[0] == '-' ? -1 : cellOf(word);
        if (isTranscript) list.push_back(isNew ? Told{-1, cell} : Told{cell, -1});
        else list.push_back({cell, isNew ? cellOf(word.substr(3)) : -1});
    }
    return list;
}

static Cells readTeam(const std::string &line) { return line == "-" ? Cells() : cellsOf(line); }

int main() {
    std::vector<std::string> lines;
    bool isTranscript = false;
    for (std::string line; std::getline(std::cin, line); lines.push_back(line)) {
        if (line.compare(0, 2, ">>") != 0 && line.compare(0, 2, "<<") != 0) continue;
        isTranscript = true;
        line = line.substr(3);
    }
    teams[0] = cellsOf("AJ AK BJ BK JA JB KA KB");
    teams[1] = cellsOf("TK TJ SK SJ KT KS JT JS");
    std::vector<Turn> turns;
    if (isTranscript) {
        // Limit, player, first ghosts and opponents; then what the player wrote, ghosts and opponents, turn by turn.
        buildTown("AGBI ANBQ CCGE DGFI EMGP FRGT HGIH LCMG LMMN MQNT NAOC OLQN PQSR QBSC SLTN");
        const int player = lines.at(1) == "1" ? 1 : 0;
        if (lines.size() > 2)
            for (const Told &one : readGhosts(lines[2], true)) ghosts.push_back(drawn(one.next));
        for (size_t at = 4; at < lines.size(); at += 3) {
            Turn turn = {std::vector<Cells>(2), {}};
            turn.teams[player] = readTeam(lines[at]);
            if (at + 2 < lines.size()) {
                turn.ghosts = readGhosts(lines[at + 1], true);
                turn.teams[1 - player] = readTeam(lines[at + 2]);
            }
            turns.push_back(turn);
        }
    } else {
        // Town, limit and starts; then both teams and the ghosts, turn by turn.
        buildTown(lines.at(0));
        if (lines.size() > 2)
            for (const int corner : readTeam(lines[2])) ghosts.push_back(drawn(corner));
        for (size_t at = 3; at + 2 < lines.size(); at += 3)
            turns.push_back({{readTeam(lines[at]), readTeam(lines[at + 1])}, readGhosts(lines[at + 2], false)});
    }
    for (size_t at = 0; at < turns.size(); ++at)
        if (!play(turns[at], int(at) + 1)) {
            std::cout << "impossible at turn " << at + 1 << '\n';
            return 0;
        }
    for (int player = 0; player < 2; ++player) {
        std::cout << (player ? " " : "") << least[player];
        if (perhaps[player] > 0) std::cout << '-' << least[player] + perhaps[player];
    }
    if (undecided > 0) std::cout << " undecided at turn " << undecided;
    std::cout << '\n';
}
