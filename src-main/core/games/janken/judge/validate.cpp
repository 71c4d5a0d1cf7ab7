// The rows A to I are 0 to 8 here; each has its own cells: A5 to A9, B4 to B9 and so on.
static const int ROWS = 9;

static int firstOf(int row) { return max(1, 5 - row); }
static int lengthOf(int row) { return ROWS - abs(row - 4); }

// The terrain of the cells of each row, a letter each.
static string terrain[ROWS];

static void readTerrain() {
    for (int row = 0; row < ROWS; row++) {
        terrain[row] = "";
        for (int blank = lengthOf(row); blank < ROWS; blank++) inf.readSpace();
        for (int at = 0; at < lengthOf(row); at++) {
            if (at > 0) inf.readSpace();
            terrain[row] += inf.readToken("[FWHMU]", "terrain");
        }
        inf.readEoln();
    }
}

// A cell on the board, with its terrain in `ground`.
static string readCell(char &ground) {
    const string cell = inf.readToken("[A-I][1-9]", "cell");
    const int row = cell[0] - 'A', at = cell[1] - '0' - firstOf(row);
    inf.ensuref(0 <= at && at < lengthOf(row), "%s is not on the board, expected a cell such as E5", cell.c_str());
    ground = terrain[row][at];
    return cell;
}

static void readUnits(int count) {
    set<string> held;
    for (int unit = 0; unit < count; unit++) {
        inf.readToken("[GMS]", "unit");
        inf.readSpace();
        char ground;
        const string cell = readCell(ground);
        inf.ensuref(ground != 'U', "the unit is at %s, under water; expected a cell on land", cell.c_str());
        inf.ensuref(held.insert(cell).second, "the unit is at %s, where another one is; expected a cell of its own", cell.c_str());
        inf.readEoln();
    }
}

static void readMoves(int count) {
    for (int move = 0; move < count; move++) {
        char ground;
        readCell(ground);
        inf.readSpace();
        readCell(ground);
        inf.readEoln();
    }
}

static void readDataSet() {
    readTerrain();
    const int first = readNumber(0, 61, 1, 10, "units");
    inf.readSpace();
    const int second = readLineOfNumber(0, 61, 1, 10, "units");
    readUnits(first + second);
    readMoves(readLineOfNumber(0, 100000, 1, 100, "moves"));
}

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    const int setCount = inf.readInt(1, 100000, "sets");
    inf.readEoln();
    for (int dataSet = 0; dataSet < setCount; dataSet++) readDataSet();
    readEnd();
}
