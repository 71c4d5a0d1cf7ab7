from collections import Counter

# A spot is row * 10 + column, as the text writes it; row 0 is in the south. Ways are N, E, S, W.
SIDE = 10
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
BASES = (0, 9, 90, 99)
STARTS = (0, 9)
LETTERS = "SLRBJM"
HAND_SIZE = 7
LONGEST_PROGRAM = 5
CAPACITY = 3
OFFICIAL_BANK = {"S": 150, "L": 75, "R": 75, "B": 30, "J": 60, "M": 30}
OFFICIAL_SAMPLES = {sample_type: 3 for sample_type in "12345678"}


def take_mark(reader, mark):
    reader.one_like(mark, f"the mark {mark}")


def read_letters(reader, what):
    """The only word that is left in the line."""
    word = reader.word(f"{what}: letters of {LETTERS}")
    stray = re.search(f"[^{LETTERS}]", word)
    if stray:
        reader.refuse(f"found {quote(stray.group())} in {what}, expected only {LETTERS}")
    reader.end_line()
    return word


class Level:
    """Four lines and the moves made so far; in a transcript with marks and a player's order."""

    def __init__(self, reader):
        first = reader.words_ahead()
        self.is_transcript = bool(first) and first[0] in (">>", "<<")
        self.next_config_line(reader, "the hills")
        self.hills = read_hills(reader)
        self.next_config_line(reader, "the walls")
        self.walls = read_words(reader, "[0-9]{2}[NE]", "a wall such as 07N")
        self.next_config_line(reader, "the samples")
        self.samples = read_words(reader, "[0-9]{2}[1-8]", "a sample such as 028")
        self.next_config_line(reader, "the bank")
        # Only a transcript can say that the bank is empty.
        is_empty = self.is_transcript and not reader.words
        self.bank = "" if is_empty else read_letters(reader, "the bank")
        if self.is_transcript:
            self.next_config_line(reader, "the order of the player")
            self.order = read_order(reader)
        else:
            skip_order(reader)
        self.first_move_line = reader.number + 1
        self.moves = []
        while reader.words_ahead() is not None:
            self.moves.append(self.read_move(reader))

    def next_config_line(self, reader, what):
        reader.next_line(what)
        if self.is_transcript:
            take_mark(reader, ">>")

    def read_move(self, reader):
        number = len(self.moves)
        reader.next_line(f"move {number + 1}")
        if self.is_transcript:
            take_mark(reader, self.mark_of(number))
        return read_letters(reader, f"move {number + 1}")

    def mark_of(self, move):
        return "<<" if move % 2 == self.order else ">>"

    def text(self):
        lines = [" ".join(words) for words in (self.hills, self.walls, self.samples)]
        lines.append(self.bank)
        if self.is_transcript:
            lines.append(str(self.order))
            lines = [f">> {line}".rstrip() for line in lines]
            lines += [f"{self.mark_of(number)} {move}" for number, move in enumerate(self.moves)]
        else:
            lines += self.moves
        return "\n".join(lines) + "\n"

    @property
    def can_begin_match(self):
        return not self.moves and (not self.is_transcript or self.bank == "")


def read_words(reader, pattern, what):
    for word in reader.words:
        if not re.fullmatch(pattern, word):
            reader.refuse(f"found {quote(word)}, expected {what}")
    return reader.words


def read_hills(reader):
    for hill in read_words(reader, "[0-9]{4}", "a hill such as 1133"):
        if hill[0] > hill[2] or hill[1] > hill[3]:
            reader.refuse(f"found {quote(hill)}, expected the lower left and upper right cell")
    return reader.words


def read_order(reader):
    order = reader.word("the order of the player")
    if order not in ("0", "1"):
        reader.refuse(f"found {quote(order)}, expected the order of the player: 0 or 1")
    reader.end_line()
    return int(order)


def skip_order(reader):
    """What a program reads has an order in line 5, which a level does not have."""
    words = reader.words_ahead()
    if words and words[0] in ("0", "1"):
        reader.next_line("the order")
        reader.word("the order")
        reader.end_line()
        if reader.words_ahead() is not None:
            reader.next_line("a move")
            reader.refuse("found what one side wrote, expected a transcript with marks")


# The board.


def neighbour(spot, way):
    """The next spot; None beyond the border."""
    row, col = spot // SIDE + STEPS[way][0], spot % SIDE + STEPS[way][1]
    return row * SIDE + col if 0 <= row < SIDE and 0 <= col < SIDE else None


def spots_of(hill):
    bottom, left, top, right = map(int, hill)
    return [row * SIDE + col for row in range(bottom, top + 1) for col in range(left, right + 1)]


def sides_of(wall):
    """The sides of spots, each a spot and a way, that a wall stands on; only one on the border."""
    spot, way = int(wall[:2]), "NE".index(wall[2])
    behind = neighbour(spot, way)
    return [(spot, way)] if behind is None else [(spot, way), (behind, way + 2)]


def barred_sides(level):
    """Pairs of a spot and a way that a plain step cannot take: border, walls and edges of hills."""
    barred = {side for wall in level.walls for side in sides_of(wall)}
    hill_at = {spot: index for index, hill in enumerate(level.hills) for spot in spots_of(hill)}
    for spot in range(SIDE * SIDE):
        for way in range(4):
            other = neighbour(spot, way)
            if other is None or hill_at.get(spot) != hill_at.get(other):
                barred.add((spot, way))
    return barred


# What is wrong with a level: pairs of a line and a sentence.


def problems_of(level):
    overlaps = list(hill_errors(level))
    # On a board that means nothing, the rest means nothing either.
    if overlaps:
        yield from overlaps
        return
    errors = [*wall_errors(level), *sample_errors(level)]
    yield from errors
    if IS_STRICT:
        yield from official_problems(level)
    if not errors:
        yield from move_problems(level)


def hill_errors(level):
    held = set()
    for hill in level.hills:
        if not held.isdisjoint(spots_of(hill)):
            yield 1, f"hill {hill} overlaps another one, expected a place of its own"
            return
        held.update(spots_of(hill))


def wall_errors(level):
    for wall in level.walls:
        if len(sides_of(wall)) == 1:
            yield 2, f"wall {wall} stands on the border, expected it between two cells"


def sample_errors(level):
    held = set()
    for sample in level.samples:
        if sample[:2] in held:
            yield 3, f"sample {sample} is on the cell of another one, expected a cell of its own"
        held.add(sample[:2])


def official_problems(level):
    if not 2 <= len(level.hills) <= 5:
        yield 1, f"found {len(level.hills)} hills, expected 2 to 5"
    if not 10 <= len(level.walls) <= 30:
        yield 2, f"found {len(level.walls)} walls, expected 10 to 30"
    if Counter(sample[2] for sample in level.samples) != OFFICIAL_SAMPLES:
        yield 3, "expected 24 samples, 3 of each type"
    if Counter(level.bank) != OFFICIAL_BANK:
        counts = ", ".join(f"{count} {letter}" for letter, count in OFFICIAL_BANK.items())
        yield 4, f"expected a bank of {counts}"
    yield from official_hill_problems(level)
    if len(set(level.walls)) < len(level.walls):
        yield 2, "a wall is there twice, expected it once"
    if any(int(sample[:2]) in STARTS for sample in level.samples):
        yield 3, "a sample is where a robot starts, expected it on another cell"
    yield from closed_cell_problems(level)


def official_hill_problems(level):
    for hill in level.hills:
        bottom, left, top, right = map(int, hill)
        short, long = sorted((top - bottom + 1, right - left + 1))
        if not (3 <= short <= 4 and 3 <= long <= 6):
            yield 1, f"hill {hill} is {short} x {long}, expected 3 or 4 x 3 to 6"
        if [bottom == 0, left == 0, top == SIDE - 1, right == SIDE - 1].count(True) > 2:
            yield 1, f"hill {hill} touches more than two borders, expected at most two"


def closed_cell_problems(level):
    """Cells of which a plain step leaves fewer than two sides; told of a wall or a hill there."""
    barred = barred_sides(level)
    walled = {spot for wall in level.walls for spot, _ in sides_of(wall)}
    hilly = {spot for hill in level.hills for spot in spots_of(hill)}
    for spot in range(SIDE * SIDE):
        free = sum((spot, way) not in barred for way in range(4))
        if free < 2:
            line = 1 if spot in hilly and spot not in walled else 2
            yield line, f"cell {spot:02} has {free} sides free, expected at least 2"


def move_problems(level):
    """The first move that cannot be made: what comes after it means nothing."""
    match = Match(level)
    for number, program in enumerate(level.moves):
        problem = match.problem_of(number % 2, program)
        if problem:
            yield level.first_move_line + number, f"move {number + 1} {problem}"
            return
        match.play(number % 2, program)


class Robot:
    def __init__(self, spot, hand):
        self.spot = spot
        self.way = 0
        self.cargo = 0
        self.hand = list(hand)
        self.has_stopped = False


class Match:
    """What decides which moves can be made; points do not."""

    def __init__(self, level):
        self.bank = level.bank
        self.drawn = 2 * HAND_SIZE
        hands = self.bank[:HAND_SIZE], self.bank[HAND_SIZE : self.drawn]
        self.robots = [Robot(spot, hand) for spot, hand in zip(STARTS, hands)]
        self.barred = barred_sides(level)
        self.lying = {int(sample[:2]) for sample in level.samples}
        self.undelivered = len(self.lying)
        self.is_over = False

    def problem_of(self, player, program):
        robot = self.robots[player]
        if self.is_over or robot.has_stopped or not robot.hand:
            return f"comes after the game has ended for player {player}, expected no more"
        if len(program) > LONGEST_PROGRAM:
            return f"has {len(program)} letters, expected at most {LONGEST_PROGRAM}"
        missing = Counter(program) - Counter(robot.hand)
        if missing:
            return f"needs {min(missing)}, expected letters of the hand {''.join(robot.hand)}"
        return None

    def play(self, player, program):
        robot, other = self.robots[player], self.robots[1 - player]
        for letter in program:
            if not self.is_over:
                self.follow(robot, other, letter)
                robot.hand.remove(letter)
        if not self.is_over:
            self.fill_hand(robot)

    def fill_hand(self, robot):
        to = self.drawn + HAND_SIZE - len(robot.hand)
        robot.hand += self.bank[self.drawn : to]
        self.drawn = to
        robot.has_stopped = len(robot.hand) < HAND_SIZE

    def follow(self, robot, other, letter):
        """Does an instruction; one that cannot be done is skipped."""
        if letter in "LRB":
            robot.way = (robot.way + {"R": 1, "B": 2, "L": 3}[letter]) % 4
        elif letter == "J":
            if neighbour(robot.spot, robot.way) not in (None, other.spot):
                self.step(robot)
        elif letter == "S":
            if self.is_free_ahead(robot, other):
                self.step(robot)
        else:
            has_met_sample = False
            while self.is_free_ahead(robot, other) and not has_met_sample and not self.is_over:
                has_met_sample = neighbour(robot.spot, robot.way) in self.lying
                self.step(robot)

    def is_free_ahead(self, robot, other):
        is_barred = (robot.spot, robot.way) in self.barred
        return not is_barred and neighbour(robot.spot, robot.way) != other.spot

    def step(self, robot):
        robot.spot = neighbour(robot.spot, robot.way)
        if robot.spot in self.lying and robot.cargo < CAPACITY:
            self.lying.remove(robot.spot)
            robot.cargo += 1
        if robot.spot in BASES and robot.cargo > 0:
            self.undelivered -= robot.cargo
            robot.cargo = 0
            self.is_over = self.undelivered == 0
