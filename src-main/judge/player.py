# Plays a match as a built-in player does, until there is nothing more to read.
import os
import sys


def read():
    line = sys.stdin.buffer.readline()
    if line == b"":
        raise EOFError
    return line.decode("utf-8", "replace").rstrip()


def say(answer):
    data = (answer + "\n").encode("utf-8")
    while data:
        data = data[os.write(1, data) :]


def main():
    try:
        take_part(PLAYERS[PLAYER], Chance(1), read, say)
    except (EOFError, OSError, ValueError):
        # The match has ended, or what is told is none.
        pass


if __name__ == "__main__":
    main()
