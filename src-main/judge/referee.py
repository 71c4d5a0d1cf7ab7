# Leads a match between the program at standard input and output and a built-in player, as an
# interactive output validator: input, answer and, where the judge has one, folder for feedback are
# its arguments, and its exit code is the verdict, ACCEPTED or REFUSED. MUST_WIN: a program is refused
# that has not more points in the end. PATIENCE: seconds in which a program has to end after the match;
# not all judges pass on that the referee says no more, and there a program that reads to the end only
# ends after the referee. None where the judge itself waits for the program before the referee.
import os
import queue
import re
import sys
import threading

# Bytes of a line at most (what is longer is no move), and letters of a wrong move that are told.
LONGEST_LINE = 64 * 1024
SHOWN = 200


def read():
    """The next line of the program; None at the end."""
    try:
        line = sys.stdin.buffer.readline(LONGEST_LINE)
    except OSError:
        return None
    if line == b"":
        return None
    text = (line[:-1] if line.endswith(b"\n") else line).decode("utf-8", "replace")
    return text[:-1] if text.endswith("\r") else text


def say(text):
    """Tells the program at once. One that has ended may have said all its moves before."""
    data = text.encode("utf-8")
    try:
        while data:
            data = data[os.write(1, data) :]
    except OSError:
        pass


def lead(match, side, think, chance, read, say):
    """Plays to the end; gives what the program did wrong, a sentence, or None."""
    told = 0
    move = 1
    while True:
        while match.asked() == [1 - side]:
            match.play([think(match, 1 - side, chance)], chance)
        lines = match.told(side)
        say("".join(line + "\n" for line in lines[told:]))
        told = len(lines)
        if not match.asked():
            return None
        line = read()
        if line is None:
            return "The program ended before its move {}.".format(move)
        answer = line.strip(BLANKS)
        fault = match.fault(side, answer)
        if fault is not None:
            return "Move {}, “{}”: {}.".format(move, line[:SHOWN], fault)
        match.play(
            [
                answer if player == side else think(match, player, chance)
                for player in match.asked()
            ],
            chance,
        )
        move += 1


def line_after_the_end(read):
    """What the program says when the match is over; None if it only says blank lines."""

    def listen():
        line = read()
        while line is not None and line.strip(BLANKS) == "":
            line = read()
        return line

    if PATIENCE is None:
        return listen()
    heard = queue.Queue()
    threading.Thread(target=lambda: heard.put(listen()), daemon=True).start()
    try:
        return heard.get(timeout=PATIENCE)
    except queue.Empty:
        return None


def main():
    input_file = sys.argv[1] if len(sys.argv) > 1 else ""
    feedback = sys.argv[3] if len(sys.argv) > 3 else None
    with open(input_file, encoding="utf-8") as file:
        head, text = file.readline(), file.read()
    order = re.match(r"player ([01]) against ([a-z0-9-]+), seed (\d{1,9})\n", head)
    if order is None or order.group(2) not in PLAYERS:
        sys.exit(input_file + " is no match")
    side = int(order.group(1))
    chance = Chance(int(order.group(3)))
    match = Match(text, chance)
    fault = lead(match, side, PLAYERS[order.group(2)], chance, read, say)
    own, other = match.scores()[side], match.scores()[1 - side]
    is_refused = fault is not None or (MUST_WIN and own <= other)
    words = fault or ("The program has not won." if is_refused else "The match is over.")
    scores = "The program has {}, its opponent {} points.".format(own, other)

    def note(text):
        data = (text + "\n").encode("utf-8")
        if feedback is None:
            os.write(2, data)
            return
        with open(os.path.join(feedback, "judgemessage.txt"), "ab") as file:
            file.write(data)

    # At once, for a judge may end all this when its time is over.
    note(words + " " + scores)
    if not is_refused:
        os.close(1)
        line = line_after_the_end(read)
        if line is not None:
            note("After the end, “{}”: the match is over.".format(line[:SHOWN]))
            is_refused = True
    # Not sys.exit: it waits for standard input, which may still be read.
    os._exit(REFUSED if is_refused else ACCEPTED)


if __name__ == "__main__":
    main()
