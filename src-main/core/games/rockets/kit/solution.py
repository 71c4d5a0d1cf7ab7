# @{reads}
import sys


def solve(width, height, rockets, doors, arrows):
    """@{score} @{cells}"""
    return [0 for _ in rockets]


def main():
    words = iter(sys.stdin.read().split())
    width, height, players, door_count, turns = (int(next(words)) for _ in range(5))
    rockets = [(int(next(words)), int(next(words))) for _ in range(players)]
    # @{door}
    doors = [(int(next(words)), next(words)) for _ in range(door_count)]
    arrows = [(int(next(words)), int(next(words)), next(words)) for _ in range(turns)]
    for score in solve(width, height, rockets, doors, arrows):
        print(score)


main()
