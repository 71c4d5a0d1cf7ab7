# @{about}


def choose(hand):
    """@{program}"""
    return hand[:5]


def main():
    hills, walls, samples = input().split(), input().split(), input().split()
    bank = input().strip()
    order = int(input())
    hands = [bank[:7], bank[7:14]]
    drawn = 14
    player = 0
    while True:
        hand = hands[player]
        if player == order:
            move = choose(hand)
            print(move, flush=True)
        else:
            move = input().strip()
        for letter in move:
            hand = hand.replace(letter, "", 1)
        hands[player] = hand + bank[drawn : drawn + len(move)]
        drawn += len(move)
        # @{stops}
        if player == order and len(hands[player]) < 7:
            return
        player = 1 - player


try:
    main()
except EOFError:
    # @{over}
    pass
