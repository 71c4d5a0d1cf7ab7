# @{reads}
import sys

ROWS = "ABCDEFGHI"
FIRST = [5, 4, 3, 2, 1, 1, 1, 1, 1]
LENGTHS = [5, 6, 7, 8, 9, 8, 7, 6, 5]


def move(terrain, units, start, end):
    """@{left} @{orNone}"""
    return None


def main():
    words = iter(sys.stdin.read().split())
    for game in range(1, int(next(words)) + 1):
        # @{terrain}
        terrain = {f"{row}{first + at}": next(words) for row, first, n in zip(ROWS, FIRST, LENGTHS) for at in range(n)}
        counts = [int(next(words)), int(next(words))]
        # @{units}
        units = {}
        for side in (0, 1):
            for _ in range(counts[side]):
                kind = next(words)
                units[next(words)] = (side, kind)
        print(f"Game #{game}")
        for number in range(1, int(next(words)) + 1):
            start, end = next(words), next(words)
            left = move(terrain, units, start, end)
            result = "Unsuccessful" if left is None else f"Successful ({left} points left)"
            print(f"Move #{number} ({start} -> {end}): {result}")


main()
