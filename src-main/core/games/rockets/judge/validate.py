import re
import sys

WAYS = ("N", "E", "S", "W")
ARROWS_EACH = 3
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

    def way(self, what):
        word = self.word(what)
        if word not in WAYS:
            self.refuse(f"found {quote(word)}, expected {what}: N, E, S or W")
        return word


def quote(text):
    return repr(text if len(text) <= 24 else text[:24] + "...") if text else "nothing"


class Level:
    def __init__(self, reader):
        reader.next_line("width and height")
        self.width = reader.integer_within("the width", 3, 1000)
        self.height = reader.integer_within("the height", 3, 1000)
        reader.end_line()
        player_count = read_count(reader, "the number of players", 1, 26)
        door_count = read_count(reader, "the number of doors", 0, 4000)
        turn_count = read_count(reader, "the number of turns", 0, 100000)
        self.rockets = [read_rocket(reader, index + 1) for index in range(player_count)]
        self.doors = [read_door(reader, index + 1) for index in range(door_count)]
        self.turns = [read_turn(reader, index + 1) for index in range(turn_count)]

        self.rockets_line = 5
        self.doors_line = self.rockets_line + player_count
        self.turns_line = self.doors_line + door_count

    def text(self):
        lines = [f"{self.width} {self.height}"]
        lines += [str(len(things)) for things in (self.rockets, self.doors, self.turns)]
        lines += [f"{x} {y}" for x, y in self.rockets]
        lines += [f"{at} {wall}" for at, wall in self.doors]
        lines += [f"{x} {y} {way}" for x, y, way in self.turns]
        return "\n".join(lines) + "\n"

    def is_on_grid(self, x, y):
        return 0 <= x < self.width and 0 <= y < self.height

    def is_pit(self, x, y):
        return x in (0, self.width - 1) and y in (0, self.height - 1)


def read_count(reader, what, lowest, highest):
    reader.next_line(what)
    count = reader.integer_within(what, lowest, highest)
    reader.end_line()
    return count


def read_rocket(reader, player):
    what = f"the rocket of player {player}"
    reader.next_line(what)
    rocket = (reader.integer(f"the x of {what}"), reader.integer(f"the y of {what}"))
    reader.end_line()
    return rocket


def read_door(reader, number):
    reader.next_line(f"door {number}")
    door = (reader.integer(f"the place of door {number}"), reader.way(f"the wall of door {number}"))
    reader.end_line()
    return door


def read_turn(reader, number):
    what = f"the arrow of turn {number}"
    reader.next_line(what)
    x = reader.integer(f"the x of {what}")
    y = reader.integer(f"the y of {what}")
    way = reader.way(f"the way of {what}")
    reader.end_line()
    return x, y, way


# What is wrong with a level: pairs of a line and a sentence.


def problems_of(level):
    if IS_STRICT:
        yield from official_problems(level)
    yield from rocket_problems(level)
    yield from door_problems(level)
    yield from turn_problems(level)


def official_problems(level):
    numbers = [
        (1, "the width", level.width, 5, 25),
        (1, "the height", level.height, 5, 25),
        (2, "the number of players", len(level.rockets), 2, 4),
        (3, "the number of doors", len(level.doors), 1, 16),
        (4, "the number of turns", len(level.turns), 1, 100),
    ]
    if level.width != level.height:
        yield 1, f"the board is {level.width} x {level.height}, expected a square"
    for line, what, value, lowest, highest in numbers:
        if not lowest <= value <= highest:
            yield line, f"{what} is {value}, expected {lowest} to {highest} as the official range"


def rocket_problems(level):
    for player, (x, y) in enumerate(level.rockets):
        at = f"the rocket of player {player + 1} is at ({x},{y})"
        line = level.rockets_line + player
        if not level.is_on_grid(x, y):
            yield line, f"{at}, off the grid; expected a square on it"
        elif level.is_pit(x, y):
            yield line, f"{at}, a pit; expected another square"
        elif (x, y) in level.rockets[:player]:
            yield line, f"{at}, where another rocket is; expected a square of its own"


def door_problems(level):
    held = set()
    for index, (at, wall) in enumerate(level.doors):
        line = level.doors_line + index
        length = level.width if wall in ("N", "S") else level.height
        # Off the grid or in a corner.
        if not 1 <= at <= length - 2:
            yield line, f"door {index + 1} is at {at} in wall {wall}, expected 1 to {length - 2}"
        if IS_STRICT and (at, wall) in held:
            yield line, f"door {index + 1} is where another is, expected a place of its own"
        held.add((at, wall))


def turn_problems(level):
    placed_in = {}
    for turn, (x, y, _) in enumerate(level.turns):
        at = f"the arrow of turn {turn + 1} is at ({x},{y})"
        line = level.turns_line + turn
        # The oldest arrow of the player still stands, which this one would take away (R5).
        first_standing = max(0, turn - ARROWS_EACH * len(level.rockets))
        if not level.is_on_grid(x, y):
            yield line, f"{at}, off the grid; expected a square on it"
        elif level.is_pit(x, y):
            yield line, f"{at}, a pit; expected a free square"
        elif (x, y) in level.rockets:
            yield line, f"{at}, where a rocket is; expected a free square"
        elif placed_in.get((x, y), -1) >= first_standing:
            other = placed_in[x, y] + 1
            yield line, f"{at}, where the one of turn {other} stands; expected a free square"
        placed_in[x, y] = turn


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
