# A program that does not answer: the first word of the command says what it does instead.
import sys

way = sys.argv[1]
if way == "slow":
    while True:
        pass
elif way == "crash":
    print([][1])
elif way == "greedy":
    held = []
    while True:
        held.append(bytearray(b"x" * 2**20))
elif way == "silent":
    sys.stdin.read()
