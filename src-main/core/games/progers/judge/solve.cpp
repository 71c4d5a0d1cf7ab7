#include <algorithm>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

// True where the program plays by a misreading of this name instead of the rule.
static bool by(const char *misreading) { return std::strcmp(READING, misreading) == 0; }

// A spot is row * 10 + column, as the text writes it; ways are 0 to 3 for N, E, S, W.
static const int SPOTS = 100, BASES[] = {0, 9, 90, 99}, STEPS[] = {10, 1, -10, -1};
static const std::string LETTERS = "SLRBJM";
enum Barrier { BORDER = 1, WALL = 2, EDGE = 4 };

struct Sample {
    int spot, type;
    int carrier;    // -1 where it lies
    int deliverer;  // -1 until it is on a base
};

struct Robot {
    int spot, way, cargo, score;
    bool hasStopped;
    std::vector<int> hand;  // how many of each letter
};

static int barriers[SPOTS][4];
static std::vector<Sample> samples;
static Robot robots[2];
static bool isOver = false;

static int flipped(int spot) { return (9 - spot / 10) * 10 + spot % 10; }

static int sampleOn(int spot) {
    for (size_t at = 0; at < samples.size(); ++at)
        if (samples[at].spot == spot && samples[at].carrier < 0) return int(at);
    return -1;
}

static bool isFull(const Robot &robot) { return robot.cargo >= 3 && !by("no-capacity"); }

static void unload(int player) {
    Robot &robot = robots[player];
    bool isNew[9], hadBonus[9] = {};
    std::fill(isNew, isNew + 9, true);
    for (const Sample &one : samples)
        if (one.deliverer >= 0 && (!by("bonus-per-player") || one.deliverer == player)) isNew[one.type] = false;
    size_t delivered = 0;
    for (Sample &one : samples) {
        if (one.deliverer < 0 && one.carrier == player) {
            const bool isFirst = isNew[one.type] && (!hadBonus[one.type] || by("bonus-per-sample"));
            robot.score += isFirst && !by("no-bonus") ? 2 : 1;
            hadBonus[one.type] = true;
            one.deliverer = player;
        }
        if (one.deliverer >= 0) ++delivered;
    }
    robot.cargo = 0;
    if (delivered == samples.size()) isOver = true;
}

static void visit(int player) {
    Robot &robot = robots[player];
    const int at = sampleOn(robot.spot);
    if (at >= 0 && !isFull(robot)) {
        samples[at].carrier = player;
        ++robot.cargo;
    }
    const bool isBase = std::find(BASES, BASES + 4, robot.spot) != BASES + 4;
    const bool isOwn = robot.spot == BASES[player];
    if (isBase && (isOwn || !by("own-base-only")) && robot.cargo > 0) unload(player);
}

static bool isRobotOn(int player, int spot) { return !by("robots-pass") && robots[1 - player].spot == spot; }

static bool isBarredBySample(const Robot &robot, int spot) {
    return by("capacity-stops") && isFull(robot) && sampleOn(spot) >= 0;
}

static bool isFreeAhead(int player) {
    const Robot &robot = robots[player];
    if (barriers[robot.spot][robot.way] != 0) return false;
    const int spot = robot.spot + STEPS[robot.way];
    return !isRobotOn(player, spot) && !isBarredBySample(robot, spot);
}

static bool jump(int player) {
    Robot &robot = robots[player];
    const int barrier = barriers[robot.spot][robot.way], step = STEPS[robot.way];
    if (barrier & BORDER) return false;
    int spot = robot.spot + step;
    if (isRobotOn(player, spot)) {
        if (!by("j-over-robot") || (barriers[spot][robot.way] & BORDER)) return false;
        spot += step;
    }
    if (by("j-needs-obstacle") && barrier == 0) return false;
    if (isBarredBySample(robot, spot)) return false;
    robot.spot = spot;
    visit(player);
    return true;
}

static bool moveOn(int player) {
    Robot &robot = robots[player];
    if (!isFreeAhead(player)) return false;
    const bool isLastOnly = by("m-takes-only-last");
    bool stops;
    do {
        robot.spot += STEPS[robot.way];
        const bool hasSample = sampleOn(robot.spot) >= 0 && !by("m-ignores-samples") && !isLastOnly;
        stops = (hasSample && !(by("m-stops-only-if-room") && isFull(robot))) || !isFreeAhead(player);
        if (!isLastOnly) visit(player);
    } while (!stops && !isOver);
    if (isLastOnly) visit(player);
    return true;
}

// Does one instruction; false where it is skipped.
static bool follow(int player, char letter) {
    Robot &robot = robots[player];
    if (letter == 'J') return jump(player);
    if (letter == 'M') return moveOn(player);
    if (letter == 'S') {
        if (!isFreeAhead(player)) return false;
        robot.spot += STEPS[robot.way];
        visit(player);
        return true;
    }
    robot.way = (robot.way + (letter == 'L' ? 3 : letter == 'R' ? 1 : 2)) % 4;
    return true;
}

static bool mayPlay(const Robot &robot, const std::string &program) {
    if (isOver || robot.hasStopped || program.empty() || program.size() > 5) return false;
    for (const char letter : program) {
        const size_t at = LETTERS.find(letter);
        if (at == std::string::npos) return false;
        if (std::count(program.begin(), program.end(), letter) > robot.hand[at]) return false;
    }
    return true;
}

static void addHills(std::vector<std::pair<int, int>> hills) {
    std::vector<int> name(SPOTS, 0);
    for (size_t at = 0; at < hills.size(); ++at)
        for (int spot = hills[at].first; spot <= hills[at].second; ++spot)
            if (spot % 10 >= hills[at].first % 10 && spot % 10 <= hills[at].second % 10) name[spot] = int(at) + 1;
    // Where hills that touch are one hill, names spread until nothing changes.
    for (bool changes = by("hills-merge"); changes;) {
        changes = false;
        for (int spot = 0; spot < SPOTS; ++spot)
            for (int way = 0; way < 4; ++way) {
                if (name[spot] == 0 || (barriers[spot][way] & BORDER)) continue;
                int &other = name[spot + STEPS[way]];
                if (other <= name[spot]) continue;
                other = name[spot];
                changes = true;
            }
    }
    for (int spot = 0; spot < SPOTS; ++spot)
        for (int way = 0; way < 4; ++way)
            if (!(barriers[spot][way] & BORDER) && name[spot] != name[spot + STEPS[way]]) barriers[spot][way] |= EDGE;
}

int main() {
    std::vector<std::string> lines;
    bool isTranscript = false;
    for (std::string line; std::getline(std::cin, line); lines.push_back(line)) {
        if (line.compare(0, 2, ">>") != 0 && line.compare(0, 2, "<<") != 0) continue;
        isTranscript = true;
        line = line.size() > 3 ? line.substr(3) : "";
    }
    for (int i = 0; i < 10; ++i) {
        barriers[90 + i][0] = barriers[i * 10 + 9][1] = barriers[i][2] = barriers[i * 10][3] = BORDER;
    }
    const bool isUpsideDown = by("row-zero-north");
    const auto spotOf = [&](const std::string &word) {
        const int spot = std::stoi(word.substr(0, 2));
        return isUpsideDown ? flipped(spot) : spot;
    };
    std::vector<std::pair<int, int>> hills;
    std::istringstream hillWords(lines.at(0)), wallWords(lines.at(1)), sampleWords(lines.at(2));
    for (std::string word; hillWords >> word;) {
        const int from = spotOf(word.substr(0, 2)), to = spotOf(word.substr(2, 2));
        const int low = std::min(from / 10, to / 10), high = std::max(from / 10, to / 10);
        hills.push_back({low * 10 + from % 10, high * 10 + to % 10});
    }
    if (!by("hill-edges-open")) addHills(hills);
    for (std::string word; wallWords >> word;) {
        const int spot = spotOf(word), way = word[2] == 'N' ? 0 : 1;
        if (barriers[spot][way] & BORDER) continue;
        barriers[spot][way] |= WALL;
        if (!by("walls-one-way")) barriers[spot + STEPS[way]][way + 2] |= WALL;
    }
    for (std::string word; sampleWords >> word;) samples.push_back({spotOf(word), word[2] - '0', -1, -1});

    const std::string &bank = lines.at(3);
    size_t drawn = 0;
    // Fills the hand from the head of the bank; false where the bank runs out.
    const auto fill = [&](Robot &robot) {
        int held = 0;
        for (const int count : robot.hand) held += count;
        for (; held < 7 && drawn < bank.size(); ++held) ++robot.hand[LETTERS.find(bank[drawn++])];
        return held == 7;
    };
    for (int player = 0; player < 2; ++player) {
        robots[player] = {BASES[player], 0, 0, 0, false, std::vector<int>(LETTERS.size(), 0)};
        fill(robots[player]);
    }

    const size_t first = isTranscript ? 5 : 4;
    for (size_t at = first; at < lines.size(); ++at) {
        const int player = int(at - first) % 2;
        Robot &robot = robots[player];
        const std::string &program = lines[at];
        if (!mayPlay(robot, program)) {
            std::cout << "impossible at move " << at - first + 1 << '\n';
            return 0;
        }
        for (size_t next = 0; next < program.size() && !isOver; ++next) {
            const bool isDone = follow(player, program[next]);
            if (isDone || !by("skip-keeps-card")) --robot.hand[LETTERS.find(program[next])];
            if (isDone || !by("first-failure-ends-turn")) continue;
            while (++next < program.size()) --robot.hand[LETTERS.find(program[next])];
        }
        if (!isOver && !fill(robot)) robot.hasStopped = true;
    }
    std::cout << robots[0].score << ' ' << robots[1].score << '\n';
}
