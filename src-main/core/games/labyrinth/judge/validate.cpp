typedef pair<int, int> Cell;

static const int MOST_SIDE = 500;
static const int OFFICIAL_SIDE = 7;

// The map, a word for each cell: an island, a wall, a bog, a river, an estuary or a cave.
static vector<vector<string> > rows;
static const pattern CELL("o|w|b[<>^v]|r[0-9][<>^v]|e[0-9]|y[0-9](0|[1-9][0-9]{0,5})");

static vector<string> readRow() {
    for (vector<string> row;;) {
        row.push_back(inf.readToken(CELL, "cell"));
        if (inf.eoln()) return row;
        inf.readSpace();
    }
}

// The row behind the map begins with a digit.
static void readMap() {
    do {
        rows.push_back(readRow());
        inf.ensuref(rows.size() <= MOST_SIDE, "there is another row, expected at most %d", MOST_SIDE);
        inf.ensuref(rows.back().size() <= MOST_SIDE, "the row has %d cells, expected at most %d", int(rows.back().size()), MOST_SIDE);
        inf.ensuref(rows.back().size() == rows[0].size(), "the row has %d cells, expected %d as above", int(rows.back().size()), int(rows[0].size()));
    } while ('a' <= inf.curChar() && inf.curChar() <= 'z');
    const bool isOfficial = rows.size() == OFFICIAL_SIDE && rows[0].size() == OFFICIAL_SIDE;
    if (IS_STRICT && !isOfficial) complain(1, "the map is not the official 7 x 7");
}

static const string &wordAt(Cell cell) { return rows[cell.first][cell.second]; }

static void complainAt(Cell cell, const string &sentence) {
    complain(cell.first + 1, "the cell (" + to_string(cell.first) + "," + to_string(cell.second) + ") " + sentence);
}

// All cells of a kind, in the order of reading.
static vector<Cell> cellsOf(char kind) {
    vector<Cell> cells;
    for (int row = 0; row < int(rows.size()); row++)
        for (int col = 0; col < int(rows[row].size()); col++)
            if (rows[row][col][0] == kind) cells.push_back(Cell(row, col));
    return cells;
}

// Whether the arrow of a river leads to the same river or its estuary; `next` is the cell there.
static bool isFlowing(Cell cell, Cell &next) {
    const string &word = wordAt(cell);
    next = cell;
    if (word[2] == '^') next.first--;
    if (word[2] == 'v') next.first++;
    if (word[2] == '<') next.second--;
    if (word[2] == '>') next.second++;
    if (next.first < 0 || next.first >= int(rows.size())) return false;
    if (next.second < 0 || next.second >= int(rows[0].size())) return false;
    const string &other = wordAt(next);
    return (other[0] == 'r' || other[0] == 'e') && other[1] == word[1];
}

static map<Cell, Cell> checkFlows(const vector<Cell> &rivers) {
    map<Cell, Cell> flows;
    set<Cell> fed;
    for (Cell cell : rivers) {
        Cell next;
        if (!isFlowing(cell, next)) {
            complainAt(cell, "flows off its river, expected its next cell or its estuary");
            continue;
        }
        if (!fed.insert(next).second) complainAt(cell, "flows where another one does, expected only one inflow");
        flows[cell] = next;
    }
    return flows;
}

static void checkCircles(const vector<Cell> &rivers, map<Cell, Cell> flows) {
    map<Cell, Cell> reachedFrom;
    for (Cell start : rivers) {
        Cell cell = start;
        while (flows.count(cell) && !reachedFrom.count(cell)) {
            reachedFrom[cell] = start;
            cell = flows[cell];
        }
        if (!reachedFrom.count(cell) || reachedFrom[cell] != start) continue;
        Cell first = cell;
        for (Cell at = flows[cell]; at != cell; at = flows[at]) first = min(first, at);
        complainAt(first, "flows in a circle, expected an end at its estuary");
    }
}

static void checkEstuaries(const vector<Cell> &rivers, const map<Cell, Cell> &flows) {
    map<char, Cell> firstOf;
    set<char> ended, numbers;
    for (Cell cell : rivers) {
        const char number = wordAt(cell)[1];
        numbers.insert(number);
        // Of a river without an estuary its end is named.
        const bool isEnd = !flows.count(cell);
        if (!firstOf.count(number) || (isEnd && !ended.count(number))) firstOf[number] = cell;
        if (isEnd) ended.insert(number);
    }
    set<char> known;
    for (Cell cell : cellsOf('e')) {
        const char number = wordAt(cell)[1];
        const bool isFirst = known.insert(number).second;
        if (!isFirst || !numbers.count(number)) complainAt(cell, "is an estuary, expected one for each river and no others");
    }
    for (char number : numbers)
        if (!known.count(number)) complainAt(firstOf[number], "is of a river without an estuary, expected one");
}

static void checkCaves() {
    map<char, vector<pair<int, Cell> > > chains;
    for (Cell cell : cellsOf('y')) chains[wordAt(cell)[1]].push_back(make_pair(stoi(wordAt(cell).substr(2)), cell));
    for (auto &chain : chains) {
        vector<pair<int, Cell> > &caves = chain.second;
        sort(caves.begin(), caves.end());
        int expected = 0;
        for (const pair<int, Cell> &cave : caves) {
            if (cave.first != expected) complainAt(cave.second, "is not the next cave of its chain");
            else if (IS_STRICT && caves.size() == 1) complainAt(cave.second, "is the only cave of its chain, expected more");
            expected = cave.first + 1;
        }
    }
}

static void readWalk() {
    const int row = inf.readInt(0, int(rows.size()) - 1, "row");
    inf.readSpace();
    const int col = inf.readInt(0, int(rows[0].size()) - 1, "column");
    const string &word = rows[row][col];
    inf.ensuref(word != "w", "the walk starts on a wall, expected an island");
    inf.ensuref(word == "o" || !IS_STRICT, "the walk starts on %s, expected an island", word.c_str());
    if (inf.eoln()) {
        inf.ensuref(!IS_STRICT, "the walk has no moves, expected at least one");
        return;
    }
    inf.readSpace();
    inf.readToken("[NESW]+", "moves");
    inf.readEoln();
}

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    readMap();
    const vector<Cell> rivers = cellsOf('r');
    const map<Cell, Cell> flows = checkFlows(rivers);
    checkCircles(rivers, flows);
    checkEstuaries(rivers, flows);
    checkCaves();
    refuseIfWrong();
    const long long walkCount = inf.readLong(IS_STRICT ? 1LL : 0LL, 999999999999999LL, "walks");
    inf.readEoln();
    for (long long walk = 0; walk < walkCount; walk++) readWalk();
    readEnd();
}
