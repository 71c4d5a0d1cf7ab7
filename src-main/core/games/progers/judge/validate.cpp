// A spot is row * 10 + column, as the text writes it; row 0 is in the south. Ways are 0 to 3 for N, E, S, W.
static const int SIDE = 10, SPOTS = SIDE * SIDE, WAYS = 4, NOWHERE = -1;
static const int HAND_SIZE = 7, LONGEST_PROGRAM = 5, CAPACITY = 3;
static const string PROGRAM = "[SLRBJM]+";

// Four lines and the moves made so far; in a transcript with marks, and a player's order.
static bool isTranscript;
static vector<string> hills, walls, samples;
static string bank;
static int order = 0;

static vector<string> readWords(const string &word, const char *name) {
    const pattern likeThis(word);
    vector<string> words;
    if (isTranscript) inf.readToken(">>");
    while (!inf.eoln()) {
        if (isTranscript || !words.empty()) inf.readSpace();
        words.push_back(inf.readToken(likeThis, name));
    }
    return words;
}

static void readBoard() {
    isTranscript = inf.curChar() == '>';
    hills = readWords("[0-9]{4}", "hill");
    for (const string &hill : hills)
        inf.ensuref(hill[0] <= hill[2] && hill[1] <= hill[3], "hill %s is not from its lower left to its upper right cell", hill.c_str());
    walls = readWords("[0-9]{2}[NE]", "wall");
    samples = readWords("[0-9]{2}[1-8]", "sample");
    const vector<string> letters = readWords(PROGRAM, "bank");
    // Only a transcript can say that the bank is empty.
    inf.ensuref(letters.size() == 1 || (letters.empty() && isTranscript), "line %d: expected a bank of one word", 4 + linesAbove);
    if (!letters.empty()) bank = letters[0];
    if (!isTranscript) return;
    const vector<string> players = readWords("[01]", "order");
    inf.ensuref(players.size() == 1, "line %d: expected the order of the player: 0 or 1", 5 + linesAbove);
    order = players[0][0] - '0';
}

static int spotOf(const string &word) { return stoi(word.substr(0, 2)); }

// The next spot; NOWHERE beyond the border.
static int neighbour(int spot, int way) {
    const int row = spot / SIDE + (way == 0) - (way == 2), col = spot % SIDE + (way == 1) - (way == 3);
    return min(row, col) < 0 || max(row, col) >= SIDE ? NOWHERE : row * SIDE + col;
}

// Of each spot its hill, NOWHERE for none; whether a wall is at it; and of each of its sides whether a plain step cannot take it.
static int hillAt[SPOTS];
static bool isWalled[SPOTS], isBarred[SPOTS][WAYS];

// False where hills overlap.
static bool layHills() {
    fill(hillAt, hillAt + SPOTS, NOWHERE);
    for (int index = 0; index < int(hills.size()); index++) {
        const string &hill = hills[index];
        for (int row = hill[0] - '0'; row <= hill[2] - '0'; row++)
            for (int col = hill[1] - '0'; col <= hill[3] - '0'; col++) {
                if (hillAt[row * SIDE + col] != NOWHERE) return false;
                hillAt[row * SIDE + col] = index;
            }
    }
    return true;
}

static void layWalls() {
    for (const string &wall : walls) {
        const int spot = spotOf(wall), way = wall[2] == 'N' ? 0 : 1, behind = neighbour(spot, way);
        isWalled[spot] = isBarred[spot][way] = true;
        if (behind == NOWHERE) complain(2, "wall " + wall + " stands on the border, expected it between two cells");
        else isWalled[behind] = isBarred[behind][way + 2] = true;
    }
    for (int spot = 0; spot < SPOTS; spot++)
        for (int way = 0; way < WAYS; way++) {
            const int other = neighbour(spot, way);
            if (other == NOWHERE || hillAt[other] != hillAt[spot]) isBarred[spot][way] = true;
        }
}

static void checkSamples() {
    set<int> held;
    for (const string &sample : samples)
        if (!held.insert(spotOf(sample)).second) complain(3, "sample " + sample + " is on the cell of another one, expected a cell of its own");
}

static void checkOfficialHills() {
    if (hills.size() < 2 || hills.size() > 5) complain(1, "found " + to_string(hills.size()) + " hills, expected 2 to 5");
    for (const string &hill : hills) {
        const int height = hill[2] - hill[0] + 1, width = hill[3] - hill[1] + 1;
        const bool isSized = min(height, width) >= 3 && min(height, width) <= 4 && max(height, width) <= 6;
        if (!isSized) complain(1, "hill " + hill + " is not of 3 or 4 x 3 to 6 cells");
        const int borders = (hill[0] == '0') + (hill[1] == '0') + (hill[2] == '9') + (hill[3] == '9');
        if (borders > 2) complain(1, "hill " + hill + " touches more than two borders, expected at most two");
    }
}

static void checkOfficial() {
    checkOfficialHills();
    if (walls.size() < 10 || walls.size() > 30) complain(2, "found " + to_string(walls.size()) + " walls, expected 10 to 30");
    if (set<string>(walls.begin(), walls.end()).size() < walls.size()) complain(2, "a wall is there twice, expected it once");
    string types;
    for (const string &sample : samples) {
        types += sample[2];
        if (spotOf(sample) == 0 || spotOf(sample) == 9) complain(3, "sample " + sample + " is where a robot starts");
    }
    sort(types.begin(), types.end());
    if (types != "111222333444555666777888") complain(3, "expected 24 samples, 3 of each type");
    map<char, int> counts;
    for (char letter : bank) counts[letter]++;
    const map<char, int> official = {{'S', 150}, {'L', 75}, {'R', 75}, {'B', 30}, {'J', 60}, {'M', 30}};
    if (counts != official) complain(4, "expected a bank of 150 S, 75 L, 75 R, 30 B, 60 J, 30 M");
    for (int spot = 0; spot < SPOTS; spot++) {
        // Told of a hill where no wall is.
        const int line = hillAt[spot] != NOWHERE && !isWalled[spot] ? 1 : 2;
        if (count(isBarred[spot], isBarred[spot] + WAYS, false) < 2) complain(line, "cell " + to_string(spot) + " has fewer than 2 sides free");
    }
}

struct Robot {
    int spot, way, cargo;
    string hand;
    bool hasStopped;
};

// What decides which moves can be made; points do not.
static Robot robots[2];
static size_t drawn = 0;
static set<int> lying;
static int undelivered;
static bool isOver = false;

static void fillHand(Robot &robot) {
    const size_t missing = HAND_SIZE - robot.hand.size();
    if (drawn < bank.size()) robot.hand += bank.substr(drawn, missing);
    drawn += missing;
}

static void beginMatch() {
    for (int player = 0; player < 2; player++) {
        robots[player] = {player == 0 ? 0 : 9, 0, 0, "", false};
        fillHand(robots[player]);
    }
    for (const string &sample : samples) lying.insert(spotOf(sample));
    undelivered = int(lying.size());
}

static bool isFreeAhead(const Robot &robot, const Robot &other) {
    return !isBarred[robot.spot][robot.way] && neighbour(robot.spot, robot.way) != other.spot;
}

static void step(Robot &robot) {
    robot.spot = neighbour(robot.spot, robot.way);
    if (robot.cargo < CAPACITY) robot.cargo += int(lying.erase(robot.spot));
    const bool isBase = robot.spot == 0 || robot.spot == 9 || robot.spot == 90 || robot.spot == 99;
    if (!isBase || robot.cargo == 0) return;
    undelivered -= robot.cargo;
    robot.cargo = 0;
    isOver = undelivered == 0;
}

// Does an instruction; one that cannot be done is skipped.
static void follow(Robot &robot, const Robot &other, char letter) {
    if (letter == 'R') robot.way = (robot.way + 1) % WAYS;
    if (letter == 'B') robot.way = (robot.way + 2) % WAYS;
    if (letter == 'L') robot.way = (robot.way + 3) % WAYS;
    const int ahead = neighbour(robot.spot, robot.way);
    if (letter == 'J' && ahead != NOWHERE && ahead != other.spot) step(robot);
    if (letter == 'S' && isFreeAhead(robot, other)) step(robot);
    for (bool isGoing = letter == 'M'; isGoing && !isOver && isFreeAhead(robot, other);) {
        isGoing = !lying.count(neighbour(robot.spot, robot.way));
        step(robot);
    }
}

static void play(Robot &robot, const Robot &other, const string &program) {
    inf.ensuref(!isOver && !robot.hasStopped && !robot.hand.empty(), "the game has ended for the player, expected no more moves");
    inf.ensuref(program.size() <= LONGEST_PROGRAM, "the move has %d letters, expected at most %d", int(program.size()), LONGEST_PROGRAM);
    string left = robot.hand;
    for (char letter : program) {
        const size_t at = left.find(letter);
        inf.ensuref(at != string::npos, "the move needs %c, expected letters of the hand %s", letter, robot.hand.c_str());
        left.erase(at, 1);
    }
    for (char letter : program) {
        if (isOver) return;
        follow(robot, other, letter);
    }
    if (isOver) return;
    robot.hand = left;
    fillHand(robot);
    robot.hasStopped = robot.hand.size() < HAND_SIZE;
}

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    const bool isForMatch = readPlayers();
    readBoard();
    if (!layHills()) complain(1, "two hills overlap, expected a place of its own for each");
    layWalls();
    checkSamples();
    if (IS_STRICT) checkOfficial();
    refuseIfWrong();
    beginMatch();
    int move = 0;
    for (; !isAtEnd(); move++) {
        if (isTranscript) {
            inf.readToken(move % 2 == order ? "<<" : ">>");
            inf.readSpace();
        }
        const string program = inf.readToken(PROGRAM, "move");
        play(robots[move % 2], robots[1 - move % 2], program);
        inf.readEoln();
    }
    readEnd();
    const bool canBegin = isTranscript ? bank.empty() : move == 0;
    if (isForMatch && !canBegin) complain(1, "found a transcript or moves, expected a level without moves");
    refuseIfWrong();
}
