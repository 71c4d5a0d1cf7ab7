# Plays many matches in memory with a referee, the file named, and a player of the same file that hear nothing but each other.
# It reads a line of JSON for each match, and answers with all that was said, how it ended, and the points.
import json
import queue
import runpy
import sys
import threading

referee = runpy.run_path(sys.argv[1], run_name="referee")
Chance, PLAYERS = referee["Chance"], referee["PLAYERS"]


def seat(player, told, answers):
    """A built-in player as a program, on a thread of its own."""

    def take_part():
        try:
            referee["take_part"](PLAYERS[player], Chance(1), told.get, answers.put)
        finally:
            answers.put(None)

    threading.Thread(target=take_part, daemon=True).start()


def played(text, side, opponent, seed, player, most, moves):
    """`moves` are said in place of a player, where there are any; neither says more than `most`."""
    told, answers, said = queue.Queue(), queue.Queue(), []
    left = most

    def say(text):
        for line in text.split("\n")[:-1]:
            said.append(">> " + line)
            told.put(line)

    def read():
        nonlocal left
        left -= 1
        answer = answers.get() if left >= 0 else None
        if answer is not None:
            said.append("<< " + answer)
        return answer

    chance = Chance(seed)
    match = referee["Match"](text, chance)
    if moves is None:
        seat(player, told, answers)
    else:
        for move in moves + [None]:
            answers.put(move)
    fault = referee["lead"](match, side, PLAYERS[opponent], chance, read, say)
    return {"said": said, "fault": fault, "scores": match.scores()}


for line in sys.stdin:
    try:
        answer = played(**json.loads(line))
    except Exception as error:
        answer = {"crash": repr(error)}
    print(json.dumps(answer))
