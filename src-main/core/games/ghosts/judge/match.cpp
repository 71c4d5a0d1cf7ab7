// The rules of a match of ghosts, and the players that come with the game. An interactor or a player is this file between what
// every match needs and a main, which uses:
//   Match(lines, chance)               a match on the level of a text, before its first move
//     .asked()                         the players (0 or 1) who have to move now; none: it is over
//     .told(player)                    the lines that a player's program has to read so far
//     .fault(player, answer)           what is illegal in an answer, a sentence; empty: nothing
//     .play(answers, chance)           makes the legal answers of those asked, in their order
//     .scores()                        the points of player 0 and of player 1
//   PLAYERS[name](match, player, chance)  the answer of a built-in player who is asked
//   takePart(think, chance, read, say) plays one side as a program does, line by line
#include <cstdio>

static const int SIDE = 20, CELLS = SIDE * SIDE, NOWHERE = -1;
static const int GHOSTS = 6, HUNTERS = 8, NEEDED = 4;
static const string USUAL_LIMIT = "240", TEAM_NAMES[] = {"White", "Black"};

// A program is not told the town: a player takes it for this one.
static const string DEFAULT_TOWN = "AGBI ANBQ CCGE DGFI EMGP FRGT HGIH LCMG LMMN MQNT NAOC OLQN PQSR QBSC SLTN";

// A cell is row * 20 + column.
typedef vector<int> Cells;

static int cellIn(int row, int column) {
    const bool isInside = 0 <= row && row < SIDE && 0 <= column && column < SIDE;
    return isInside ? row * SIDE + column : NOWHERE;
}

// NOWHERE if it is not the name of a cell.
static int cellNamed(const string &name) { return name.size() == 2 ? cellIn(name[0] - 'A', name[1] - 'A') : NOWHERE; }

static vector<string> wordsOf(const string &line) {
    static const char BLANKS[] = " \t\r\n";
    vector<string> words;
    for (size_t at = line.find_first_not_of(BLANKS); at != string::npos; at = line.find_first_not_of(BLANKS, at)) {
        const size_t end = min(line.find_first_of(BLANKS, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

static Cells cellsNamed(const string &names) {
    Cells cells;
    for (const string &word : wordsOf(names)) cells.push_back(cellNamed(word));
    return cells;
}

static string cellName(int cell) { return {char('A' + cell / SIDE), char('A' + cell % SIDE)}; }

static string cellNames(const Cells &cells) {
    string names;
    for (const int cell : cells) names += (names.empty() ? "" : " ") + cellName(cell);
    return names;
}

// Steps of a king between two cells.
static int distanceOf(int a, int b) { return max(abs(a / SIDE - b / SIDE), abs(a % SIDE - b % SIDE)); }

static const Cells TEAM_STARTS[] = {cellsNamed("AJ AK BJ BK JA JB KA KB"), cellsNamed("TK TJ SK SJ KT KS JT JS")};

// The cells behind one of a ring up to another one.
static Cells wayRound(Cells ring, int start, int end) {
    rotate(ring.begin(), find(ring.begin(), ring.end(), start), ring.end());
    return Cells(ring.begin() + 1, find(ring.begin(), ring.end(), end) + 1);
}

struct House {
    int top, left, bottom, right;

    explicit House(const string &name)
        : top(name.at(0) - 'A'), left(name.at(1) - 'A'), bottom(name.at(2) - 'A'), right(name.at(3) - 'A') {}

    // Each once, clockwise from the north-west one.
    Cells corners() const {
        Cells corners;
        for (const int cell : {cellIn(top, left), cellIn(top, right), cellIn(bottom, right), cellIn(bottom, left)})
            if (find(corners.begin(), corners.end(), cell) == corners.end()) corners.push_back(cell);
        return corners;
    }

    // The shortest ways along the walls from a corner to another: one, or two as long (W3).
    vector<Cells> ways(int start, int end) const {
        if (start == end) return {Cells()};
        Cells ring;
        for (int column = left; column <= right; column++) ring.push_back(cellIn(top, column));
        for (int row = top + 1; row <= bottom; row++) ring.push_back(cellIn(row, right));
        if (top == bottom || left == right) {
            // There is no round: it goes from end to end.
            if (ring[0] != start) reverse(ring.begin(), ring.end());
            return {Cells(ring.begin() + 1, ring.end())};
        }
        for (int column = right - 1; column >= left; column--) ring.push_back(cellIn(bottom, column));
        for (int row = bottom - 1; row > top; row--) ring.push_back(cellIn(row, left));
        const Cells forth = wayRound(ring, start, end);
        reverse(ring.begin(), ring.end());
        const Cells back = wayRound(ring, start, end);
        if (forth.size() == back.size()) return {forth, back};
        return {forth.size() < back.size() ? forth : back};
    }
};

// A way that a ghost may draw: along its house to an exit, then a line to another house.
struct Plan {
    Cells path;
    int weight;
};

// Can be divided by any number of lines (1 to 4) times ways (1 or 2).
static const int WHOLE = 24;

// What is known of a ghost's way: its steps since it drew, and the numbers of the plans that fit them. None fits where the town is
// not the one that it was taken for.
struct Walk {
    size_t age;
    vector<int> plans;
};

struct Town {
    // Of each house.
    vector<Cells> corners;
    // By cell, the number of its house; NOWHERE on the street.
    Cells houseOn;
    // By cell, where a hunter may go from it, staying included (T2).
    vector<Cells> steps;
    vector<Plan> plans;
    // By corner, the numbers of the plans that a ghost may draw there.
    map<int, vector<int>> plansAt;

    explicit Town(const string &names) : houseOn(CELLS, NOWHERE), steps(CELLS) {
        vector<House> houses;
        for (const string &name : wordsOf(names)) {
            const House house(name);
            for (int row = house.top; row <= house.bottom; row++)
                for (int column = house.left; column <= house.right; column++) houseOn[cellIn(row, column)] = int(houses.size());
            houses.push_back(house);
            corners.push_back(house.corners());
        }
        for (int cell = 0; cell < CELLS; cell++) steps[cell] = stepsFrom(cell);
        // Exit, line and way are drawn with equal chances, one after the other (G1).
        for (size_t house = 0; house < houses.size(); house++)
            for (const int corner : corners[house])
                for (const int leaving : corners[house]) addPlans(corner, houses[house].ways(corner, leaving), linesFrom(leaving));
    }

    bool isStreet(int cell) const { return cell != NOWHERE && houseOn[cell] == NOWHERE; }

    int drawCorner(Chance &chance) const { return chance.pick(chance.pick(corners)); }

    // Of a ghost that draws on a corner.
    Walk freshWalk(int corner) const {
        const map<int, vector<int>>::const_iterator found = plansAt.find(corner);
        return {0, found == plansAt.end() ? vector<int>() : found->second};
    }

    // Of a ghost that goes on to a cell.
    Walk walkTo(int cell, const Walk &walk) const {
        Walk on = {walk.age + 1, {}};
        for (const int plan : walk.plans)
            if (plans[plan].path[walk.age] == cell) on.plans.push_back(plan);
        const bool hasArrived = !on.plans.empty() && plans[on.plans[0]].path.size() == on.age;
        return hasArrived ? freshWalk(cell) : on;
    }

    // The next cell of a ghost, as likely as its plans make it.
    int drawStep(const Walk &walk, Chance &chance) const {
        int drawn = chance.below(weightOf(walk.plans));
        for (const int plan : walk.plans) {
            drawn -= plans[plan].weight;
            if (drawn < 0) return plans[plan].path[walk.age];
        }
        return NOWHERE;
    }

    int weightOf(const vector<int> &numbers) const {
        int total = 0;
        for (const int plan : numbers) total += plans[plan].weight;
        return total;
    }

private:
    Cells stepsFrom(int cell) const {
        Cells found;
        for (int down = -1; down <= 1; down++)
            for (int right = -1; right <= 1; right++) {
                const int to = cellIn(cell / SIDE + down, cell % SIDE + right);
                if (isStreet(to)) found.push_back(to);
            }
        return found;
    }

    // Straight ways out of a house that meet another one at a corner (W4).
    vector<Cells> linesFrom(int corner) const {
        static const int WAYS[][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
        vector<Cells> lines;
        for (const int *way : WAYS) {
            Cells line;
            int cell = corner;
            do {
                cell = cellIn(cell / SIDE + way[0], cell % SIDE + way[1]);
                line.push_back(cell);
            } while (isStreet(cell));
            if (cell == NOWHERE || houseOn[cell] == houseOn[corner]) continue;
            const Cells &others = corners[houseOn[cell]];
            if (find(others.begin(), others.end(), cell) != others.end()) lines.push_back(line);
        }
        return lines;
    }

    void addPlans(int corner, const vector<Cells> &ways, const vector<Cells> &lines) {
        for (const Cells &way : ways)
            for (const Cells &line : lines) {
                Plan plan = {way, WHOLE / int(ways.size() * lines.size())};
                plan.path.insert(plan.path.end(), line.begin(), line.end());
                plansAt[corner].push_back(int(plans.size()));
                plans.push_back(plan);
            }
    }
};

struct Ghost {
    int cell;
    Walk walk;
    bool isNew;
};

// A word of an answer, shortened, with its control characters made visible.
static string shown(const string &word) {
    static const size_t MOST = 24;
    const vector<string> letters = lettersOf(word);
    string text;
    for (size_t at = 0; at < min(MOST, letters.size()); at++) {
        const string &letter = letters[at];
        unsigned code = letter.size() == 1 ? letter[0] : (unsigned char)letter[0] & (0x7f >> letter.size());
        for (size_t rest = 1; rest < letter.size(); rest++) code = code << 6 | (letter[rest] & 0x3f);
        const bool isControl = code < 0x20 || (0x7f <= code && code < 0xa0);
        const bool turnsWriting = code == 0x61c || code == 0x200e || code == 0x200f || (0x202a <= code && code <= 0x202e) ||
                                  (0x2066 <= code && code <= 0x2069);
        char escaped[16];
        snprintf(escaped, sizeof escaped, "\\u%04x", code);
        text += isControl || turnsWriting || code == 0x2028 || code == 0x2029 ? escaped : letter;
    }
    return text + (letters.size() > MOST ? "…" : "");
}

struct Match {
    shared_ptr<const Town> town;
    int limit, turn;
    Cells teams[2];
    vector<Ghost> ghosts;

    // The text may be of a town alone.
    Match(const vector<string> &text, Chance &chance)
        : town(make_shared<Town>(text.at(0))), limit(stoi(text.size() > 1 ? text[1] : USUAL_LIMIT)), turn(0), points(2) {
        const string starts = text.size() > 2 ? text[2] : "-";
        Cells cells = starts == "-" ? Cells() : cellsNamed(starts);
        while (int(cells.size()) < GHOSTS) cells.push_back(town->drawCorner(chance));
        for (const int cell : cells) ghosts.push_back(newGhost(cell));
        for (int player = 0; player < 2; player++) {
            teams[player] = TEAM_STARTS[player];
            lines[player] = {to_string(limit), to_string(player)};
        }
        tell();
    }

    // The limit is on the moves of both together (T1).
    vector<int> asked() const { return turn < limit / 2 ? vector<int>{0, 1} : vector<int>{}; }

    const vector<string> &told(int player) const { return lines[player]; }

    string fault(int player, const string &answer) const {
        const vector<string> words = wordsOf(answer);
        const string team = TEAM_NAMES[player] + "’s ";
        if (int(words.size()) != HUNTERS)
            return team + "answer has " + to_string(words.size()) + " words; expected " + to_string(HUNTERS) + " cells [G5]";
        for (const string &word : words)
            if (cellNamed(word) == NOWHERE)
                return team + "answer has '" + shown(word) + "'; expected a cell, two letters A to T [G5]";
        for (int hunter = 0; hunter < HUNTERS; hunter++) {
            const string &word = words[hunter];
            const int before = teams[player][hunter], cell = cellNamed(word);
            const string goes = team + "hunter " + to_string(hunter + 1) + " goes ";
            if (distanceOf(before, cell) > 1)
                return goes + "from " + cellName(before) + " to " + word + "; expected a neighbouring cell [G5]";
            if (!town->isStreet(cell)) return goes + "to " + word + ", inside a house; expected a street cell [G5]";
            const int other = int(find(words.begin(), words.end(), word) - words.begin());
            if (other < hunter)
                return goes + "to " + word + " like hunter " + to_string(other + 1) + "; expected a cell of its own [G5]";
        }
        return "";
    }

    // A turn: hunters and ghosts move at once, ghosts are neutralised, new ones appear.
    void play(const vector<string> &answers, Chance &chance) {
        for (int player = 0; player < 2; player++) teams[player] = cellsNamed(answers[player]);
        // All steps are drawn before a new ghost is, so that it changes no other ghost's step.
        for (Ghost &ghost : ghosts) {
            const int cell = town->drawStep(ghost.walk, chance);
            ghost = movedGhost(ghost, cell);
        }
        for (Ghost &ghost : ghosts) {
            const int white = countAround(ghost.cell, 0), black = countAround(ghost.cell, 1);
            // Houses shelter, their corners included (G4).
            if (!town->isStreet(ghost.cell) || max(white, black) < NEEDED) continue;
            if (white != black) points[white > black ? 0 : 1]++;
            ghost = newGhost(town->drawCorner(chance));
        }
        turn++;
        if (!asked().empty()) tell();
    }

    // A turn as a program is told of it: with the ghosts after it, as they are listed.
    void see(const Cells &white, const Cells &black, const vector<string> &listed) {
        teams[0] = white;
        teams[1] = black;
        for (int at = 0; at < GHOSTS; at++) {
            const string &word = listed.at(at);
            const int cell = cellNamed(word.substr(0, 2));
            ghosts[at] = word.back() == '+' ? newGhost(cell) : movedGhost(ghosts[at], cell);
        }
        turn++;
    }

    vector<int> scores() const { return points; }

private:
    vector<int> points;
    vector<string> lines[2];

    Ghost newGhost(int cell) const { return {cell, town->freshWalk(cell), true}; }

    Ghost movedGhost(const Ghost &ghost, int cell) const { return {cell, town->walkTo(cell, ghost.walk), false}; }

    int countAround(int cell, int player) const {
        const Cells &team = teams[player];
        return int(count_if(team.begin(), team.end(), [cell](int hunter) { return distanceOf(hunter, cell) <= 2; }));
    }

    void tell() {
        string listed;
        for (const Ghost &ghost : ghosts) listed += (listed.empty() ? "" : " ") + cellName(ghost.cell) + (ghost.isNew ? "+" : "*");
        for (int player = 0; player < 2; player++) {
            lines[player].push_back(listed);
            lines[player].push_back(cellNames(teams[1 - player]));
        }
    }
};

template <class Think, class Read, class Say> static void takePart(Think think, Chance &chance, Read read, Say say) {
    const string limit = read();
    const int side = stoi(read());
    string starts = read();
    starts.erase(remove(starts.begin(), starts.end(), '+'), starts.end());
    Match match({DEFAULT_TOWN, limit, starts}, chance);
    // The opponents begin where they always do.
    read();
    for (int left = match.limit / 2; left > 0; left--) {
        const string answer = think(match, side, chance);
        say(answer);
        // What the last turn leads to is not told.
        if (left == 1) return;
        const vector<string> ghosts = wordsOf(read());
        const Cells own = cellsNamed(answer), opponents = cellsNamed(read());
        match.see(side == 0 ? own : opponents, side == 0 ? opponents : own, ghosts);
    }
}

static const Cells ALL_HUNTERS = {0, 1, 2, 3, 4, 5, 6, 7};

// Hunters by what is least of each; equals stay in their order.
template <class Key> static Cells sortedBy(Cells hunters, Key key) {
    stable_sort(hunters.begin(), hunters.end(), [&key](int one, int other) { return key(one) < key(other); });
    return hunters;
}

// Moves hunter by hunter, each to the open cell that costs least. Open is what no hunter has taken and none stands on who has yet
// to move, so that everybody can always stay.
template <class Cost> static string moveTeam(const Town &town, const Cells &team, const Cells &order, Cost cost) {
    Cells moved = team;
    set<int> held(team.begin(), team.end());
    for (const int hunter : order) {
        held.erase(team[hunter]);
        int least = CELLS * 100;
        for (const int cell : town.steps[team[hunter]]) {
            if (held.count(cell)) continue;
            const int price = cost(hunter, cell);
            if (price >= least) continue;
            least = price;
            moved[hunter] = cell;
        }
        held.insert(moved[hunter]);
    }
    return cellNames(moved);
}

// Each hunter takes any step that is open to it.
static string playRandom(const Match &match, int player, Chance &chance) {
    const Cells order = chance.shuffled(ALL_HUNTERS);
    return moveTeam(*match.town, match.teams[player], order, [&chance](int, int) { return chance.below(1000); });
}

// The cell of the ghost that a group reaches first, as the crow flies, those on the street first.
static int nearestGhost(const Match &match, const Cells &group) {
    int nearest = NOWHERE, least = CELLS * 100;
    for (const Ghost &ghost : match.ghosts) {
        int way = 0;
        for (const int hunter : group) way = max(way, distanceOf(hunter, ghost.cell));
        if (!match.town->isStreet(ghost.cell)) way += 1000;
        if (way >= least) continue;
        least = way;
        nearest = ghost.cell;
    }
    return nearest;
}

// Two groups of four, each straight after the nearest ghost.
static string playGreedy(const Match &match, int player, Chance &chance) {
    const Cells &team = match.teams[player];
    const Cells::const_iterator half = team.begin() + HUNTERS / 2;
    const int targets[] = {nearestGhost(match, Cells(team.begin(), half)), nearestGhost(match, Cells(half, team.end()))};
    const auto way = [&targets](int hunter, int cell) { return distanceOf(cell, targets[hunter / (HUNTERS / 2)]); };
    const Cells order = sortedBy(ALL_HUNTERS, [&](int hunter) { return way(hunter, team[hunter]); });
    // Among steps equally near chance decides, so that none stands before a wall for ever.
    return moveTeam(*match.town, team, order, [&](int hunter, int cell) { return way(hunter, cell) * 100 + chance.below(100); });
}

// Turns that the hunter player looks ahead; a point counts less with each of them.
static const int HORIZON = 20;
static const double PATIENCE = 0.85;
// Where there is no way.
static const int NO_WAY = 255;

// Cells, and how likely something is on each.
typedef vector<pair<int, double>> Likely;

// Sums what is likely, cells in the order in which they came up, as the app does: where doubles are rounded as there, to the last digit.
class Sum {
    Cells numbers;

public:
    Likely likely;

    Sum() : numbers(CELLS, NOWHERE) {}

    void add(int cell, double part) {
        if (numbers[cell] == NOWHERE) {
            numbers[cell] = int(likely.size());
            likely.push_back({cell, 0});
        }
        likely[numbers[cell]].second += part;
    }
};

// What will be in a town, remembered once it was asked for.
class Foresight {
    const shared_ptr<const Town> town;
    map<int, Cells> ways;
    // By the plans of a ghost, and steps since it drew.
    map<pair<vector<int>, int>, Likely> on, around;

public:
    explicit Foresight(const shared_ptr<const Town> &of) : town(of) {}

    // Steps that a hunter needs to a cell, from each cell.
    const Cells &stepsTo(int target) {
        Cells &steps = ways[target];
        if (!steps.empty()) return steps;
        steps.assign(CELLS, NO_WAY);
        steps[target] = 0;
        Cells found = {target};
        for (size_t at = 0; at < found.size(); at++) {
            const int from = found[at];
            for (const int cell : town->steps[from]) {
                if (steps[cell] != NO_WAY) continue;
                steps[cell] = steps[from] + 1;
                found.push_back(cell);
            }
        }
        return steps;
    }

    // By street cell, how likely a ghost is within a step of it so many steps after it drew.
    const Likely &likelyNear(const vector<int> &plans, int steps) {
        Likely &known = around[make_pair(plans, steps)];
        if (!known.empty()) return known;
        Sum sum;
        for (const pair<int, double> &part : likelyOn(plans, steps))
            for (const int cell : town->steps[part.first]) sum.add(cell, part.second);
        return known = sum.likely;
    }

private:
    // By street cell, how likely it is on it.
    const Likely &likelyOn(const vector<int> &plans, int steps) {
        Likely &known = on[make_pair(plans, steps)];
        if (!known.empty()) return known;
        Sum sum;
        const double total = town->weightOf(plans);
        for (const int number : plans) {
            const Plan &plan = town->plans[number];
            const int length = int(plan.path.size());
            const double share = plan.weight / total;
            if (steps > length)
                for (const pair<int, double> &part : likelyOn(town->plansAt.at(plan.path.back()), steps - length))
                    sum.add(part.first, part.second * share);
            else if (town->isStreet(plan.path[steps - 1]))
                sum.add(plan.path[steps - 1], share);
        }
        return known = sum.likely;
    }
};

// A street cell, and how likely a ghost is within a step of it after 1, 2, 3 and more turns, less what each turn takes off.
struct Place {
    int cell;
    vector<double> worths;
};

static vector<Place> placesRound(Foresight &foresight, const Walk &walk) {
    vector<Place> places;
    vector<int> numbers(CELLS, NOWHERE);
    double patience = 1;
    for (int turn = 0; turn < HORIZON && !walk.plans.empty(); turn++) {
        patience *= PATIENCE;
        for (const pair<int, double> &part : foresight.likelyNear(walk.plans, int(walk.age) + turn + 1)) {
            int &number = numbers[part.first];
            if (number == NOWHERE) {
                number = int(places.size());
                places.push_back({part.first, vector<double>(HORIZON)});
            }
            places[number].worths[turn] = part.second * patience;
        }
    }
    return places;
}

// A cell round which four hunters gather for a ghost.
struct Meeting {
    int ghost, cell;
    Cells hunters;
};

// The meeting worth most for four of the free hunters; of no ghost where none is worth anything.
static Meeting bestMeeting(Foresight &foresight, const Cells &team, const Cells &free, const vector<vector<Place>> &placesOf) {
    Meeting best = {NOWHERE, NOWHERE, {}};
    double most = 0;
    for (size_t ghost = 0; ghost < placesOf.size(); ghost++)
        for (const Place &place : placesOf[ghost]) {
            if (*max_element(place.worths.begin(), place.worths.end()) <= most) continue;
            const Cells &steps = foresight.stepsTo(place.cell);
            Cells hunters = sortedBy(free, [&](int hunter) { return steps[team[hunter]]; });
            hunters.resize(NEEDED);
            // Until all of them are within a step of it.
            const int turns = max(1, steps[team[hunters.back()]] - 1);
            for (int turn = turns - 1; turn < HORIZON; turn++) {
                if (place.worths[turn] <= most) continue;
                most = place.worths[turn];
                best = {int(ghost), place.cell, hunters};
            }
        }
    return best;
}

// Reckons where each ghost will be, and sends the four nearest hunters to the cell where they are likely to catch one soonest; the
// other four do the same with the other ghosts.
static string playHunter(const Match &match, int player, Chance &) {
    // A program plays one match, in one town.
    static Foresight foresight(match.town);
    const Cells &team = match.teams[player];
    vector<vector<Place>> placesOf;
    for (const Ghost &ghost : match.ghosts) placesOf.push_back(placesRound(foresight, ghost.walk));
    Cells free = ALL_HUNTERS, goals(HUNTERS, NOWHERE);
    while (!free.empty()) {
        const Meeting meeting = bestMeeting(foresight, team, free, placesOf);
        if (meeting.ghost == NOWHERE) break;
        placesOf[meeting.ghost].clear();
        for (const int hunter : meeting.hunters) {
            free.erase(find(free.begin(), free.end(), hunter));
            goals[hunter] = meeting.cell;
        }
    }
    const auto way = [&](int hunter, int cell) { return goals[hunter] == NOWHERE ? 0 : foresight.stepsTo(goals[hunter])[cell]; };
    const Cells order = sortedBy(ALL_HUNTERS, [&](int hunter) { return way(hunter, team[hunter]); });
    return moveTeam(*match.town, team, order, way);
}

typedef string (*Think)(const Match &, int, Chance &);
static const map<string, Think> PLAYERS = {{"random", playRandom}, {"greedy", playGreedy}, {"hunter", playHunter}};
