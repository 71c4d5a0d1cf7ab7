# @{about}

STARTS = ["AJ AK BJ BK JA JB KA KB", "TK TJ SK SJ KT KS JT JS"]


def choose(team, ghosts, opponents):
    """@{next}"""
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
    # @{over}
    pass
