# A program that does not answer: the first word of the command says what it does instead.
import sys
import time

way = sys.argv[1]
if way == "slow":
    while True:
        pass
elif way == "crash":
    print([][1])
elif way == "greedy":
    # It keeps what it has until somebody looks, however late that is.
    held = [bytearray(b"x" * 2**20) for _ in range(400)]
    time.sleep(1000)
elif way == "silent":
    sys.stdin.read()
