#include <algorithm>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

// True where the program plays by a misreading of this name instead of the rule.
static bool by(const char *misreading) { return std::strcmp(READING, misreading) == 0; }

// The board lies in a square of 11 by 11 with a border; row A begins at 5. A neighbour is one addition away.
static const int STRIDE = 11, CELLS = STRIDE * STRIDE, NEVER = 1000;

struct Unit {
    int side;  // 1 or 2; 0 for none
    char kind;
};

static char terrain[CELLS];  // 0 off the board
static Unit units[CELLS];
static std::vector<int> steps;

static int cellOf(const std::string &name) { return (name[0] - 'A' + 1) * STRIDE + name[1] - '0'; }

static int costOf(int cell) {
    switch (terrain[cell]) {
    case 'F': return 1;
    case 'W': return 2;
    case 'H': return 3;
    case 'M': return 4;
    case 'U': return by("water-costs-five") ? 5 : NEVER;
    default: return NEVER;
    }
}

static bool beats(char one, char other) {
    return (one == 'G' && other == 'S') || (one == 'S' && other == 'M') || (one == 'M' && other == 'G');
}

// Whether an enemy keeps a unit from passing the cells beside it.
static bool bars(char enemy, char unit) {
    if (by("pass-beside-allowed")) return false;
    if (by("pass-beside-any-enemy-forbidden")) return true;
    return by("beats-reversed") ? beats(unit, enemy) : beats(enemy, unit);
}

static bool isBarred(int cell, const Unit &unit) {
    for (const int step : steps) {
        const Unit &other = units[cell + step];
        if (other.side != 0 && other.side != unit.side && bars(other.kind, unit.kind)) return true;
    }
    return false;
}

// What a step costs; NEVER where it cannot be made.
static int stepCost(int from, int to, const Unit &unit) {
    const int cost = costOf(to);
    if (cost == NEVER) return NEVER;
    const int side = units[to].side;
    if (side == unit.side && by("friends-block")) return NEVER;
    if (side != 0 && side != unit.side && !by("through-enemies")) return NEVER;
    if (by("pay-on-leaving")) return costOf(from);
    return by("pay-both") ? costOf(from) + cost : cost;
}

// The cheapest ways from a cell to all others, cell after cell until nothing gets cheaper.
static std::vector<int> cheapest(int start, const Unit &unit) {
    std::vector<int> best(CELLS, NEVER);
    std::vector<int> open(1, start);
    best[start] = 0;
    const bool isHeldBack = by("beside-to-beside-forbidden") && isBarred(start, unit);
    while (!open.empty()) {
        const int from = open.back();
        open.pop_back();
        if (from != start && isBarred(from, unit)) continue;
        for (const int step : steps) {
            const int to = from + step, cost = stepCost(from, to, unit);
            if (cost == NEVER || best[from] + cost >= best[to] || best[from] + cost > 10) continue;
            if (isHeldBack && from == start && isBarred(to, unit)) continue;
            best[to] = best[from] + cost;
            open.push_back(to);
        }
    }
    return best;
}

// The cheapest of the ways with the fewest cells.
static std::vector<int> fewest(int start, const Unit &unit) {
    std::vector<int> best(CELLS, NEVER), layer(1, start);
    best[start] = 0;
    while (!layer.empty()) {
        std::vector<int> next, costs(CELLS, NEVER);
        for (const int from : layer) {
            if (from != start && isBarred(from, unit)) continue;
            for (const int step : steps) {
                const int to = from + step, cost = stepCost(from, to, unit);
                if (cost == NEVER || best[to] != NEVER) continue;
                if (costs[to] == NEVER) next.push_back(to);
                costs[to] = std::min(costs[to], best[from] + cost);
            }
        }
        for (const int cell : next) best[cell] = costs[cell];
        layer = next;
    }
    return best;
}

// Points left after a move, -1 where it cannot be made.
static int pointsLeft(int from, int to) {
    const Unit unit = units[from];
    if (unit.side == 0 || units[to].side != 0 || costOf(to) == NEVER) return -1;
    if (by("side-two-only-after-one") && unit.side == 2) return -1;
    if (by("end-beside-forbidden") && isBarred(to, unit)) return -1;
    if (by("start-beside-is-stuck") && isBarred(from, unit)) return -1;
    const int points = by("nine-points") ? 9 : 10;
    const std::vector<int> best = by("fewest-steps") ? fewest(from, unit) : cheapest(from, unit);
    return best[to] <= points ? points - best[to] : -1;
}

int main() {
    std::ios::sync_with_stdio(false);
    const int first[] = {5, 4, 3, 2, 1, 1, 1, 1, 1}, lengths[] = {5, 6, 7, 8, 9, 8, 7, 6, 5};
    steps = {-1, 1, -STRIDE, -STRIDE + 1, by("offset-neighbours") ? STRIDE + 1 : STRIDE - 1, STRIDE};
    int games = 0;
    std::cin >> games;
    for (int game = 1; game <= games; ++game) {
        std::fill(terrain, terrain + CELLS, 0);
        std::fill(units, units + CELLS, Unit{0, 0});
        for (int row = 0; row < 9; ++row)
            for (int at = 0; at < lengths[row]; ++at) std::cin >> terrain[(row + 1) * STRIDE + first[row] + at];
        int counts[2], moves = 0;
        std::cin >> counts[0] >> counts[1];
        for (int side = 1; side <= 2; ++side)
            for (int left = counts[side - 1]; left > 0; --left) {
                char kind;
                std::string cell;
                std::cin >> kind >> cell;
                units[cellOf(cell)] = {side, kind};
            }
        const std::vector<Unit> begun(units, units + CELLS);
        std::cin >> moves;
        std::cout << "Game #" << game << '\n';
        for (int number = 1; number <= moves; ++number) {
            std::string start, end;
            std::cin >> start >> end;
            const int from = cellOf(start), to = cellOf(end);
            if (by("moves-do-not-stick")) std::copy(begun.begin(), begun.end(), units);
            const int left = pointsLeft(from, to);
            if (left >= 0) units[to] = units[from];
            if (left >= 0 || by("failed-move-removes")) units[from] = {0, 0};
            std::cout << "Move #" << number << " (" << start << " -> " << end << "): ";
            if (left < 0) std::cout << "Unsuccessful\n";
            else std::cout << "Successful (" << left << " points left)\n";
        }
    }
}
