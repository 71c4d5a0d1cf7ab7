# The cells of each row: A5 to A9, B4 to B9 and so on.
NUMBERS = {
    "A": range(5, 10),
    "B": range(4, 10),
    "C": range(3, 10),
    "D": range(2, 10),
    "E": range(1, 10),
    "F": range(1, 9),
    "G": range(1, 8),
    "H": range(1, 7),
    "I": range(1, 6),
}
# Blanks before each row in the canonical text.
INDENTS = {row: 9 - len(numbers) for row, numbers in NUMBERS.items()}
CELLS = {f"{row}{number}" for row, numbers in NUMBERS.items() for number in numbers}
TYPES = ("G", "M", "S")


def read_cell(reader, what):
    return reader.one_of(CELLS, what, "a cell on the board such as E5")


class DataSet:
    def __init__(self, reader):
        self.terrain = {row: read_row(reader, row) for row in NUMBERS}
        reader.next_line("the numbers of units")
        self.counts_line = reader.number
        self.counts = [
            reader.integer_within(f"the number of units of side {side}", 0, 61) for side in (1, 2)
        ]
        reader.end_line()
        self.units = [read_unit(reader) for _ in range(sum(self.counts))]
        reader.next_line("the number of moves")
        self.moves_line = reader.number
        move_count = reader.integer_within("the number of moves", 0, 100000)
        reader.end_line()
        self.moves = [read_move(reader) for _ in range(move_count)]

    def lines(self):
        for row, letters in self.terrain.items():
            yield " " * INDENTS[row] + " ".join(letters)
        yield "%d %d" % tuple(self.counts)
        for unit_type, cell in self.units:
            yield f"{unit_type} {cell}"
        yield str(len(self.moves))
        for start, end in self.moves:
            yield f"{start} {end}"

    def terrain_of(self, cell):
        row, number = cell[0], int(cell[1])
        return self.terrain[row][number - NUMBERS[row][0]]


def read_row(reader, row):
    reader.next_line(f"row {row}")
    letters = "".join(reader.words)
    stray = re.search("[^FWHMU]", letters)
    if stray:
        reader.refuse(f"found {quote(stray.group())} in row {row}, expected F, W, H, M or U")
    if len(letters) != len(NUMBERS[row]):
        reader.refuse(f"row {row} has {len(letters)} letters, expected {len(NUMBERS[row])}")
    return letters


def read_unit(reader):
    reader.next_line("a unit")
    unit = (reader.one_of(TYPES, "the type of a unit", "G, M or S"), read_cell(reader, "its cell"))
    reader.end_line()
    return unit


def read_move(reader):
    reader.next_line("a move")
    move = (read_cell(reader, "the start of the move"), read_cell(reader, "the end of the move"))
    reader.end_line()
    return move


class Level:
    def __init__(self, reader):
        reader.next_line("the number of data sets")
        set_count = reader.integer_within("the number of data sets", 1, 100000)
        reader.end_line()
        self.sets = [DataSet(reader) for _ in range(set_count)]

    def text(self):
        lines = [str(len(self.sets))]
        for data_set in self.sets:
            lines.extend(data_set.lines())
        return "\n".join(lines) + "\n"


# What is wrong with a level: pairs of a line and a sentence.


def problems_of(level):
    for data_set in level.sets:
        if IS_STRICT:
            yield from official_problems(data_set)
        yield from unit_problems(data_set)


def official_problems(data_set):
    for side, count in enumerate(data_set.counts, 1):
        if not 1 <= count <= 10:
            yield data_set.counts_line, f"side {side} has {count} units, expected 1 to 10"
    move_count = len(data_set.moves)
    if not 1 <= move_count <= 100:
        yield data_set.moves_line, f"the number of moves is {move_count}, expected 1 to 100"


def unit_problems(data_set):
    held = set()
    for line, (_, cell) in enumerate(data_set.units, data_set.counts_line + 1):
        if data_set.terrain_of(cell) == "U":
            yield line, f"the unit is at {cell}, under water; expected a cell on land"
        elif cell in held:
            yield line, f"the unit is at {cell}, where another one is; expected a cell of its own"
        held.add(cell)
