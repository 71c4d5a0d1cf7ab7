# The rules of a match of progers, and the players that come with the game. A referee or a player is
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
import heapq
from math import inf

LETTERS = "SLRBJM"
QUARTERS = {"L": 3, "R": 1, "B": 2}
HAND_SIZE = 7
LONGEST_PROGRAM = 5
CAPACITY = 3

# A spot is row * 10 + column, as the text writes it; ways are 0 to 3 for N, E, S, W. Where and how
# a robot stands is its pose: spot * 4 + way.
SPOTS = 100
STEPS = [10, 1, -10, -1]
BASES = [0, 9, 90, 99]
STARTS = [0, 9]

# Where a sample is: it lies on its spot, is aboard, or is on a base.
LYING = 0


def aboard(player):
    return 1 + player


def on_base(base, player):
    return 3 + 2 * base + player


class Board:
    """Hills, walls, and where the samples lie at first: what does not change in a match."""

    def __init__(self, hills, walls, samples):
        self.spots = [int(word[:2]) for word in samples.split()]
        self.types = [int(word[2]) for word in samples.split()]
        self.weights = [31**at % 2**20 for at in reversed(range(len(self.spots)))]
        self.distances = {}
        # By pose, the spot to which a step leads, and to which a jump does; None: to none.
        self.steps = [None] * (SPOTS * 4)
        self.jumps = [None] * (SPOTS * 4)
        hill_on = [None] * SPOTS
        for hill in hills.split():
            low, high = int(hill[:2]), int(hill[2:])
            for spot in range(low, high + 1):
                if low % 10 <= spot % 10 <= high % 10:
                    hill_on[spot] = hill
        walled = set()
        for wall in walls.split():
            spot, way = int(wall[:2]), "NE".index(wall[2])
            walled.add((spot, spot + STEPS[way]))
            walled.add((spot + STEPS[way], spot))
        for spot in range(SPOTS):
            row, column = divmod(spot, 10)
            is_border = [row == 9, column == 9, row == 0, column == 0]
            for way in range(4):
                if is_border[way]:
                    continue
                ahead = spot + STEPS[way]
                self.jumps[spot * 4 + way] = ahead
                if hill_on[spot] == hill_on[ahead] and (spot, ahead) not in walled:
                    self.steps[spot * 4 + way] = ahead

    def distances_from(self, start):
        """Steps to all spots; a jump over a wall or an edge counts two, turns count nothing."""
        if start not in self.distances:
            self.distances[start] = self.measured(start)
        return self.distances[start]

    def measured(self, start):
        distances = [inf] * SPOTS
        found = [(0, start)]
        while found:
            distance, spot = heapq.heappop(found)
            if distance >= distances[spot]:
                continue
            distances[spot] = distance
            for pose in range(spot * 4, spot * 4 + 4):
                if self.steps[pose] is not None:
                    heapq.heappush(found, (distance + 1, self.steps[pose]))
                elif self.jumps[pose] is not None:
                    heapq.heappush(found, (distance + 2, self.jumps[pose]))
        return distances


class Samples:
    """Where all samples are, and the scores. Never changed: what a robot does makes others."""

    def __init__(self, board, places, scores):
        self.board = board
        self.places = places
        self.scores = scores
        self.lying = {board.spots[at] for at, place in enumerate(places) if place == LYING}
        self.cargo = [places.count(aboard(player)) for player in (0, 1)]
        self.delivered = {
            board.types[at] for at, place in enumerate(places) if place >= on_base(0, 0)
        }
        # The last one on a base ends the match (T9).
        self.is_over = len(places) > 0 and min(places) >= on_base(0, 0)
        # A hash of 20 bits: built-in players take samples with the same mark for the same.
        self.mark = sum(
            weight * place for weight, place in zip(board.weights, places)
        ) % 2**20
        # What was found out before: it is asked for again and again.
        self.after = {}
        self.worth = {}

    def visited(self, player, spot):
        """After a robot was on a spot: it takes what lies there, then unloads on a base (P4)."""
        takes = spot in self.lying and self.cargo[player] < CAPACITY
        unloads = spot in BASES and (takes or self.cargo[player] > 0)
        if not takes and not unloads:
            return self
        places = list(self.places)
        scores = list(self.scores)
        if takes:
            places[self.board.spots.index(spot)] = aboard(player)
        if unloads:
            brought = [at for at, place in enumerate(places) if place == aboard(player)]
            new_types = {self.board.types[at] for at in brought} - self.delivered
            # A new type brings its point once, however many of it are unloaded together (P3).
            scores[player] += len(brought) + len(new_types)
            for at in brought:
                places[at] = on_base(BASES.index(spot), player)
        return Samples(self.board, places, scores)

    def after_letter(self, player, pose, other_spot, letter):
        """The robot's pose and the samples after an instruction; where it is skipped, the same."""
        known = self.after.setdefault((player, other_spot), {})
        if (pose, letter) not in known:
            known[pose, letter] = self.follow(player, pose, other_spot, letter)
        return known[pose, letter]

    def follow(self, player, pose, other_spot, letter):
        spot, way = divmod(pose, 4)
        if letter in QUARTERS:
            return spot * 4 + (way + QUARTERS[letter]) % 4, self
        samples = self
        ahead = self.board.jumps[pose] if letter == "J" else self.board.steps[pose]
        while ahead is not None and ahead != other_spot:
            # M stops at a sample also where there is no room for it (P6).
            is_last = letter != "M" or ahead in samples.lying
            pose = ahead * 4 + way
            samples = samples.visited(player, ahead)
            if is_last or samples.is_over:
                break
            ahead = self.board.steps[pose]
        return pose, samples


class Position:
    """Robots, samples and hands as they stand; `used` letters of the bank are drawn."""

    def __init__(self, board, bank):
        self.bank = bank
        self.samples = Samples(board, [LYING] * len(board.spots), [0, 0])
        self.poses = [spot * 4 for spot in STARTS]
        # A place that is empty has no letter: new ones come into the first such places.
        self.hands = [[""] * HAND_SIZE, [""] * HAND_SIZE]
        self.used = 0
        for hand in self.hands:
            self.fill(hand)
        self.has_stopped = [False, False]

    def copy(self):
        copied = Position.__new__(Position)
        copied.__dict__.update(self.__dict__)
        copied.poses = list(self.poses)
        copied.hands = [list(hand) for hand in self.hands]
        copied.has_stopped = list(self.has_stopped)
        return copied

    def spot(self, player):
        return self.poses[player] // 4

    def can_move(self, player):
        return not self.samples.is_over and not self.has_stopped[player] and any(self.hands[player])

    def play(self, player, program):
        """Plays a legal program; the end comes at once, and nothing is drawn then (T9)."""
        hand = self.hands[player]
        for letter in program:
            hand[hand.index(letter)] = ""
            self.poses[player], self.samples = self.samples.after_letter(
                player, self.poses[player], self.spot(1 - player), letter
            )
            if self.samples.is_over:
                return
        self.fill(hand)
        self.has_stopped[player] = "" in hand

    def fill(self, hand):
        for at in range(HAND_SIZE):
            if hand[at] == "" and self.used < len(self.bank):
                hand[at] = self.bank[self.used]
                self.used += 1


class Match:
    def __init__(self, text, _chance):
        # In a transcript, the only text that may have an empty bank, lines begin with a mark.
        lines = [line[2:].strip() if line[:2] == ">>" else line for line in text.split("\n")]
        self.config = lines[:4]
        hills, walls, samples, bank = self.config
        self.position = Position(Board(hills, walls, samples), bank)
        self.moves = []

    def asked(self):
        player = len(self.moves) % 2
        return [player] if self.position.can_move(player) else []

    def told(self, player):
        return self.config + [str(player)] + self.moves[1 - player :: 2]

    def fault(self, player, program):
        if any(letter in BLANKS for letter in program):
            return (
                "A program consists of letters only, with no spaces before, between or after them"
                " [P8]"
            )
        if program == "":
            return "A program has at least one instruction [P8]"
        if len(program) > LONGEST_PROGRAM:
            return "A program has at most five instructions [P8]"
        hand = "".join(self.position.hands[player])
        left = hand
        for number, letter in enumerate(program, 1):
            if letter not in LETTERS:
                return "Instruction {} is not a letter of SLRBJM [P8]".format(number)
            if letter not in left:
                return "Player {} has no {} for instruction {}; their hand is {} [P8]".format(
                    player, letter, number, hand
                )
            left = left.replace(letter, "", 1)
        return None

    def play(self, answers, _chance):
        (program,) = answers
        self.position.play(len(self.moves) % 2, program)
        self.moves.append(program)

    def scores(self):
        return self.position.samples.scores


def take_part(think, chance, read, say):
    lines = [read() for _ in range(4)]
    side = int(read())
    match = Match("\n".join(lines), chance)
    while match.asked():
        if match.asked() == [side]:
            program = think(match, side, chance)
            say(program)
        else:
            program = read()
        match.play([program], chance)


def play_random(match, player, chance):
    """Any letters of the hand, all alike likely."""
    hand = "".join(match.position.hands[player])
    length = 1 + chance.below(min(LONGEST_PROGRAM, len(hand)))
    return "".join(chance.shuffled(hand)[:length])


def programs(position, player):
    """
    All programs of a hand, each with the pose and the samples that it leads to. Of those that use
    the same letters and lead to the same, only the first.
    """
    other_spot = position.spot(1 - player)
    found = []
    seen = set()

    def go_on(program, left, pose, samples):
        for letter in LETTERS:
            if letter not in left:
                continue
            next_left = left.replace(letter, "", 1)
            next_pose, next_samples = samples.after_letter(player, pose, other_spot, letter)
            key = (next_left, next_pose, next_samples.mark)
            if key in seen:
                continue
            seen.add(key)
            found.append((program + letter, next_pose, next_samples))
            if len(program) + 1 < LONGEST_PROGRAM and not next_samples.is_over:
                go_on(program + letter, next_left, next_pose, next_samples)

    go_on("", "".join(position.hands[player]), position.poses[player], position.samples)
    return found


def play_greedy(match, player, chance):
    """
    The program that brings the most points at once; among those the most samples aboard, then the
    most letters, then any.
    """
    best, best_value, equals = None, (-1,), 0
    for program, _, samples in programs(match.position, player):
        value = (samples.scores[player], samples.cargo[player], len(program))
        if value < best_value:
            continue
        equals = equals + 1 if value == best_value else 1
        best_value = value
        if chance.below(equals) == 0:
            best = program
    return best


# The planner looks further into so many programs, the best at first sight.
CANDIDATES = 10


def play_planner(match, player, chance):
    """Looks at its best programs together with the opponent's reply and its own next turn."""
    best, best_value = None, -inf
    for program, value in candidates(match.position, player, chance):
        value = look_ahead(match.position, player, program, value)
        if value > best_value:
            best, best_value = program, value
    return best


def candidates(position, player, chance):
    """The best programs by what they lead to at once, one for each pose and value."""
    found = {}
    for program, pose, samples in programs(position, player):
        value = lead_of(position, player, pose, samples)
        key = (pose, value)
        if key in found:
            longer = len(found[key]) - len(program)
            # More letters bring more new ones; among equals chance decides, so that matches differ.
            if longer > 0 or (longer == 0 and chance.below(2) == 0):
                continue
        found[key] = program
    best_first = sorted(found.items(), key=lambda item: -item[0][1])
    return [(program, value) for (_, value), program in best_first[:CANDIDATES]]


def look_ahead(position, player, program, value):
    """What a program is worth after the opponent's best reply and the best answer to it."""
    opponent = 1 - player
    ahead = position.copy()
    ahead.play(player, program)
    if not ahead.samples.is_over and not ahead.has_stopped[opponent]:
        ahead.play(opponent, best_program(ahead, opponent)[0])
    if ahead.samples.is_over or ahead.has_stopped[player]:
        return lead_of(ahead, player, ahead.poses[player], ahead.samples)
    # What stands at once counts a little more than what is only hoped for.
    return best_program(ahead, player)[1] + value / 8


def best_program(position, player):
    best, best_value = "", -inf
    for program, pose, samples in programs(position, player):
        value = lead_of(position, player, pose, samples)
        if value > best_value:
            best, best_value = program, value
    return best, best_value


def lead_of(position, player, pose, samples):
    """How much better a player stands than the opponent, with a robot in a pose."""
    own = worth(position, player, pose // 4, samples)
    return own - worth(position, 1 - player, position.spot(1 - player), samples)


def worth(position, player, spot, samples):
    """What samples are worth to a player whose robot is on a spot; a point counts 100."""
    key = (player, spot, position.used)
    if key not in samples.worth:
        samples.worth[key] = weighed(position, player, spot, samples)
    return samples.worth[key]


def weighed(position, player, spot, samples):
    points = 100 * samples.scores[player]
    if samples.is_over:
        return points
    board = samples.board
    distances = board.distances_from(spot)
    had = set(samples.delivered)
    load = 0
    to_sample = inf
    for place, sample_spot, kind in zip(samples.places, board.spots, board.types):
        if place == aboard(player):
            load += 60 if kind in had else 115
            had.add(kind)
        elif place == LYING:
            to_sample = min(to_sample, 4 * distances[sample_spot] - (0 if kind in had else 8))
    steps = min(distances[base] for base in BASES)
    # Steps that can still be made before the bank is empty, roughly.
    steps_left = 3 * (1 + (len(position.bank) - position.used) / 10)
    if steps > steps_left:
        load /= 8
    # What comes next: a sample while there is room, else a base.
    if samples.cargo[player] == CAPACITY:
        goal = 4 * steps
    elif samples.cargo[player] > 0:
        goal = min(to_sample, 4 * steps)
    else:
        goal = 0 if to_sample == inf else to_sample
    return points + load - goal


PLAYERS = {"random": play_random, "greedy": play_greedy, "planner": play_planner}
