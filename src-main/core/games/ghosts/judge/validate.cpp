// A cell is row * 20 + column. A way is the cells that a ghost still goes to.
typedef vector<int> Way;
struct House { int top, left, bottom, right; };
// Where a ghost went, NOWHERE where no one saw it; where a new one took its place, NOWHERE if it lives.
struct Told { int at, next; };
// A team or the ghosts that are not shown are empty.
struct Turn { vector<int> teams[2]; int teamLines[2]; vector<Told> ghosts; int ghostsLine; };

static const int SIDE = 20, CELLS = SIDE * SIDE, NOWHERE = -1;
static const int HUNTERS = 8, GHOSTS = 6, NEEDED = 4, REACH = 2;
static const string STARTS[2] = {"AJAKBJBKJAJBKAKB", "TKTJSKSJKTKSJTJS"};
// A transcript does not tell the town.
static const string USUAL_TOWN = "AGBIANBQCCGEDGFIEMGPFRGTHGIHLCMGLMMNMQNTNAOCOLQNPQSRQBSCSLTN";

static vector<House> houses;
// Of each cell its house, NOWHERE in a street.
static int houseAt[CELLS];
static bool isCorner[CELLS];

static int cellOf(const string &text, size_t at = 0) { return (text[at] - 'A') * SIDE + text[at + 1] - 'A'; }
static int nextTo(int cell, int down, int right) {
    const int row = cell / SIDE + down, col = cell % SIDE + right;
    return min(row, col) < 0 || max(row, col) >= SIDE ? NOWHERE : row * SIDE + col;
}
static int distanceOf(int one, int other) { return max(abs(one / SIDE - other / SIDE), abs(one % SIDE - other % SIDE)); }

static vector<int> cellsIn(const string &names) {
    vector<int> cells;
    for (size_t at = 0; at < names.size(); at += 2) cells.push_back(cellOf(names, at));
    return cells;
}

static set<int> cornersOf(const House &house) {
    return {house.top * SIDE + house.left, house.top * SIDE + house.right, house.bottom * SIDE + house.left, house.bottom * SIDE + house.right};
}

// The straight ways through the streets from a corner to a corner of another house.
static vector<Way> linesFrom(int corner) {
    static const int STEPS[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    vector<Way> lines;
    for (const int *step : STEPS) {
        Way line(1, nextTo(corner, step[0], step[1]));
        while (line.back() != NOWHERE && houseAt[line.back()] == NOWHERE) line.push_back(nextTo(line.back(), step[0], step[1]));
        const int end = line.back();
        if (end != NOWHERE && isCorner[end] && houseAt[end] != houseAt[corner]) lines.push_back(line);
    }
    return lines;
}

static void addHouse(const string &name) {
    inf.ensuref(name[0] <= name[2] && name[1] <= name[3], "house %s is not from its north-west to its south-east cell", name.c_str());
    const House house = {name[0] - 'A', name[1] - 'A', name[2] - 'A', name[3] - 'A'};
    const vector<int> starts = cellsIn(STARTS[0] + STARTS[1]);
    for (int row = house.top; row <= house.bottom; row++)
        for (int col = house.left; col <= house.right; col++) {
            const int cell = row * SIDE + col;
            inf.ensuref(houseAt[cell] == NOWHERE, "house %s overlaps another one, expected a place of its own", name.c_str());
            inf.ensuref(!count(starts.begin(), starts.end(), cell), "house %s is where hunters start, expected it elsewhere", name.c_str());
            houseAt[cell] = int(houses.size());
        }
    for (int corner : cornersOf(house)) isCorner[corner] = true;
    houses.push_back(house);
}

// A ghost would be stuck in a house without a line (G2).
static void checkLines() {
    for (const House &house : houses) {
        bool hasLine = false;
        for (int corner : cornersOf(house)) hasLine = hasLine || !linesFrom(corner).empty();
        if (!hasLine) complain(1, "no line leads from a house to another, expected one from each");
    }
    refuseIfWrong();
}

// The cells along the walls, clockwise; of a narrow house there and back.
static vector<int> perimeterOf(const House &house) {
    vector<int> ring;
    for (int col = house.left; col < house.right; col++) ring.push_back(house.top * SIDE + col);
    for (int row = house.top; row < house.bottom; row++) ring.push_back(row * SIDE + house.right);
    for (int col = house.right; col > house.left; col--) ring.push_back(house.bottom * SIDE + col);
    for (int row = house.bottom; row > house.top; row--) ring.push_back(row * SIDE + house.left);
    return ring;
}

static Way wayAlong(vector<int> ring, int start, int end) {
    rotate(ring.begin(), find(ring.begin(), ring.end(), start), ring.end());
    return Way(ring.begin() + 1, find(ring.begin(), ring.end(), end) + 1);
}

// The shortest ways along a house from a corner to another.
static vector<Way> waysRound(const House &house, int start, int end) {
    if (start == end) return {Way()};
    vector<int> ring = perimeterOf(house);
    const Way one = wayAlong(ring, start, end);
    reverse(ring.begin(), ring.end());
    const Way other = wayAlong(ring, start, end);
    if (one.size() == other.size()) return {one, other};
    return {one.size() < other.size() ? one : other};
}

// All ways of a ghost that draws on a corner; none where there is no corner.
static const vector<Way> &waysFrom(int corner) {
    static map<int, vector<Way> > known;
    if (!isCorner[corner] || known.count(corner)) return known[corner];
    vector<Way> &ways = known[corner];
    const House &house = houses[houseAt[corner]];
    for (int last : cornersOf(house))
        for (const Way &round : waysRound(house, corner, last))
            for (const Way &line : linesFrom(last)) {
                ways.push_back(round);
                ways.back().insert(ways.back().end(), line.begin(), line.end());
            }
    return ways;
}

// What is left, after a step, of the ways that a ghost may be on; none if no way has it.
static vector<Way> waysAfter(const vector<Way> &ways, int cell) {
    vector<Way> left;
    for (const Way &way : ways)
        if (way[0] == cell) left.push_back(Way(way.begin() + 1, way.end()));
    return count(left.begin(), left.end(), Way()) ? waysFrom(cell) : left;
}

static vector<int> teams[2];
// Of each ghost the ways that it may be on; none where nothing is known.
static vector<Way> ghostWays[GHOSTS];

static bool checkTeam(const vector<int> &before, const vector<int> &after, int line) {
    for (int hunter = 0; hunter < HUNTERS; hunter++) {
        const int cell = after[hunter];
        const char *problem = nullptr;
        if (distanceOf(before[hunter], cell) > 1) problem = " goes too far, expected a step of one cell at most";
        else if (houseAt[cell] != NOWHERE) problem = " is in a house, expected it on a street";
        else if (find(after.begin(), after.begin() + hunter, cell) != after.begin() + hunter) problem = " is where another one is, expected a cell of its own";
        if (!problem) continue;
        complain(line, "hunter " + to_string(hunter + 1) + problem);
        return false;
    }
    return true;
}

enum Fate { SPARED, WHITE, BLACK, TIE };

static Fate fateOn(int cell) {
    int counts[2] = {0, 0};
    for (int player = 0; player < 2; player++)
        for (int hunter : teams[player]) counts[player] += distanceOf(hunter, cell) <= REACH;
    if (houseAt[cell] != NOWHERE || max(counts[0], counts[1]) < NEEDED) return SPARED;
    return counts[0] == counts[1] ? TIE : counts[0] > counts[1] ? WHITE : BLACK;
}

// Whether a ghost was rightly neutralised or spared, on all cells where it may have been.
static const char *fateProblem(const vector<Way> &ways, const Told &told) {
    set<Fate> fates;
    if (told.at != NOWHERE) fates.insert(fateOn(told.at));
    else for (const Way &way : ways) fates.insert(fateOn(way[0]));
    if (told.next == NOWHERE) return fates.count(SPARED) ? nullptr : " lives on, expected it to be neutralised by the hunters around";
    if (fates == set<Fate>{SPARED}) return " is neutralised, expected it to live on as no hunters are around or in a house";
    fates.erase(SPARED);
    return IS_STRICT && fates.size() > 1 ? " is neutralised on one cell or another, expected only one possible outcome" : nullptr;
}

static void checkTurn(const Turn &turn) {
    bool areTeamsSound = true;
    for (int player = 0; player < 2; player++) {
        if (turn.teams[player].empty()) continue;
        if (!checkTeam(teams[player], turn.teams[player], turn.teamLines[player])) areTeamsSound = false;
        teams[player] = turn.teams[player];
    }
    if (turn.ghosts.empty() && IS_STRICT) complain(turn.teamLines[turn.teams[0].empty() ? 1 : 0], "the turn is not shown, expected all of it");
    for (size_t ghost = 0; ghost < turn.ghosts.size(); ghost++) {
        const Told &told = turn.ghosts[ghost];
        const vector<Way> ways = ghostWays[ghost];
        const char *problem = areTeamsSound ? fateProblem(ways, told) : nullptr;
        // After an impossible step nothing is known of its ways any more; it is not blamed twice.
        if (told.at != NOWHERE && !ways.empty() && waysAfter(ways, told.at).empty()) problem = " takes a step that no way allows, expected another";
        if (told.next != NOWHERE && !isCorner[told.next]) problem = " is replaced by one on no corner, expected a corner of a house";
        if (problem) complain(turn.ghostsLine, "ghost " + to_string(ghost + 1) + problem);
        ghostWays[ghost] = told.next != NOWHERE ? waysFrom(told.next) : waysAfter(ways, told.at);
    }
    refuseIfWrong();
}

static vector<string> readWords(const string &word, int count, const char *name) {
    const pattern likeThis(word);
    vector<string> words;
    while (int(words.size()) < count) {
        if (!words.empty()) inf.readSpace();
        words.push_back(inf.readToken(likeThis, name));
    }
    inf.readEoln();
    return words;
}

static vector<int> readCells(int count, const char *name) {
    vector<int> cells;
    for (const string &word : readWords("[A-T]{2}", count, name)) cells.push_back(cellOf(word));
    return cells;
}

// Whether what comes next is not shown; the sign for that is read.
static bool isHidden() {
    if (inf.curChar() != '-') return false;
    inf.skipChar();
    if (inf.eoln()) return true;
    inf.unreadChar('-');
    return false;
}

static vector<int> readShown(int count, const char *name) { return isHidden() ? vector<int>() : readCells(count, name); }

static void readStarts(const vector<int> &starts) {
    for (int ghost = 0; ghost < int(starts.size()); ghost++) {
        if (!isCorner[starts[ghost]]) complain(3, "ghost " + to_string(ghost + 1) + " starts on no corner, expected a corner of a house");
        else ghostWays[ghost] = waysFrom(starts[ghost]);
    }
    refuseIfWrong();
}

static Turn readTurn(int line) {
    Turn turn;
    for (int player = 0; player < 2; player++) {
        turn.teamLines[player] = line + player;
        turn.teams[player] = readShown(HUNTERS, "hunter");
    }
    turn.ghostsLine = line + 2;
    if (!isHidden())
        for (const string &word : readWords("[A-T]{2}\\*|[A-T]{2}\\+[A-T]{2}|\\-\\-\\+[A-T]{2}", GHOSTS, "ghost"))
            turn.ghosts.push_back({word[0] == '-' ? NOWHERE : cellOf(word), word[2] == '+' ? cellOf(word, 3) : NOWHERE});
    const int hidden = turn.teams[0].empty() + turn.teams[1].empty();
    inf.ensuref(hidden == (turn.ghosts.empty() ? 1 : 0), "line %d: expected '-' only for the ghosts and one team of the last turn", line + linesAbove);
    return turn;
}

static int readLimit() { return readLineOfNumber(0, 100000, 240, 480, "limit"); }

static void checkLimit(int turns, int limit, int line) {
    inf.ensuref(turns <= limit / 2, "line %d: found another turn, expected at most %d by the limit on moves", line + linesAbove, limit / 2);
}

// A town alone; or a level with its limit and starts, and perhaps turns: whether there are any moves.
static bool readPlain() {
    do addHouse(inf.readToken("[A-T]{4}", "house")); while (!inf.eoln() && inf.readSpace());
    checkLines();
    if (isAtEnd()) return false;
    const int limit = readLimit();
    const vector<int> starts = readShown(GHOSTS, "start");
    readStarts(starts);
    if (isAtEnd()) return false;
    bool isLast = false;
    for (int turns = 1; !isAtEnd() && inf.curChar() != 'f'; turns++) {
        const int line = 3 * turns + 1;
        inf.ensuref(!starts.empty(), "line %d: found no starts of ghosts, expected them before turns", 3 + linesAbove);
        inf.ensuref(!isLast, "line %d: found another turn behind one that is not shown", line + linesAbove);
        checkLimit(turns, limit, line);
        const Turn turn = readTurn(line);
        isLast = turn.ghosts.empty();
        checkTurn(turn);
    }
    if (isAtEnd()) return true;
    inf.readToken("forfeit");
    inf.readSpace();
    readWords("[01]", 1, "player");
    return true;
}

static void readMark(const char *mark) {
    inf.readToken(mark);
    inf.readSpace();
}

static vector<Told> readMarkedGhosts() {
    vector<Told> ghosts;
    readMark(">>");
    for (const string &word : readWords("[A-T]{2}[+*]", GHOSTS, "ghost")) {
        const bool isNew = word[2] == '+';
        ghosts.push_back({isNew ? NOWHERE : cellOf(word), isNew ? cellOf(word) : NOWHERE});
    }
    return ghosts;
}

static vector<int> readTeam(const char *mark) {
    readMark(mark);
    return readCells(HUNTERS, "hunter");
}

// What the player wrote, and what was read then; the end may come before.
static Turn readOwnTurn(int player, int line) {
    Turn turn;
    turn.teamLines[player] = line;
    turn.ghostsLine = line + 1;
    turn.teamLines[1 - player] = line + 2;
    turn.teams[player] = readTeam("<<");
    if (isAtEnd()) return turn;
    turn.ghosts = readMarkedGhosts();
    turn.teams[1 - player] = readTeam(">>");
    return turn;
}

static void readTranscript() {
    for (size_t at = 0; at < USUAL_TOWN.size(); at += 4) addHouse(USUAL_TOWN.substr(at, 4));
    readMark(">>");
    const int limit = readLimit();
    readMark(">>");
    const int player = stoi(readWords("[01]", 1, "player")[0]);
    if (isAtEnd()) return;
    vector<int> starts;
    for (const Told &ghost : readMarkedGhosts()) {
        inf.ensuref(ghost.next != NOWHERE, "found a ghost with *, expected all to be new: with +");
        starts.push_back(ghost.next);
    }
    inf.ensuref(readTeam(">>") == teams[1 - player], "found other opponents than those who start there");
    readStarts(starts);
    for (int turns = 1; !isAtEnd(); turns++) {
        const int line = 3 * turns + 2;
        checkLimit(turns, limit, line);
        checkTurn(readOwnTurn(player, line));
    }
}

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    fill(houseAt, houseAt + CELLS, NOWHERE);
    for (int player = 0; player < 2; player++) teams[player] = cellsIn(STARTS[player]);
    const bool isForMatch = readPlayers();
    bool hasMoves = true;
    if (inf.curChar() == '>') readTranscript();
    else hasMoves = readPlain();
    readEnd();
    if (isForMatch && hasMoves) complain(1, "found a transcript or moves, expected a level without moves");
    refuseIfWrong();
}
