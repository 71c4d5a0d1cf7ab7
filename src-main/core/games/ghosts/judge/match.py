# The rules of a match of ghosts, and the players that come with the game. A referee or a player is
# this file between what every match needs and a main, which uses:
#   Chance(seed)                         draws all that is left to chance
#   Match(text, chance)                  a match on the level of a text, before its first move
#     .asked()                           the players (0 or 1) who have to move now; none: it is over
#     .told(player)                      the lines that a player's program has to read so far
#     .fault(player, answer)             what is illegal in an answer, a sentence; None: nothing
#     .play(answers, chance)             makes the legal answers of those asked, in their order
#     .scores()                          the points of player 0 and of player 1
#   PLAYERS[name](match, player, chance) the answer of a built-in player who is asked
#   take_part(think, chance, read, say)  plays one side as a program does, line by line
#   BLANKS                               what does not count at the ends of an answer
import functools
import re

SIDE = 20
LETTERS = "ABCDEFGHIJKLMNOPQRST"
GHOSTS = 6
HUNTERS = 8
NEEDED = 4
USUAL_LIMIT = "240"
TEAM_NAMES = ["White", "Black"]

# A program is not told the town: a player takes it for this one.
DEFAULT_TOWN = "AGBI ANBQ CCGE DGFI EMGP FRGT HGIH LCMG LMMN MQNT NAOC OLQN PQSR QBSC SLTN"


# A cell is row * 20 + column.
def cell_in(row, column):
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None


def cell_named(name):
    row, column = map(LETTERS.index, name)
    return row * SIDE + column


def cells_named(names):
    return [cell_named(name) for name in names.split()]


def cell_name(cell):
    return LETTERS[cell // SIDE] + LETTERS[cell % SIDE]


def cell_names(cells):
    return " ".join(map(cell_name, cells))


def distance(a, b):
    """Steps of a king between two cells."""
    return max(abs(a // SIDE - b // SIDE), abs(a % SIDE - b % SIDE))


TEAM_STARTS = [cells_named("AJ AK BJ BK JA JB KA KB"), cells_named("TK TJ SK SJ KT KS JT JS")]


class House:
    def __init__(self, name):
        self.top, self.left = divmod(cell_named(name[:2]), SIDE)
        self.bottom, self.right = divmod(cell_named(name[2:]), SIDE)

    def cells(self):
        return [
            row * SIDE + column
            for row in range(self.top, self.bottom + 1)
            for column in range(self.left, self.right + 1)
        ]

    def corners(self):
        """Each once, clockwise from the north-west one."""
        corners = []
        for row, column in [
            (self.top, self.left),
            (self.top, self.right),
            (self.bottom, self.right),
            (self.bottom, self.left),
        ]:
            if row * SIDE + column not in corners:
                corners.append(row * SIDE + column)
        return corners

    def ways(self, start, end):
        """The shortest ways along the walls from a corner to another: one, or two as long (W3)."""
        if start == end:
            return [[]]
        rows, columns = range(self.top, self.bottom + 1), range(self.left, self.right + 1)
        ring = [self.top * SIDE + column for column in columns]
        ring += [row * SIDE + self.right for row in rows[1:]]
        if len(rows) == 1 or len(columns) == 1:
            # There is no round: it goes from end to end.
            return [ring[1:] if ring[0] == start else ring[-2::-1]]
        ring += [self.bottom * SIDE + column for column in reversed(columns[:-1])]
        ring += [row * SIDE + self.left for row in reversed(rows[1:-1])]
        forth, back = way_round(ring, start, end), way_round(ring[::-1], start, end)
        if len(forth) == len(back):
            return [forth, back]
        return [min(forth, back, key=len)]


def way_round(ring, start, end):
    """The cells behind one of a ring up to another one."""
    from_start = ring[ring.index(start) :] + ring[: ring.index(start)]
    return from_start[1 : from_start.index(end) + 1]


class Plan:
    """A way that a ghost may draw: along its house to an exit, then a line to another house."""

    def __init__(self, path, weight):
        self.path = path
        self.weight = weight


# Can be divided by any number of lines (1 to 4) times ways (1 or 2).
WHOLE = 24


class Town:
    def __init__(self, names):
        houses = [House(name) for name in names.split()]
        self.corners = [house.corners() for house in houses]
        self.house_on = {cell: house for house in houses for cell in house.cells()}
        self.steps = [self.steps_from(cell) for cell in range(SIDE * SIDE)]
        lines = {
            corner: self.lines_from(corner) for corners in self.corners for corner in corners
        }
        # By corner. Exit, line and way are drawn with equal chances, one after the other (G1).
        self.plans = {}
        for house, corners in zip(houses, self.corners):
            for corner in corners:
                plans = []
                for leaving in corners:
                    ways = house.ways(corner, leaving)
                    paths = [way + line for way in ways for line in lines[leaving]]
                    plans += [Plan(path, WHOLE // len(paths)) for path in paths]
                self.plans[corner] = tuple(plans)

    def steps_from(self, cell):
        """Cells to which a hunter may go from one, staying included (T2)."""
        row, column = divmod(cell, SIDE)
        near = [cell_in(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
        return [to for to in near if to is not None and to not in self.house_on]

    def lines_from(self, corner):
        """Straight ways out of a house that meet another one at a corner (W4)."""
        lines = []
        for down, right in [(-1, 0), (0, 1), (1, 0), (0, -1)]:
            row, column = divmod(corner, SIDE)
            cell = corner
            line = []
            while not line or (cell is not None and cell not in self.house_on):
                row, column = row + down, column + right
                cell = cell_in(row, column)
                line.append(cell)
            house = self.house_on.get(cell)
            if house not in (None, self.house_on[corner]) and cell in house.corners():
                lines.append(line)
        return lines

    def draw_corner(self, chance):
        return chance.pick(chance.pick(self.corners))


class Walk:
    """What is known of a ghost's way: its steps since it drew, and the plans that fit them."""

    def __init__(self, age, plans):
        self.age = age
        self.plans = plans


class Ghost:
    """`walk` is None where a step fits no plan: then it is not the town that it was taken for."""

    def __init__(self, cell, walk, is_new):
        self.cell = cell
        self.walk = walk
        self.is_new = is_new

    def __str__(self):
        return cell_name(self.cell) + ("+" if self.is_new else "*")


def new_ghost(town, cell):
    return Ghost(cell, fresh_walk(town, cell), True)


def fresh_walk(town, corner):
    """Of a ghost that draws on a corner."""
    plans = town.plans.get(corner)
    return Walk(0, plans) if plans else None


def moved_ghost(town, ghost, cell):
    walk = ghost.walk
    if walk is not None:
        plans = tuple(plan for plan in walk.plans if plan.path[walk.age] == cell)
        if not plans:
            walk = None
        elif len(plans[0].path) == walk.age + 1:
            walk = fresh_walk(town, cell)
        else:
            walk = Walk(walk.age + 1, plans)
    return Ghost(cell, walk, False)


def draw_step(walk, chance):
    """The next cell of a ghost, as likely as its plans make it."""
    drawn = chance.below(sum(plan.weight for plan in walk.plans))
    for plan in walk.plans:
        drawn -= plan.weight
        if drawn < 0:
            return plan.path[walk.age]


class Match:
    def __init__(self, text, chance):
        # The text may be of a town alone.
        town, limit, starts = (text.rstrip("\n").split("\n") + [USUAL_LIMIT, "-"])[:3]
        self.town = Town(town)
        self.limit = int(limit)
        if starts == "-":
            corners = [self.town.draw_corner(chance) for _ in range(GHOSTS)]
        else:
            corners = cells_named(starts)
        self.turn = 0
        self.points = [0, 0]
        self.teams = TEAM_STARTS
        self.ghosts = [new_ghost(self.town, corner) for corner in corners]
        self.lines = [[str(self.limit), str(player)] for player in (0, 1)]
        self.tell()

    def asked(self):
        # The limit is on the moves of both together (T1).
        return [0, 1] if self.turn < self.limit // 2 else []

    def told(self, player):
        return self.lines[player]

    def tell(self):
        for player in (0, 1):
            self.lines[player].append(" ".join(map(str, self.ghosts)))
            self.lines[player].append(cell_names(self.teams[1 - player]))

    def fault(self, player, answer):
        words = re.findall("[^ \t\r\n]+", answer)
        name = TEAM_NAMES[player]
        if len(words) != HUNTERS:
            sentence = "{}’s answer has {} words; expected {} cells [G5]"
            return sentence.format(name, len(words), HUNTERS)
        for word in words:
            if not re.fullmatch("[A-T]{2}", word):
                sentence = "{}’s answer has '{}'; expected a cell, two letters A to T [G5]"
                return sentence.format(name, shown(word))
        cells = cells_named(answer)
        for number, (before, cell, word) in enumerate(zip(self.teams[player], cells, words), 1):
            goes = "{}’s hunter {} goes ".format(name, number)
            if distance(before, cell) > 1:
                sentence = "from {} to {}; expected a neighbouring cell [G5]"
                return goes + sentence.format(cell_name(before), word)
            if cell in self.town.house_on:
                return goes + "to {}, inside a house; expected a street cell [G5]".format(word)
            other = cells.index(cell) + 1
            if other < number:
                sentence = "to {} like hunter {}; expected a cell of its own [G5]"
                return goes + sentence.format(word, other)
        return None

    def play(self, answers, chance):
        """A turn: hunters and ghosts move at once, ghosts are neutralised, new ones appear."""
        self.teams = [cells_named(answer) for answer in answers]
        # All steps are drawn before a new ghost is, so that it changes no other ghost's step.
        cells = [draw_step(ghost.walk, chance) for ghost in self.ghosts]
        ghosts = []
        for ghost, cell in zip(self.ghosts, cells):
            white, black = [self.count_around(cell, player) for player in (0, 1)]
            # Houses shelter, their corners included (G4).
            if cell in self.town.house_on or max(white, black) < NEEDED:
                ghosts.append(moved_ghost(self.town, ghost, cell))
                continue
            if white != black:
                self.points[0 if white > black else 1] += 1
            ghosts.append(new_ghost(self.town, self.town.draw_corner(chance)))
        self.ghosts = ghosts
        self.turn += 1
        if self.asked():
            self.tell()

    def count_around(self, cell, player):
        return sum(distance(hunter, cell) <= 2 for hunter in self.teams[player])

    def see(self, teams, ghosts):
        """A turn as a program is told of it: with the ghosts after it, as they are listed."""
        self.teams = teams
        self.ghosts = [
            new_ghost(self.town, cell_named(word[:2]))
            if word[2:] == "+"
            else moved_ghost(self.town, ghost, cell_named(word[:2]))
            for ghost, word in zip(self.ghosts, ghosts)
        ]
        self.turn += 1

    def scores(self):
        return self.points


def shown(word):
    """A word of an answer, shortened, with its control characters made visible."""
    cut = word if len(word) <= 24 else word[:24] + "…"
    control = "[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"
    return re.sub(control, lambda found: "\\u{:04x}".format(ord(found.group())), cut)


def take_part(think, chance, read, say):
    limit, side = read(), int(read())
    starts = read().replace("+", "")
    match = Match("\n".join([DEFAULT_TOWN, limit, starts]), chance)
    # The opponents begin where they always do.
    read()
    for left in reversed(range(match.limit // 2)):
        answer = think(match, side, chance)
        say(answer)
        # What the last turn leads to is not told.
        if left == 0:
            break
        ghosts, opponents = read().split(), read()
        teams = [cells_named(answer), cells_named(opponents)]
        match.see(teams if side == 0 else teams[::-1], ghosts)


ALL_HUNTERS = range(HUNTERS)


def move_team(town, team, order, cost):
    """
    Moves hunter by hunter, each to the open cell that costs least. Open is what no hunter has taken
    and none stands on who has yet to move, so that everybody can always stay.
    """
    moved = list(team)
    held = set(team)
    for hunter in order:
        held.remove(team[hunter])
        open_cells = [cell for cell in town.steps[team[hunter]] if cell not in held]
        moved[hunter] = min(open_cells, key=lambda cell: cost(hunter, cell))
        held.add(moved[hunter])
    return cell_names(moved)


def play_random(match, player, chance):
    """Each hunter takes any step that is open to it."""
    order = chance.shuffled(ALL_HUNTERS)
    return move_team(match.town, match.teams[player], order, lambda *_: chance.below(1000))


GROUP = 4


def play_greedy(match, player, chance):
    """Two groups of four, each straight after the nearest ghost, those on the street first."""
    team = match.teams[player]
    targets = []
    for first in range(0, HUNTERS, GROUP):
        targets += [nearest_ghost(match, team[first : first + GROUP])] * GROUP
    order = sorted(ALL_HUNTERS, key=lambda hunter: distance(team[hunter], targets[hunter]))

    def cost(hunter, cell):
        # Among steps equally near chance decides, so that none stands before a wall for ever.
        return distance(cell, targets[hunter]) * 100 + chance.below(100)

    return move_team(match.town, team, order, cost)


def nearest_ghost(match, group):
    """The cell of the ghost that a group reaches first, as the crow flies."""

    def way(cell):
        in_house = 1000 if cell in match.town.house_on else 0
        return in_house + max(distance(hunter, cell) for hunter in group)

    return min([ghost.cell for ghost in match.ghosts], key=way)


# Turns that the hunter player looks ahead, and what a point is worth to it that is made after 1, 2, 3
# and more of them.
HORIZON = 20
WORTH = [0.85]
while len(WORTH) < HORIZON:
    WORTH.append(WORTH[-1] * 0.85)
# Where there is no way.
FAR = 255


class Meeting:
    """A cell round which four hunters gather for a ghost."""

    def __init__(self, ghost, cell, hunters):
        self.ghost = ghost
        self.cell = cell
        self.hunters = hunters


def play_hunter(match, player, _chance):
    """
    Reckons where each ghost will be, and sends the four nearest hunters to the cell where they are
    likely to catch one soonest; the other four do the same with the other ghosts.
    """
    town, team = match.town, match.teams[player]
    worths = [worths_round(town, ghost.walk) for ghost in match.ghosts]
    free = list(ALL_HUNTERS)
    goals = {}
    taken = []
    while len(free) >= NEEDED:
        meeting = best_meeting(town, team, free, worths, taken)
        if meeting is None:
            break
        taken.append(meeting.ghost)
        for hunter in meeting.hunters:
            free.remove(hunter)
            goals[hunter] = meeting.cell

    def way(hunter, cell):
        return steps_to(town, goals[hunter])[cell] if hunter in goals else 0

    order = sorted(ALL_HUNTERS, key=lambda hunter: way(hunter, team[hunter]))
    return move_team(town, team, order, way)


def best_meeting(town, team, free, worths, taken):
    """The meeting worth most for four of the free hunters; None where none is worth anything."""
    best, most = None, 0
    for ghost, by_cell in enumerate(worths):
        if ghost in taken:
            continue
        for cell, by_turn in by_cell.items():
            if max(by_turn) <= most:
                continue
            hunters, turns = gather(town, team, free, cell)
            worth = max(by_turn[turns - 1 :], default=0)
            if worth > most:
                best, most = Meeting(ghost, cell, hunters), worth
    return best


def gather(town, team, free, cell):
    """The four who come to a cell first, and the turns until all are within a step of it."""
    steps = steps_to(town, cell)
    hunters = sorted(free, key=lambda hunter: steps[team[hunter]])[:NEEDED]
    return hunters, max(1, steps[team[hunters[-1]]] - 1)


@functools.lru_cache(None)
def steps_to(town, target):
    """Steps that a hunter needs to a cell, from each cell."""
    steps = [FAR] * (SIDE * SIDE)
    steps[target] = 0
    found = [target]
    for at in found:
        for cell in town.steps[at]:
            if steps[cell] == FAR:
                steps[cell] = steps[at] + 1
                found.append(cell)
    return steps


def worths_round(town, walk):
    """By street cell, what it is worth to have four hunters there after 1, 2, 3 and more turns."""
    worths = {}
    if walk is None:
        return worths
    for turn in range(HORIZON):
        for cell, part in likely_near(town, walk.plans, walk.age + turn + 1).items():
            if cell not in worths:
                worths[cell] = [0] * HORIZON
            worths[cell][turn] = part * WORTH[turn]
    return worths


@functools.lru_cache(5000)
def likely_near(town, plans, steps):
    """By street cell, how likely a ghost is within a step of it so many steps after it drew."""
    near = {}
    for cell, part in likely_on(town, plans, steps).items():
        for other in town.steps[cell]:
            near[other] = near.get(other, 0) + part
    return near


@functools.lru_cache(5000)
def likely_on(town, plans, steps):
    """By street cell, how likely it is on it."""
    likely = {}
    if steps == 0:
        return likely
    total = sum(plan.weight for plan in plans)
    for plan in plans:
        steps_on = steps - len(plan.path)
        if steps_on >= 0:
            cells = likely_on(town, town.plans[plan.path[-1]], steps_on)
        elif plan.path[steps - 1] in town.house_on:
            cells = {}
        else:
            cells = {plan.path[steps - 1]: 1}
        for cell, part in cells.items():
            likely[cell] = likely.get(cell, 0) + part * (plan.weight / total)
    return likely


PLAYERS = {"random": play_random, "greedy": play_greedy, "hunter": play_hunter}
