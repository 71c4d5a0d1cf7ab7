import re
import sys

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
MOST_TOLD = 20


class Refused(Exception):
    """Where the text cannot be read: a line and a sentence."""


class Reader:
    """Reads a text word by word, whatever its blanks are; those are looked at last."""

    def __init__(self, text):
        body = re.sub("^\ufeff", "", text).rstrip(" \t\r\n")
        self.lines = body.split("\n") if body else []
        self.number = 0
        self.words = []

    def refuse(self, sentence):
        raise Refused(self.number, sentence)

    def next_line(self, what):
        self.number += 1
        if self.number > len(self.lines):
            self.refuse(f"the text ends here, expected {what}")
        self.words = re.findall("[^ \t\r]+", self.lines[self.number - 1])

    def end_line(self):
        if self.words:
            self.refuse(f"found {quote(self.words[0])}, expected the end of the line")

    def word(self, what):
        if not self.words:
            self.refuse(f"the line ends here, expected {what}")
        return self.words.pop(0)

    def integer(self, what):
        word = self.word(what)
        if not re.fullmatch("-?[0-9]{1,15}", word):
            self.refuse(f"found {quote(word)}, expected {what}, a whole number")
        return int(word)

    def integer_within(self, what, lowest, highest):
        value = self.integer(what)
        if not lowest <= value <= highest:
            self.refuse(f"{what} is {value}, expected {lowest} to {highest}")
        return value

    def one_of(self, known, what, names):
        word = self.word(what)
        if word not in known:
            self.refuse(f"found {quote(word)}, expected {what}: {names}")
        return word

    def cell(self, what):
        return self.one_of(CELLS, what, "a cell on the board such as E5")


def quote(text):
    return repr(text if len(text) <= 24 else text[:24] + "...") if text else "nothing"


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
    unit = (reader.one_of(TYPES, "the type of a unit", "G, M or S"), reader.cell("its cell"))
    reader.end_line()
    return unit


def read_move(reader):
    reader.next_line("a move")
    move = (reader.cell("the start of the move"), reader.cell("the end of the move"))
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


def blank_problems(text, canonical):
    """Where a text that says the same as the canonical one is written otherwise."""
    if text == canonical:
        return []
    found, expected = text.split("\n"), canonical.split("\n")
    index = first_difference(found, expected)
    if index == len(found):
        return [(index + 1, "the text ends here, expected a line end before")]
    if index == len(expected):
        return [(index + 1, "found another line, expected the end of the text")]
    at = first_difference(found[index], expected[index])
    rest, right = found[index][at:], expected[index][at:]
    return [(index + 1, f"found {quote(rest)} after {at} letters, expected {quote(right)}")]


def first_difference(some, others):
    for index, (one, other) in enumerate(zip(some, others)):
        if one != other:
            return index
    return min(len(some), len(others))


def main():
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    try:
        level = Level(Reader(text))
        problems = sorted(problems_of(level)) or blank_problems(text, level.text())
    except Refused as refused:
        problems = [refused.args]
    for line, sentence in problems[:MOST_TOLD]:
        print(f"line {line}: {sentence}", file=sys.stderr)
    sys.exit(43 if problems else 42)


main()
