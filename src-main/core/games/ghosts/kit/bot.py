# The smallest bot for ghosts: its hunters stay where they are. Say in `choose` where they should go.

STARTS = ["AJ AK BJ BK JA JB KA KB", "TK TJ SK SJ KT KS JT JS"]


def choose(team, ghosts, opponents):
    """The next cells of the eight hunters, in their order; the town is that of the statement and is not read."""
    return team


def main():
    limit = int(input())
    order = int(input())
    team = STARTS[order].split()
    for turn in range(limit // 2):
        ghosts = input().split()
        opponents = input().split()
        team = choose(team, ghosts, opponents)
        print(" ".join(team), flush=True)


try:
    main()
except EOFError:
    # The match is over.
    pass
