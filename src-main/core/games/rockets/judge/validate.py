WAYS = ("N", "E", "S", "W")
ARROWS_EACH = 3


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
    door = (reader.integer(f"the place of door {number}"), reader.one_of(WAYS, f"the wall of door {number}", "N, E, S or W"))
    reader.end_line()
    return door


def read_turn(reader, number):
    what = f"the arrow of turn {number}"
    reader.next_line(what)
    x = reader.integer(f"the x of {what}")
    y = reader.integer(f"the y of {what}")
    way = reader.one_of(WAYS, f"the way of {what}", "N, E, S or W")
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
