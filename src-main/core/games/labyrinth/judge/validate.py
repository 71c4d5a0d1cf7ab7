from collections import Counter, defaultdict

MOST_SIDE = 500
OFFICIAL_SIDE = 7
INTEGER = re.compile("-?[0-9]{1,15}")
# Island, wall, bog, river, estuary, cave.
CELL = re.compile("o|w|b[<>^v]|r[0-9][<>^v]|e[0-9]|y[0-9](0|[1-9][0-9]{0,5})")
STEPS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}


class Level:
    def __init__(self, reader):
        self.rows = read_map(reader)
        reader.next_line("the number of walks")
        walk_count = reader.integer("the number of walks")
        if walk_count < 0:
            reader.refuse(f"the number of walks is {walk_count}, expected 0 or more")
        reader.end_line()
        self.walks = [read_walk(reader, index + 1) for index in range(walk_count)]
        self.walks_line = len(self.rows) + 2

    def text(self):
        lines = [" ".join(row) for row in self.rows]
        lines.append(str(len(self.walks)))
        for row, col, moves in self.walks:
            lines.append(f"{row} {col} {moves}".rstrip())
        return "\n".join(lines) + "\n"

    def is_on_map(self, row, col):
        return 0 <= row < len(self.rows) and 0 <= col < len(self.rows[0])

    def cells_of(self, kinds):
        """The cells of some kinds in reading order, with their words."""
        for row, words in enumerate(self.rows):
            for col, word in enumerate(words):
                if word[0] in kinds:
                    yield (row, col), word


def read_map(reader):
    rows = []
    while is_row(reader.words_ahead(), reader.words_ahead(1) if rows else None):
        reader.next_line("a row of the map")
        rows.append(reader.words)
    if not rows:
        reader.next_line("the first row of the map")
        reader.refuse("found a number, expected the first row of the map")
    # The length that most rows have, so that the odd one is named.
    lengths = Counter(len(row) for row in rows if row)
    cols = lengths.most_common(1)[0][0] if lengths else 1
    if cols > MOST_SIDE >= len(rows):
        raise Refused(1, f"the rows have {cols} cells, expected at most {MOST_SIDE}")
    for index, row in enumerate(rows[:MOST_SIDE]):
        for word in row:
            if not CELL.fullmatch(word):
                wanted = "a cell such as o, w, b<, r2v, e2 or y10"
                raise Refused(index + 1, f"found {quote(word)}, expected {wanted}")
        if len(row) != cols:
            raise Refused(index + 1, f"the row has {len(row)} cells, expected {cols} as in others")
    if len(rows) > MOST_SIDE:
        raise Refused(MOST_SIDE + 1, f"found another row, expected at most {MOST_SIDE}")
    return rows


def is_row(words, below):
    """
    Whether a line belongs to the map: the one behind it begins with a number, or is a single word that is
    no cell before a walk. `below` is what comes next; None where a line is a row whatever that is.
    """
    if not words:
        return words is not None
    if len(words) > 1:
        return bool(CELL.fullmatch(words[1]) or not INTEGER.fullmatch(words[0]))
    is_before_walk = below is not None and len(below) > 1 and all(map(INTEGER.fullmatch, below[:2]))
    return bool(CELL.fullmatch(words[0]) or not (INTEGER.fullmatch(words[0]) or is_before_walk))


def read_walk(reader, number):
    reader.next_line(f"walk {number}")
    row = reader.integer(f"the row where walk {number} starts")
    col = reader.integer(f"the column where walk {number} starts")
    moves = reader.words.pop(0) if reader.words else ""
    stray = re.search("[^NESW]", moves)
    if stray:
        reader.refuse(f"found {quote(stray.group())} in walk {number}, expected N, E, S or W")
    reader.end_line()
    return row, col, moves


# What is wrong with a level: pairs of a line and a sentence.


def problems_of(level):
    yield from size_problems(level)
    yield from river_problems(level)
    yield from cave_problems(level)
    yield from walk_problems(level)


def size_problems(level):
    size = (len(level.rows), len(level.rows[0]))
    if IS_STRICT and size != (OFFICIAL_SIDE, OFFICIAL_SIDE):
        yield 1, "the map is %d x %d, expected the official 7 x 7" % size


def river_problems(level):
    flows = {cell: flow_of(level, cell, word) for cell, word in level.cells_of("r")}
    yield from flow_problems(flows)
    yield from circle_problems(flows)
    yield from estuary_problems(level, flows)


def flow_of(level, cell, word):
    """The next cell of a river or its estuary; None where the arrow leads to neither."""
    row, col = cell
    down, right = STEPS[word[2]]
    row, col = row + down, col + right
    if level.is_on_map(row, col) and level.rows[row][col][:2] in ("r" + word[1], "e" + word[1]):
        return row, col
    return None


def flow_problems(flows):
    fed = set()
    for cell, to in flows.items():
        if to is None:
            yield problem_at(cell, "flows off its river, expected its next cell or its estuary")
        elif to in fed:
            yield problem_at(cell, "flows where another one does, expected only one inflow")
        fed.add(to)


def circle_problems(flows):
    reached_from = {}
    for start in flows:
        cell = start
        while cell in flows and cell not in reached_from:
            reached_from[cell] = start
            cell = flows[cell]
        if reached_from.get(cell) != start:
            continue
        circle = [cell]
        while flows[circle[-1]] != cell:
            circle.append(flows[circle[-1]])
        yield problem_at(min(circle), "flows in a circle, expected an end at its estuary")


def estuary_problems(level, flows):
    rivers, estuaries = defaultdict(list), defaultdict(list)
    for cell, word in level.cells_of("re"):
        (rivers if word[0] == "r" else estuaries)[word[1]].append(cell)
    for number, cells in rivers.items():
        if number not in estuaries:
            ends = [cell for cell in cells if flows[cell] is None]
            yield problem_at((ends or cells)[0], f"is of river {number}, expected an e{number}")
    for number, cells in estuaries.items():
        for cell in cells if number not in rivers else cells[1:]:
            yield problem_at(cell, f"is an e{number}, expected one for each river and no others")


def cave_problems(level):
    chains = defaultdict(list)
    for cell, word in level.cells_of("y"):
        chains[word[1]].append((int(word[2:]), cell))
    for chain, caves in chains.items():
        expected = 0
        for index, cell in sorted(caves):
            if index != expected:
                wanted = f"expected cave {expected} as the next of its chain"
                yield problem_at(cell, f"is cave {index} of chain {chain}, {wanted}")
            elif IS_STRICT and len(caves) == 1:
                yield problem_at(cell, f"is the only cave of chain {chain}, expected more")
            expected = index + 1


def problem_at(cell, sentence):
    return cell[0] + 1, f"the cell ({cell[0]},{cell[1]}) {sentence}"


def walk_problems(level):
    if IS_STRICT and not level.walks:
        yield level.walks_line - 1, "there are no walks, expected at least one"
    for index, (row, col, moves) in enumerate(level.walks):
        line = level.walks_line + index
        at = f"walk {index + 1} starts at ({row},{col})"
        if not level.is_on_map(row, col):
            yield line, f"{at}, off the map; expected an island"
        elif level.rows[row][col] == "w":
            yield line, f"{at}, on a wall; expected an island"
        elif IS_STRICT and level.rows[row][col] != "o":
            yield line, f"{at}, on {quote(level.rows[row][col])}; expected an island"
        if IS_STRICT and not moves:
            yield line, f"walk {index + 1} has no moves, expected at least one"
