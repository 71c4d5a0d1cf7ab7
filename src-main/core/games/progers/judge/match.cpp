// The rules of a match of progers, and the players that come with the game. An interactor or a player is this file between what
// every match needs and a main, which uses:
//   Match(lines, chance)               a match on the level of a text, before its first move
//     .asked()                         the players (0 or 1) who have to move now; none: it is over
//     .told(player)                    the lines that a player's program has to read so far
//     .fault(player, answer)           what is illegal in an answer, a sentence; empty: nothing
//     .play(answers, chance)           makes the legal answers of those asked, in their order
//     .scores()                        the points of player 0 and of player 1
//   PLAYERS[name](match, player, chance)  the answer of a built-in player who is asked
//   takePart(think, chance, read, say) plays one side as a program does, line by line
static const string LETTERS = "SLRBJM";
static const int HAND_SIZE = 7, LONGEST_PROGRAM = 5, CAPACITY = 3;
static const char NO_LETTER = ' ';

// A spot is row * 10 + column, as the text writes it; ways are 0 to 3 for N, E, S, W. Where and how a robot stands is its pose:
// spot * 4 + way.
static const int SPOTS = 100, WAYS = 4, NOWHERE = -1, TOO_FAR = 1000000;
static const int STEPS[] = {10, 1, -10, -1};
static const vector<int> BASES = {0, 9, 90, 99}, STARTS = {0, 9};

// Where a sample is: it lies on its spot, is aboard, or is on a base.
static const int LYING = 0, FIRST_ON_BASE = 3;
static int aboard(int player) { return 1 + player; }
static int onBase(int base, int player) { return FIRST_ON_BASE + 2 * base + player; }

static vector<string> wordsOf(const string &line) {
    vector<string> words;
    for (size_t at = 0; at < line.size();) {
        const size_t end = min(line.find(' ', at), line.size());
        if (end > at) words.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

// Hills, walls, and where the samples lie at first: what does not change in a match.
struct Board {
    vector<int> spots, types, weights;
    // By pose, the spot to which a step leads, and to which a jump does; NOWHERE: to none.
    int steps[SPOTS * WAYS], jumps[SPOTS * WAYS];

    Board(const string &hills, const string &walls, const string &samples) {
        for (const string &word : wordsOf(samples)) {
            spots.push_back(stoi(word.substr(0, 2)));
            types.push_back(word[2] - '0');
        }
        weights.assign(spots.size(), 1);
        for (int at = int(spots.size()) - 2; at >= 0; at--) weights[at] = int(31LL * weights[at + 1] % (1 << 20));
        int hillOn[SPOTS] = {}, number = 0;
        for (const string &hill : wordsOf(hills)) {
            number++;
            for (char row = hill[0]; row <= hill[2]; row++)
                for (char column = hill[1]; column <= hill[3]; column++) hillOn[(row - '0') * 10 + column - '0'] = number;
        }
        set<pair<int, int>> walled;
        for (const string &wall : wordsOf(walls)) {
            const int spot = stoi(wall.substr(0, 2)), behind = spot + STEPS[wall[2] == 'N' ? 0 : 1];
            walled.insert({spot, behind});
            walled.insert({behind, spot});
        }
        for (int spot = 0; spot < SPOTS; spot++) {
            const int row = spot / 10, column = spot % 10;
            const bool isBorder[] = {row == 9, column == 9, row == 0, column == 0};
            for (int way = 0; way < WAYS; way++) {
                const int pose = spot * WAYS + way, ahead = spot + STEPS[way];
                jumps[pose] = isBorder[way] ? NOWHERE : ahead;
                const bool isBarred = isBorder[way] || hillOn[spot] != hillOn[ahead] || walled.count({spot, ahead});
                steps[pose] = isBarred ? NOWHERE : ahead;
            }
        }
    }

    // Steps to all spots; a jump over a wall or an edge counts two, turns count nothing.
    const vector<int> &distancesFrom(int start) const {
        vector<int> &distances = measured[start];
        if (!distances.empty()) return distances;
        distances.assign(SPOTS, TOO_FAR);
        typedef pair<int, int> Found;
        priority_queue<Found, vector<Found>, greater<Found>> found;
        found.push({0, start});
        while (!found.empty()) {
            const int distance = found.top().first, spot = found.top().second;
            found.pop();
            if (distance >= distances[spot]) continue;
            distances[spot] = distance;
            for (int pose = spot * WAYS; pose < spot * WAYS + WAYS; pose++) {
                if (steps[pose] != NOWHERE) found.push({distance + 1, steps[pose]});
                else if (jumps[pose] != NOWHERE) found.push({distance + 2, jumps[pose]});
            }
        }
        return distances;
    }

private:
    mutable vector<int> measured[SPOTS];
};

// Where all samples are, and the scores. Never changed: what a robot does makes others.
struct Samples {
    const Board *board;
    vector<int> places, scores;
    // The places of those that lie, by their spots; NOWHERE for none.
    vector<int> lyingOn;
    int cargo[2];
    // A bit for each type.
    unsigned delivered;
    bool isOver;
    // A hash of 20 bits: built-in players take samples with the same mark for the same.
    int mark;

    Samples(const Board *onBoard, const vector<int> &at, const vector<int> &points)
        : board(onBoard), places(at), scores(points), lyingOn(SPOTS, NOWHERE), cargo(), delivered(0), isOver(!at.empty()) {
        long long sum = 0;
        for (size_t i = 0; i < places.size(); i++) {
            const int place = places[i];
            if (place == LYING) lyingOn[board->spots[i]] = int(i);
            else if (place < FIRST_ON_BASE) cargo[place - aboard(0)]++;
            else delivered |= 1u << board->types[i];
            // The last one on a base ends the match (T9).
            isOver = isOver && place >= FIRST_ON_BASE;
            sum += 1LL * board->weights[i] * place;
        }
        mark = int(sum % (1 << 20));
    }
};

typedef shared_ptr<const Samples> SamplesNow;

// After a robot was on a spot: it takes what lies there, then unloads on a base (P4).
static SamplesNow visited(const SamplesNow &samples, int player, int spot) {
    const int sample = samples->lyingOn[spot];
    const int base = int(find(BASES.begin(), BASES.end(), spot) - BASES.begin());
    const bool takes = sample != NOWHERE && samples->cargo[player] < CAPACITY;
    const bool unloads = base < int(BASES.size()) && (takes || samples->cargo[player] > 0);
    if (!takes && !unloads) return samples;
    vector<int> places = samples->places, scores = samples->scores;
    if (takes) places[sample] = aboard(player);
    if (unloads) {
        unsigned delivered = samples->delivered;
        for (size_t at = 0; at < places.size(); at++) {
            if (places[at] != aboard(player)) continue;
            // A new type brings its point once, however many of it are unloaded together (P3).
            const unsigned type = 1u << samples->board->types[at];
            scores[player] += delivered & type ? 1 : 2;
            delivered |= type;
            places[at] = onBase(base, player);
        }
    }
    return make_shared<Samples>(samples->board, places, scores);
}

// The robot's pose and the samples after an instruction; where it is skipped, the same.
static void follow(int player, int otherSpot, char letter, int &pose, SamplesNow &samples) {
    const Board &board = *samples->board;
    const int spot = pose / WAYS, way = pose % WAYS;
    const int quarters = letter == 'R' ? 1 : letter == 'B' ? 2 : letter == 'L' ? 3 : 0;
    if (quarters > 0) {
        pose = spot * WAYS + (way + quarters) % WAYS;
        return;
    }
    int ahead = letter == 'J' ? board.jumps[pose] : board.steps[pose];
    while (ahead != NOWHERE && ahead != otherSpot) {
        // M stops at a sample also where there is no room for it (P6).
        const bool isLast = letter != 'M' || samples->lyingOn[ahead] != NOWHERE;
        pose = ahead * WAYS + way;
        samples = visited(samples, player, ahead);
        if (isLast || samples->isOver) break;
        ahead = board.steps[pose];
    }
}

// Robots, samples and hands as they stand; `used` letters of the bank are drawn.
struct Position {
    string bank;
    SamplesNow samples;
    int poses[2];
    // A place that is empty has NO_LETTER: new ones come into the first such places.
    string hands[2];
    size_t used;
    bool hasStopped[2];

    Position(const Board *board, const string &letters)
        : bank(letters), samples(make_shared<Samples>(board, vector<int>(board->spots.size(), LYING), vector<int>(2, 0))),
          used(0), hasStopped() {
        for (int player = 0; player < 2; player++) {
            poses[player] = STARTS[player] * WAYS;
            hands[player].assign(HAND_SIZE, NO_LETTER);
            fill(hands[player]);
        }
    }

    int spot(int player) const { return poses[player] / WAYS; }

    string letters(int player) const {
        string held = hands[player];
        held.erase(remove(held.begin(), held.end(), NO_LETTER), held.end());
        return held;
    }

    bool canMove(int player) const { return !samples->isOver && !hasStopped[player] && !letters(player).empty(); }

    // Plays a legal program; the end comes at once, and nothing is drawn then (T9).
    void play(int player, const string &program) {
        string &hand = hands[player];
        for (const char letter : program) {
            hand[hand.find(letter)] = NO_LETTER;
            follow(player, spot(1 - player), letter, poses[player], samples);
            if (samples->isOver) return;
        }
        fill(hand);
        hasStopped[player] = hand.find(NO_LETTER) != string::npos;
    }

private:
    void fill(string &hand) {
        for (char &letter : hand)
            if (letter == NO_LETTER && used < bank.size()) letter = bank[used++];
    }
};

struct Match {
    vector<string> config;
    shared_ptr<const Board> board;
    Position position;
    vector<string> moves;

    Match(const vector<string> &lines, Chance &)
        : config(configIn(lines)), board(make_shared<Board>(config[0], config[1], config[2])), position(board.get(), config[3]) {}

    vector<int> asked() const {
        const int player = int(moves.size() % 2);
        return position.canMove(player) ? vector<int>{player} : vector<int>{};
    }

    vector<string> told(int player) const {
        vector<string> lines = config;
        lines.push_back(to_string(player));
        for (size_t at = size_t(1 - player); at < moves.size(); at += 2) lines.push_back(moves[at]);
        return lines;
    }

    string fault(int player, const string &answer) const {
        const vector<string> program = lettersOf(answer);
        if (any_of(program.begin(), program.end(), isBlank))
            return "A program consists of letters only, with no spaces before, between or after them [P8]";
        if (program.empty()) return "A program has at least one instruction [P8]";
        if (int(program.size()) > LONGEST_PROGRAM) return "A program has at most five instructions [P8]";
        const string hand = position.letters(player);
        string left = hand;
        for (size_t at = 0; at < program.size(); at++) {
            const string &letter = program[at], number = to_string(at + 1);
            if (LETTERS.find(letter) == string::npos) return "Instruction " + number + " is not a letter of SLRBJM [P8]";
            const size_t place = left.find(letter);
            if (place == string::npos)
                return "Player " + to_string(player) + " has no " + letter + " for instruction " + number + "; their hand is " + hand + " [P8]";
            left.erase(place, 1);
        }
        return "";
    }

    void play(const vector<string> &answers, Chance &) {
        position.play(int(moves.size() % 2), answers[0]);
        moves.push_back(answers[0]);
    }

    vector<int> scores() const { return position.samples->scores; }

private:
    // In a transcript, the only text that may have an empty bank, lines begin with a mark.
    static vector<string> configIn(const vector<string> &lines) {
        vector<string> config(lines.begin(), lines.begin() + min<size_t>(4, lines.size()));
        config.resize(4);
        for (string &line : config)
            if (line.compare(0, 2, ">>") == 0) line = withoutBlankEnds(line.substr(2));
        return config;
    }
};

template <class Think, class Read, class Say> static void takePart(Think think, Chance &chance, Read read, Say say) {
    vector<string> lines;
    while (lines.size() < 4) lines.push_back(read());
    const int side = stoi(read());
    Match match(lines, chance);
    while (!match.asked().empty()) {
        const bool isOwn = match.asked()[0] == side;
        const string program = isOwn ? think(match, side, chance) : read();
        if (isOwn) say(program);
        match.play({program}, chance);
    }
}

// Any letters of the hand, all alike likely.
static string playRandom(const Match &match, int player, Chance &chance) {
    const string hand = match.position.letters(player);
    const int length = 1 + chance.below(min(LONGEST_PROGRAM, int(hand.size())));
    return chance.shuffled(hand).substr(0, size_t(length));
}

// A program, and the pose and the samples that it leads to.
struct Option {
    string program;
    int pose;
    SamplesNow samples;
};

// All programs of a hand. Of those that use the same letters and lead to the same, only the first.
class Options {
    const int player, otherSpot;
    set<tuple<string, int, int>> seen;

    void goOn(const string &program, const string &left, int pose, const SamplesNow &samples) {
        for (const char letter : LETTERS) {
            const size_t at = left.find(letter);
            if (at == string::npos) continue;
            Option next = {program + letter, pose, samples};
            const string nextLeft = left.substr(0, at) + left.substr(at + 1);
            follow(player, otherSpot, letter, next.pose, next.samples);
            if (!seen.insert(make_tuple(nextLeft, next.pose, next.samples->mark)).second) continue;
            found.push_back(next);
            if (int(next.program.size()) < LONGEST_PROGRAM && !next.samples->isOver)
                goOn(next.program, nextLeft, next.pose, next.samples);
        }
    }

public:
    vector<Option> found;

    Options(const Position &position, int of) : player(of), otherSpot(position.spot(1 - of)) {
        goOn("", position.letters(of), position.poses[of], position.samples);
    }
};

// The program that brings the most points at once; among those the most samples aboard, then the most letters, then any.
static string playGreedy(const Match &match, int player, Chance &chance) {
    string best;
    tuple<int, int, int> bestValue(-1, 0, 0);
    int equals = 0;
    for (const Option &option : Options(match.position, player).found) {
        const Samples &samples = *option.samples;
        const tuple<int, int, int> value(samples.scores[player], samples.cargo[player], int(option.program.size()));
        if (value < bestValue) continue;
        equals = value == bestValue ? equals + 1 : 1;
        bestValue = value;
        if (chance.below(equals) == 0) best = option.program;
    }
    return best;
}

// What samples are worth to a player whose robot is on a spot; a point counts 100.
static double worth(const Position &position, int player, int spot, const Samples &samples) {
    const double points = 100 * samples.scores[player];
    if (samples.isOver) return points;
    const Board &board = *samples.board;
    const vector<int> &distances = board.distancesFrom(spot);
    unsigned had = samples.delivered;
    double load = 0;
    int toSample = TOO_FAR;
    for (size_t at = 0; at < samples.places.size(); at++) {
        const unsigned type = 1u << board.types[at];
        if (samples.places[at] == aboard(player)) {
            load += had & type ? 60 : 115;
            had |= type;
        } else if (samples.places[at] == LYING) {
            toSample = min(toSample, 4 * distances[board.spots[at]] - (had & type ? 0 : 8));
        }
    }
    int steps = TOO_FAR;
    for (const int base : BASES) steps = min(steps, distances[base]);
    // Steps that can still be made before the bank is empty, roughly.
    const double stepsLeft = 3 * (1 + double(position.bank.size() - position.used) / 10);
    if (steps > stepsLeft) load /= 8;
    // What comes next: a sample while there is room, else a base.
    int goal = toSample == TOO_FAR ? 0 : toSample;
    if (samples.cargo[player] == CAPACITY) goal = 4 * steps;
    else if (samples.cargo[player] > 0) goal = min(toSample, 4 * steps);
    return points + load - goal;
}

// How much better a player stands than the opponent, with a robot in a pose.
static double leadOf(const Position &position, int player, int pose, const Samples &samples) {
    const double own = worth(position, player, pose / WAYS, samples);
    return own - worth(position, 1 - player, position.spot(1 - player), samples);
}

typedef pair<double, string> Valued;

static Valued bestProgram(const Position &position, int player) {
    Valued best(-1e9, "");
    for (const Option &option : Options(position, player).found) {
        const double value = leadOf(position, player, option.pose, *option.samples);
        if (value > best.first) best = {value, option.program};
    }
    return best;
}

// The planner looks further into so many programs, the best at first sight.
static const size_t CANDIDATES = 10;

// The best programs by what they lead to at once, one for each pose and value.
static vector<Valued> candidates(const Position &position, int player, Chance &chance) {
    vector<Valued> found;
    map<pair<int, double>, size_t> numbers;
    for (const Option &option : Options(position, player).found) {
        const double value = leadOf(position, player, option.pose, *option.samples);
        const pair<int, double> key(option.pose, value);
        if (!numbers.count(key)) {
            numbers[key] = found.size();
            found.push_back({value, option.program});
            continue;
        }
        string &program = found[numbers[key]].second;
        // More letters bring more new ones; among equals chance decides, so that matches differ.
        if (program.size() > option.program.size()) continue;
        if (program.size() == option.program.size() && chance.below(2) == 0) continue;
        program = option.program;
    }
    stable_sort(found.begin(), found.end(), [](const Valued &one, const Valued &other) { return one.first > other.first; });
    if (found.size() > CANDIDATES) found.resize(CANDIDATES);
    return found;
}

// What a program is worth after the opponent's best reply and the best answer to it.
static double lookAhead(const Position &position, int player, const Valued &candidate) {
    const int opponent = 1 - player;
    Position ahead = position;
    ahead.play(player, candidate.second);
    if (!ahead.samples->isOver && !ahead.hasStopped[opponent]) ahead.play(opponent, bestProgram(ahead, opponent).second);
    if (ahead.samples->isOver || ahead.hasStopped[player]) return leadOf(ahead, player, ahead.poses[player], *ahead.samples);
    // What stands at once counts a little more than what is only hoped for.
    return bestProgram(ahead, player).first + candidate.first / 8;
}

// Looks at its best programs together with the opponent's reply and its own next turn.
static string playPlanner(const Match &match, int player, Chance &chance) {
    Valued best(-1e9, "");
    for (const Valued &candidate : candidates(match.position, player, chance)) {
        const double value = lookAhead(match.position, player, candidate);
        if (value > best.first) best = {value, candidate.second};
    }
    return best.second;
}

typedef string (*Think)(const Match &, int, Chance &);
static const map<string, Think> PLAYERS = {{"random", playRandom}, {"greedy", playGreedy}, {"planner", playPlanner}};
