from collections import namedtuple

# A cell is a pair of its row and its column.
LETTERS = "ABCDEFGHIJKLMNOPQRST"
SIDE = len(LETTERS)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
HUNTERS = 8
GHOSTS = 6
NEEDED = 4
REACH = 2
STARTS = ("AJ AK BJ BK JA JB KA KB", "TK TJ SK SJ KT KS JT JS")
# A transcript does not tell the town.
USUAL_TOWN = "AGBI ANBQ CCGE DGFI EMGP FRGT HGIH LCMG LMMN MQNT NAOC OLQN PQSR QBSC SLTN"

House = namedtuple("House", "top left bottom right")
# Where a ghost went, None where no one saw it; where a new one took its place, None if it lives.
Told = namedtuple("Told", "at next")
# In the last turn one team and the ghosts may not have been shown, and are None.
Turn = namedtuple("Turn", "teams ghosts")


def read_cells(reader, count, what):
    cell = f"a cell such as BQ for {what}"
    cells = [cell_of(reader.one_like("[A-T]{2}", cell)) for _ in range(count)]
    reader.end_line()
    return cells


def read_only(reader, pattern, what):
    word = reader.one_like(pattern, what)
    reader.end_line()
    return word


def cell_of(name):
    return LETTERS.index(name[0]), LETTERS.index(name[1])


def house_of(name):
    return House(*cell_of(name[:2]), *cell_of(name[2:]))


def starts_of(player):
    return [cell_of(name) for name in STARTS[player].split()]


class Level:
    """A town alone; or a level with its limit and starts, and perhaps turns; or a transcript."""

    def __init__(self, reader):
        self.lines = []
        self.player = 0
        self.limit = None
        self.starts = None
        self.turns = []
        self.can_begin_match = False
        self.stray_line = None
        first = reader.words_ahead()
        self.is_transcript = bool(first) and first[0][0] in "<>"
        if self.is_transcript:
            self.limit_line, self.first_turn_line = 1, 5
            self.read_transcript(reader)
        else:
            self.limit_line, self.first_turn_line = 2, 4
            self.read_plain(reader)

    def next_line(self, reader, what):
        reader.next_line(what)
        self.lines.append(" ".join(reader.words))
        if reader.number == self.stray_line:
            reader.refuse("found '-', expected it only for the ghosts and one team of the last turn")
        if self.is_transcript:
            # After the first four lines the player writes every third one.
            is_written = reader.number > 4 and reader.number % 3 == 2
            reader.one_like("<<" if is_written else ">>", "the mark of this line, >> or <<")

    def read_limit(self, reader):
        self.next_line(reader, "the limit on moves")
        self.limit = int(read_only(reader, "-?[0-9]{1,15}", "the limit on moves, a whole number"))

    def read_plain(self, reader):
        self.next_line(reader, "the town")
        self.houses = read_town(reader)
        if reader.words_ahead() is not None:
            self.read_limit(reader)
            self.starts = self.read_shown(reader, "the starts of ghosts", GHOSTS)
        self.can_begin_match = reader.words_ahead() is None
        while is_of_turn(reader.words_ahead()):
            self.turns.append(self.read_turn(reader))
        if reader.words_ahead() is not None:
            self.next_line(reader, "a forfeit")
            reader.word("forfeit")
            read_only(reader, "[01]", "the player who forfeits, 0 or 1")
        if reader.words_ahead() is not None:
            reader.next_line("the end")
            reader.refuse("found another line, expected the end of the text")

    def read_turn(self, reader):
        self.stray_line = stray_hidden_line(reader)
        teams = [self.read_shown(reader, "the hunters", HUNTERS) for _ in range(2)]
        self.next_line(reader, "the ghosts")
        return Turn(teams, None if reader.words == ["-"] else read_ghosts(reader))

    def read_shown(self, reader, what, count):
        self.next_line(reader, what)
        return None if reader.words == ["-"] else read_cells(reader, count, what)

    def read_transcript(self, reader):
        self.houses = [house_of(name) for name in USUAL_TOWN.split()]
        self.read_limit(reader)
        self.next_line(reader, "the player")
        self.player = int(read_only(reader, "[01]", "the player, 0 or 1"))
        if reader.words_ahead() is None:
            return
        self.next_line(reader, "the ghosts")
        ghosts = read_marked_ghosts(reader)
        if any(ghost.next is None for ghost in ghosts):
            reader.refuse("found a ghost with *, expected all to be new: with +")
        self.starts = [ghost.next for ghost in ghosts]
        self.next_line(reader, "the opponents")
        if read_cells(reader, HUNTERS, "the opponents") != starts_of(1 - self.player):
            reader.refuse(f"found other opponents, expected {STARTS[1 - self.player]}")
        while reader.words_ahead() is not None:
            self.turns.append(self.read_own_turn(reader))

    def read_own_turn(self, reader):
        """What the player wrote, and what was read then; the end may come before."""
        self.next_line(reader, "the hunters")
        own, ghosts, others = read_cells(reader, HUNTERS, "the hunters"), None, None
        if reader.words_ahead() is not None:
            self.next_line(reader, "the ghosts")
            ghosts = read_marked_ghosts(reader)
            self.next_line(reader, "the opponents")
            others = read_cells(reader, HUNTERS, "the opponents")
        return Turn([own, others] if self.player == 0 else [others, own], ghosts)

    def text(self):
        """All words have one spelling, but for the limit."""
        lines = list(self.lines)
        if self.limit is not None:
            mark = ">> " if self.is_transcript else ""
            lines[self.limit_line - 1] = f"{mark}{self.limit}"
        return "\n".join(lines) + "\n"

    def team_line(self, turn, player):
        first = self.first_turn_line + 3 * turn
        if self.is_transcript:
            return first if player == self.player else first + 2
        return first + player

    def ghosts_line(self, turn):
        return 6 + 3 * turn


def read_town(reader):
    if reader.words == ["-"]:
        return []
    if not reader.words:
        reader.refuse("the line ends here, expected the town")
    for name in reader.words:
        if not re.fullmatch("[A-T]{4}", name) or name[0] > name[2] or name[1] > name[3]:
            wanted = "a house such as CCGE: north-west cell, south-east cell"
            reader.refuse(f"found {quote(name)}, expected {wanted}")
    return [house_of(name) for name in reader.words]


def is_of_turn(words):
    return words is not None and words[:1] != ["forfeit"]


def stray_hidden_line(reader):
    """
    The line of the turn ahead that says - and may not; None where there is none. Such lines are of the
    last turn: the ghosts' and one team's, both or none.
    """
    ahead = []
    while len(ahead) < 4 and is_of_turn(reader.words_ahead(len(ahead))):
        ahead.append(reader.words_ahead(len(ahead)))
    hidden = [index for index, words in enumerate(ahead[:3]) if words == ["-"]]
    is_last_turn = len(ahead) < 4
    if hidden and not (is_last_turn and hidden in ([0, 2], [1, 2])):
        return reader.number + 1 + hidden[0]
    return None


def read_ghosts(reader):
    ghosts = []
    for number in range(1, GHOSTS + 1):
        pattern = r"[A-T]{2}\*|([A-T]{2}|--)\+[A-T]{2}"
        word = reader.one_like(pattern, f"ghost {number} such as BQ*, HC+MT or --+MT")
        at = None if word[0] == "-" else cell_of(word)
        ghosts.append(Told(at, cell_of(word[3:]) if word[2] == "+" else None))
    reader.end_line()
    return ghosts


def read_marked_ghosts(reader):
    ghosts = []
    for number in range(1, GHOSTS + 1):
        word = reader.one_like(r"[A-T]{2}[+*]", f"ghost {number} such as BQ* or MT+")
        cell = cell_of(word)
        ghosts.append(Told(None, cell) if word[2] == "+" else Told(cell, None))
    reader.end_line()
    return ghosts


def distance(one, other):
    """Steps of a king."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def cells_of(house):
    rows = range(house.top, house.bottom + 1)
    return [(row, col) for row in rows for col in range(house.left, house.right + 1)]


def corners_of(house):
    return {(row, col) for row in (house.top, house.bottom) for col in (house.left, house.right)}


def perimeter(house):
    """The cells along the walls, clockwise; of a narrow house there and back."""
    top, left, bottom, right = house
    ring = [(top, col) for col in range(left, right)]
    ring += [(row, right) for row in range(top, bottom)]
    ring += [(bottom, col) for col in range(right, left, -1)]
    ring += [(row, left) for row in range(bottom, top, -1)]
    return ring


def way_along(ring, start, end):
    first = ring.index(start)
    ring = ring[first:] + ring[:first]
    return ring[1 : ring.index(end) + 1]


def ways_round(house, start, end):
    """The shortest ways along a house from a corner to another."""
    if start == end:
        return [[]]
    ring = perimeter(house)
    ways = [way_along(ring, start, end), way_along(ring[::-1], start, end)]
    return [way for way in ways if len(way) == min(map(len, ways))]


class Town:
    def __init__(self, houses):
        self.house_at = {cell: house for house in houses for cell in cells_of(house)}
        self.corners = {corner for house in houses for corner in corners_of(house)}
        self.known_ways = {}

    def ways_from(self, corner):
        """All ways of a ghost that draws on a corner; None where there is no corner."""
        if corner not in self.corners:
            return None
        if corner not in self.known_ways:
            house = self.house_at[corner]
            self.known_ways[corner] = [
                way + line
                for exit_corner in corners_of(house)
                for way in ways_round(house, corner, exit_corner)
                for line in self.lines_from(exit_corner)
            ]
        return self.known_ways[corner]

    def lines_from(self, corner):
        """The straight ways through the streets to a corner of another house."""
        lines = []
        for down, right in STEPS:
            line = [(corner[0] + down, corner[1] + right)]
            while self.is_street(line[-1]):
                line.append((line[-1][0] + down, line[-1][1] + right))
            end = line[-1]
            if end in self.corners and self.house_at[end] != self.house_at[corner]:
                lines.append(line)
        return lines

    def is_street(self, cell):
        return 0 <= cell[0] < SIDE and 0 <= cell[1] < SIDE and cell not in self.house_at

    def ways_after(self, ways, cell):
        """What is left, after a step, of the ways that a ghost may be on; None if no way has it."""
        left = [way[1:] for way in ways if way[0] == cell]
        if not left:
            return None
        return self.ways_from(cell) if [] in left else left


# What is wrong with a level: pairs of a line and a sentence.


def problems_of(level):
    errors = town_errors(level.houses)
    yield from errors
    if level.limit is not None:
        yield from limit_problems(level)
    # In a town that means nothing, steps mean nothing either.
    if errors:
        return
    town = Town(level.houses)
    if level.starts is not None:
        for ghost, start in enumerate(level.starts):
            if start not in town.corners:
                yield 3, f"ghost {ghost + 1} starts on no corner, expected a corner of a house"
        yield from turn_problems(level, town)
    elif level.turns:
        yield 3, "found no starts of ghosts, expected them before turns"


def town_errors(houses):
    if not houses:
        return [(1, "the town has no houses, expected at least one")]
    errors = []
    held = set()
    starts = starts_of(0) + starts_of(1)
    for number, house in enumerate(houses, 1):
        cells = cells_of(house)
        if not held.isdisjoint(cells):
            return [(1, f"house {number} overlaps another one, expected a place of its own")]
        if not set(cells).isdisjoint(starts):
            errors.append((1, f"house {number} is where hunters start, expected it elsewhere"))
        held.update(cells)
    if errors:
        return errors
    town = Town(houses)
    for number, house in enumerate(houses, 1):
        # A ghost would be stuck (G2).
        if not any(town.lines_from(corner) for corner in corners_of(house)):
            errors.append((1, f"no line leads from house {number} to another, expected one"))
    return errors


def limit_problems(level):
    limit = level.limit
    if not 0 <= limit <= 100000:
        yield level.limit_line, f"the limit on moves is {limit}, expected 0 to 100000"
        return
    if IS_STRICT and not 240 <= limit <= 480:
        yield level.limit_line, f"the limit on moves is {limit}, expected the official 240 to 480"
    turn_limit = limit // 2
    if len(level.turns) > turn_limit:
        line = level.first_turn_line + 3 * turn_limit
        yield line, f"found another turn, expected at most {turn_limit} by the limit on moves"


def turn_problems(level, town):
    teams = [starts_of(0), starts_of(1)]
    ghosts = [town.ways_from(start) for start in level.starts]
    for number, turn in enumerate(level.turns):
        are_teams_sound = True
        for player, team in enumerate(turn.teams):
            if team is not None:
                for sentence in team_problems(town, teams[player], team):
                    yield level.team_line(number, player), sentence
                    are_teams_sound = False
                teams[player] = team
        if turn.ghosts is None:
            shown = 1 if turn.teams[0] is None else 0
            if IS_STRICT:
                yield level.team_line(number, shown), "the turn is not shown, expected all of it"
            continue
        for index, told in enumerate(turn.ghosts):
            ways = ghosts[index]
            problems = step_problems(town, ways, told)
            # Where hunters stand who may not stand there, nothing follows for the ghosts.
            if are_teams_sound:
                problems += fate_problems(town, teams, ways, told)
            for sentence in problems:
                yield level.ghosts_line(number), f"ghost {index + 1} {sentence}"
            ghosts[index] = ways_of_next(town, ways, told)


def team_problems(town, before, after):
    for hunter, cell in enumerate(after):
        if distance(before[hunter], cell) > 1:
            yield f"hunter {hunter + 1} goes too far, expected a step of one cell at most"
        elif cell in town.house_at:
            yield f"hunter {hunter + 1} is in a house, expected it on a street"
        if cell in after[:hunter]:
            yield f"hunter {hunter + 1} is where another one is, expected a cell of its own"


def step_problems(town, ways, told):
    problems = []
    # After an impossible step nothing is known of its ways any more; it is not blamed twice.
    if ways and told.at and town.ways_after(ways, told.at) is None:
        problems.append("takes a step that no way allows, expected another")
    if told.next and told.next not in town.corners:
        problems.append("is replaced by one on no corner, expected a corner of a house")
    return problems


def fate_problems(town, teams, ways, told):
    """Whether a ghost was rightly neutralised or spared, on all cells where it may have been."""
    cells = {told.at} if told.at else {way[0] for way in ways or []}
    fates = {fate_on(town, teams, cell) for cell in cells}
    if told.next is None:
        is_right = "spared" in fates
        return [] if is_right else ["lives on, expected it to be neutralised by the hunters around"]
    if fates == {"spared"}:
        return ["is neutralised, expected it to live on as no hunters are around or in a house"]
    if IS_STRICT and len(fates - {"spared"}) > 1:
        return ["is neutralised on one cell or another, expected only one possible outcome"]
    return []


def fate_on(town, teams, cell):
    counts = [sum(distance(hunter, cell) <= REACH for hunter in team) for team in teams]
    if cell in town.house_at or max(counts) < NEEDED:
        return "spared"
    if counts[0] == counts[1]:
        return "a tie"
    return "white" if counts[0] > counts[1] else "black"


def ways_of_next(town, ways, told):
    """The ways of the ghost in this place of the list after a turn; None where nothing is known."""
    if told.next:
        return town.ways_from(told.next)
    return town.ways_after(ways, told.at) if ways else None
