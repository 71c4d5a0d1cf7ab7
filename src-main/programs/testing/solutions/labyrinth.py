# Labyrinth as the rules have it, or as one of the misreadings of the game has it: the first word of the command.
import sys

MISREADING = sys.argv[1] if len(sys.argv) > 1 else ""
STEPS = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}
ARROWS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}

lines = [line.split() for line in sys.stdin if line.strip()]
height = next(at for at, line in enumerate(lines) if len(line) == 1 and line[0].isdigit())
cells = {(r, c): word for r, line in enumerate(lines[:height]) for c, word in enumerate(line)}
arrow = {at: ARROWS[word[-1]] for at, word in cells.items() if word[0] in "br"}
caves = {}
for at, word in cells.items():
    if word[0] == "y":
        caves.setdefault(word[1], {})[int(word[2:])] = at


def moved(at, step):
    return (at[0] + step[0], at[1] + step[1])


def after_fall(at):
    chain, number = caves[cells[at][1]], int(cells[at][2:])
    is_last = number + 1 not in chain
    if MISREADING == "cave-stays" or (is_last and MISREADING == "last-cave-stays"):
        return at
    return chain[0 if is_last else number + 1]


def is_shifted(start, at, step):
    if MISREADING == "always-shift":
        return True
    is_own = cells[start][0] in "re" and cells[start][1] == cells[at][1]
    is_down = is_own and cells[start][0] == "r" and arrow[start] == step
    is_up = is_own and moved(at, arrow[at]) == start
    if is_down and MISREADING != "no-downstream-exception":
        return False
    return not (is_up and MISREADING != "no-upstream-exception")


def move(start, step):
    """Where a move ends, and the letters that it writes."""
    if cells[start][0] == "b" and arrow[start] == step:
        return start, "b"
    at = moved(start, step)
    if cells.get(at, "w")[0] == "w":
        letters = {"bump-writes-w": "w", "bump-writes-nothing": ""}
        return start, letters.get(MISREADING, cells[start][0])
    if cells[at][0] == "y":
        at = after_fall(at)
    elif cells[at][0] == "r" and is_shifted(start, at, step):
        at = moved(at, arrow[at])
    return at, cells[at][0]


words = []
for walk in lines[height + 1 :]:
    at = (int(walk[0]), int(walk[1]))
    word = cells[at][0] if MISREADING == "start-counts" else ""
    for letter in walk[2] if len(walk) > 2 else "":
        at, letters = move(at, STEPS[letter])
        word += letters
    words.append(word)
print(" ".join(words))
