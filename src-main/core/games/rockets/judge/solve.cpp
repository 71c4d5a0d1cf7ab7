#include <algorithm>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

// True where the program plays by a misreading of this name instead of the rule.
static bool by(const char *misreading) { return std::strcmp(READING, misreading) == 0; }

// Ways are 0 to 3 for N, E, S, W. Around the board lies a border of one square, on which the animals of doors begin.
enum Ground { PLAIN, PIT, OFF, ROCKET };  // ROCKET + player

struct Animal { int cell, way; };
struct Arrow { int cell, way; };

static int stride;
static std::vector<int> ground, arrowOn;  // arrowOn: the way of the arrow on a square, -1 for none
static int delta[4];

static int wayOf(char letter) { return int(std::string("NESW").find(letter)); }
static int cellOf(int x, int y) { return (y + 1) * stride + x + 1; }

static int afterWall(int cell, int way) {
    while (ground[cell + delta[way]] == OFF) way = (way + (by("wall-clockwise") ? 1 : 3)) % 4;
    return way;
}

// The way of an animal after the turning phase: by the arrow on its square, then by the wall in front of it.
static int turned(int cell, int way) {
    const int arrow = arrowOn[cell];
    if (arrow < 0) return afterWall(cell, way);
    return by("wall-before-arrow") ? arrow : afterWall(cell, arrow);
}

static bool isCat(int turn, int door, int doors) {
    if (by("tenth-from-zero")) return turn % 10 == 0;
    if (by("tenth-overall")) return (long long)turn * doors % 10 == ((9 - door) % 10 + 10) % 10;
    return turn % 10 == 9;
}

int main() {
    std::ios::sync_with_stdio(false);
    int width, height, players, doors, turns;
    std::cin >> width >> height >> players >> doors >> turns;
    stride = width + 2;
    const int steps[] = {-stride, 1, stride, -1};
    std::copy(steps, steps + 4, delta);
    const int cells = stride * (height + 2);
    ground.assign(cells, OFF);
    arrowOn.assign(cells, -1);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const bool isCorner = (x == 0 || x == width - 1) && (y == 0 || y == height - 1);
            ground[cellOf(x, y)] = isCorner && !by("pits-are-corners-to-turn") ? PIT : PLAIN;
        }
    for (int player = 0; player < players; ++player) {
        int x, y;
        std::cin >> x >> y;
        ground[cellOf(x, y)] = ROCKET + player;
    }
    std::vector<Animal> starts(doors);
    for (Animal &start : starts) {
        int at;
        char wall;
        std::cin >> at >> wall;
        if (wall == 'N') start = {cellOf(at, -1), 2};
        if (wall == 'E') start = {cellOf(width, at), 3};
        if (wall == 'S') start = {cellOf(at, height), 0};
        if (wall == 'W') start = {cellOf(-1, at), 1};
    }
    std::vector<Arrow> placed(turns);
    for (Arrow &arrow : placed) {
        int x, y;
        char way;
        std::cin >> x >> y >> way;
        arrow = {cellOf(x, y), wayOf(way)};
    }

    // An arrow goes when its player puts the third one after it.
    const int kept = by("expire-before-check") ? 2 : 3;
    const auto place = [&](int turn) {
        const int gone = turn - kept * (by("arrow-limit-shared") ? 1 : players);
        if (gone >= 0 && !by("arrows-never-expire")) arrowOn[placed[gone].cell] = -1;
        arrowOn[placed[turn].cell] = placed[turn].way;
    };

    std::vector<Animal> mice, cats;
    std::vector<int> scores(players, 0), miceIn(players), catsIn(players);
    std::vector<char> hasCat(cells, 0);                  // cats that stay on a square
    std::vector<unsigned char> passed(cells, 0);         // by bits, the ways of mice that meet a cat between two squares
    std::vector<unsigned char> eaten(cells, 0);          // by bits, the ways of mice that were eaten as they came
    const int whole = turns + (by("whole-last-turn") ? 1 : 0);
    const int last = by("no-last-half-turn") ? whole - 1 : whole;
    for (int turn = 0; turn <= last; ++turn) {
        if (by("place-first") && turn < turns) place(turn);
        for (int door = 0; door < doors; ++door) (isCat(turn, door, doors) ? cats : mice).push_back(starts[door]);

        std::fill(miceIn.begin(), miceIn.end(), 0);
        std::fill(catsIn.begin(), catsIn.end(), 0);
        size_t count = 0;
        for (const Animal &cat : cats) {
            const int from = cat.cell, cell = from + delta[cat.way];
            if (ground[cell] >= ROCKET) ++catsIn[ground[cell] - ROCKET];
            if (ground[cell] != PLAIN) continue;
            hasCat[cell] = 1;
            if (ground[from] == PLAIN && !by("no-swap-eating")) passed[from] |= 1 << (cat.way ^ 2);
            cats[count++] = {cell, cat.way};
        }
        cats.resize(count);
        count = 0;
        for (const Animal &mouse : mice) {
            const int cell = mouse.cell + delta[mouse.way];
            if (ground[cell] >= ROCKET) {
                const int player = ground[cell] - ROCKET;
                if (!by("eat-before-score") || catsIn[player] == 0) ++miceIn[player];
            }
            if (ground[cell] != PLAIN) continue;
            if (hasCat[cell] || (passed[cell] >> mouse.way & 1)) {
                eaten[cell] |= 1 << mouse.way;
                continue;
            }
            mice[count++] = {cell, turned(cell, mouse.way)};
        }
        mice.resize(count);

        for (int player = 0; player < players; ++player) {
            int &score = scores[player];
            if (!by("cats-before-mice")) score += miceIn[player];
            score -= 10 * catsIn[player];
            const bool hasFloor = by("floor-at-end") ? turn == last : !by("no-floor");
            if (hasFloor) score = std::max(0, score);
            if (by("cats-before-mice")) score += miceIn[player];
        }
        if (turn == whole) break;

        count = 0;
        for (const Animal &cat : cats) {
            const int from = cat.cell - delta[cat.way];
            hasCat[cat.cell] = 0;
            passed[from] = 0;
            const bool dies = eaten[cat.cell] != 0 || (eaten[from] >> (cat.way ^ 2) & 1);
            if (by("cat-dies-too") && dies) continue;
            cats[count++] = {cat.cell, turned(cat.cell, cat.way)};
        }
        cats.resize(count);
        std::fill(eaten.begin(), eaten.end(), 0);
        if (by("place-first") || turn >= turns) continue;
        place(turn);
        if (!by("arrow-turns-at-once")) continue;
        for (std::vector<Animal> *animals : {&mice, &cats})
            for (Animal &animal : *animals)
                if (animal.cell == placed[turn].cell) animal.way = turned(animal.cell, animal.way);
    }
    for (const int score : scores) std::cout << score << '\n';
}
