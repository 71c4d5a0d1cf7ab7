# @{reads}
import sys


def walk(cells, row, col, moves):
    """@{letters}"""
    return "o" * len(moves)


def main():
    lines = sys.stdin.read().split("\n")
    cells = [line.split() for line in lines[:7]]
    walks = [line.split() for line in lines[8 : 8 + int(lines[7])]]
    # @{noMoves}
    print(" ".join(walk(cells, int(w[0]), int(w[1]), w[2] if len(w) > 2 else "") for w in walks))


main()
