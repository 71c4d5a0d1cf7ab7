# Reads the input of rockets. Say in `solve` what each player scores.
import sys


def solve(width, height, rockets, doors, arrows):
    """The score of each player; cells are (x, y), (0, 0) is the north-west corner."""
    return [0 for _ in rockets]


def main():
    words = iter(sys.stdin.read().split())
    width, height, players, door_count, turns = (int(next(words)) for _ in range(5))
    rockets = [(int(next(words)), int(next(words))) for _ in range(players)]
    # Where on its wall a door is, and the wall: N, E, S or W.
    doors = [(int(next(words)), next(words)) for _ in range(door_count)]
    arrows = [(int(next(words)), int(next(words)), next(words)) for _ in range(turns)]
    for score in solve(width, height, rockets, doors, arrows):
        print(score)


main()
