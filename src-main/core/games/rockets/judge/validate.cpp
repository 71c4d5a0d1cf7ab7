typedef pair<int, int> Square;

static const int ARROWS_EACH = 3;

static int width, height;

static Square readSquare() {
    const int x = inf.readInt(0, width - 1, "x");
    inf.readSpace();
    const int y = inf.readInt(0, height - 1, "y");
    const bool isPit = (x == 0 || x == width - 1) && (y == 0 || y == height - 1);
    inf.ensuref(!isPit, "(%d,%d) is a pit, expected another square", x, y);
    return Square(x, y);
}

static char readWay(const char *name) {
    inf.readSpace();
    return inf.readToken("[NESW]", name)[0];
}

static set<Square> readRockets(int count) {
    set<Square> rockets;
    for (int player = 1; player <= count; player++) {
        const bool isFree = rockets.insert(readSquare()).second;
        inf.ensuref(isFree, "the rocket of player %d is where another is, expected a square of its own", player);
        inf.readEoln();
    }
    return rockets;
}

static void readDoors(int count) {
    set<pair<int, char> > held;
    for (int door = 1; door <= count; door++) {
        const int at = inf.readInt();
        const char wall = readWay("wall");
        const int last = (wall == 'N' || wall == 'S' ? width : height) - 2;
        inf.ensuref(1 <= at && at <= last, "door %d is at %d in wall %c, expected 1 to %d", door, at, wall, last);
        const bool isFree = held.insert(make_pair(at, wall)).second;
        inf.ensuref(isFree || !IS_STRICT, "door %d is where another is, expected a place of its own", door);
        inf.readEoln();
    }
}

static void readTurns(int count, const set<Square> &rockets) {
    map<Square, int> placedIn;
    for (int turn = 0; turn < count; turn++) {
        const Square square = readSquare();
        readWay("way");
        inf.ensuref(!rockets.count(square), "the arrow of turn %d is where a rocket is, expected a free square", turn + 1);
        // The oldest arrow of the player still stands, which this one would take away (R5).
        const int firstStanding = max(0, turn - ARROWS_EACH * int(rockets.size()));
        const bool isTaken = placedIn.count(square) && placedIn[square] >= firstStanding;
        inf.ensuref(!isTaken, "the arrow of turn %d is where another stands, expected a free square", turn + 1);
        placedIn[square] = turn;
        inf.readEoln();
    }
}

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    width = readNumber(3, 1000, 5, 25, "width");
    inf.readSpace();
    height = readNumber(3, 1000, 5, 25, "height");
    inf.ensuref(width == height || !IS_STRICT, "the board is %d x %d, expected a square", width, height);
    inf.readEoln();
    const int playerCount = readLineOfNumber(1, 26, 2, 4, "players");
    const int doorCount = readLineOfNumber(0, 4000, 1, 16, "doors");
    const int turnCount = readLineOfNumber(0, 100000, 1, 100, "turns");
    const set<Square> rockets = readRockets(playerCount);
    readDoors(doorCount);
    readTurns(turnCount, rockets);
    readEnd();
}
