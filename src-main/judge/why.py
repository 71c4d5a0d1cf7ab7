# Tells the jury why an output is wrong. It is called as an output validator or visualizer is: input, answer and folder for
# feedback are its first arguments, the output is its standard input. DECIDES: it is the validator, whose exit code is the
# verdict; else it only draws. Further arguments are the flags of the default validator: case_sensitive, space_change_sensitive;
# those of tolerance (float_…) are not known, so numbers are compared as words. FLAGS: the flags of what only draws and is given
# none. SAY: its sentences. TABLE: for each test a line with the SHA-256 of its input and what is known of it. Nothing goes to
# contestants, as it has the answers.
import base64
import hashlib
import itertools
import json
import os
import re
import sys
import textwrap
import zlib

ACCEPTED, REFUSED = 42, 43

# Letters of a word that are told, and those that are told before the first wrong one of a longer word.
SHOWN, BEFORE = 24, 8

# Of the picture: letters of a line at most, and pixels.
MOST_LETTERS, FONT, LINE, MARGIN = 100, 13, 18, 12


WORD = re.compile(rb"\S+")


def same_letters(one, other):
    """How many bytes are the same from the start."""
    most, at, step = min(len(one), len(other)), 0, 1 << 20
    while step > 0:
        while at + step <= most and one[at : at + step] == other[at : at + step]:
            at += step
        step >>= 1
    return at


def fold_of(flags):
    """What bytes are made to before they are compared: the default validator ignores the case of ASCII unless told."""
    return bytes if "case_sensitive" in flags else bytes.lower


def first_difference(answer, output, fold):
    """The number of the first word that differs, from 0, with both words, None for one that is missing; or None."""
    same = same_letters(fold(answer), fold(output))
    start = 1 + max(answer.rfind(blank, 0, same) for blank in (b" ", b"\t", b"\n", b"\v", b"\f", b"\r"))
    pairs = itertools.zip_longest(WORD.finditer(answer, start), WORD.finditer(output, start))
    for number, (right, own) in enumerate(pairs, len(answer[:start].split())):
        if right is None or own is None or fold(right.group()) != fold(own.group()):
            return number, right, own
    return None


def is_accepted(found, answer, output, flags):
    if found is not None or "space_change_sensitive" not in flags:
        return found is None
    fold = fold_of(flags)
    return fold(output) == fold(answer)


def shown(word, same):
    """A word, or of a long one what stands around its first wrong letter."""
    if len(word) <= SHOWN:
        return plain(word)
    start = max(0, min(same, len(word) - 1) - BEFORE)
    end = start + SHOWN
    dots = "…" if start > 0 else "", "…" if end < len(word) else ""
    return dots[0] + plain(word[start:end]) + dots[1]


def plain(data):
    text = data.decode("utf-8", "replace")
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def place(data, at):
    """The line and column of a byte, from 1."""
    start = data.rfind(b"\n", 0, at) + 1
    return {
        "line": data.count(b"\n", 0, at) + 1,
        "column": len(data[start:at].decode("utf-8", "replace")) + 1,
    }


def difference_words(found, answer, output, names, fold):
    """Where a wrong output first differs, by its first wrong word; None where all words are right."""
    if found is None:
        return SAY["blanks"].format(**place(output, same_letters(fold(answer), fold(output))))
    number, right, own = found
    name = names[number] if number < len(names) else ""
    told = {"word": "{} ({})".format(number + 1, name) if name else number + 1}
    if right is None:
        told.update(place(output, own.start()), found=shown(own.group(), 0))
        return SAY["extra"].format(**told)
    if own is None:
        told.update(place(output, len(output)), expected=shown(right.group(), 0))
        return SAY["nothing" if number == 0 else "missing"].format(**told)
    expected, got = right.group(), own.group()
    same = same_letters(fold(expected), fold(got))
    is_long = max(len(expected), len(got)) > SHOWN
    told.update(place(output, own.start() + (same if is_long else 0)))
    told.update(expected=shown(expected, same), found=shown(got, same))
    return SAY["word"].format(**told)


def print_of(output, most):
    """The SHA-256 of the words with single spaces between them; None where they are longer than `most`."""
    digest, length = hashlib.sha256(), -1
    for word in WORD.finditer(output):
        text = word.group() if length < 0 else b" " + word.group()
        length += len(word.group()) + 1
        if length > most:
            return None
        digest.update(text)
    return digest.hexdigest()


def entry_of(data):
    """What the table knows of an input; None for another one."""
    start = TABLE.find("\n" + hashlib.sha256(data).hexdigest() + " ")
    if start < 0:
        return None
    line = TABLE[start + 66 : TABLE.index("\n", start + 1)]
    return json.loads(zlib.decompress(base64.b64decode(line)).decode("utf-8"))


def entry_at(path, answer_path):
    """The same of the input at a path. BAPCtools (2026) names it from a folder that is not the current one: then beside the answer."""
    for place in path, os.path.splitext(answer_path)[0] + ".in":
        try:
            return entry_of(read(place))
        except OSError:
            continue
    return None


def reasons(entry, found, answer, output, fold):
    """What is known of a wrong output: lines, and a board with its title, or None."""
    names = entry["names"] if entry else []
    lines = [difference_words(found, answer, output, names, fold)]
    if entry is None or found is None:
        return lines, None
    told = entry["told"].get(print_of(output, entry["most"]))
    if told is None:
        return lines + [SAY["none"]], None
    step, boards = str(told["step"]), entry["boards"]
    cut = [SAY["cut"]] if told["step"] is not None and step not in boards else []
    return lines + told["lines"] + cut, boards.get(step)


def picture(lines, board):
    """All that is known as an SVG document."""
    texts = list(lines) + ([board["title"]] if board else [])
    rows = []
    for text in texts:
        indent = " " * (len(text) - len(text.lstrip()))
        rows += textwrap.wrap(text, MOST_LETTERS, subsequent_indent=indent + "  ") or [""]
    top = 2 * MARGIN + LINE * len(rows)
    width, height = max(map(len, rows)) * FONT * 0.62, 0.0
    inner = ""
    if board:
        inner = board["svg"][board["svg"].index("<svg") :]
        head = inner[: inner.index(">")]
        own_width, own_height = (
            float(re.search(r' {}="([\d.]+)'.format(side), head).group(1))
            for side in ("width", "height")
        )
        width, height = max(width, own_width), own_height + MARGIN
        inner = '<g transform="translate({} {})">{}</g>\n'.format(MARGIN, top, inner)
    text = "".join(
        '<text x="{}" y="{}">{}</text>\n'.format(
            MARGIN + FONT * (len(row) - len(row.lstrip())) // 2,
            MARGIN + FONT + LINE * at,
            row.strip().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),
        )
        for at, row in enumerate(rows)
    )
    size = 'width="{:.0f}" height="{:.0f}"'.format(width + 2 * MARGIN, top + height)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" {}>\n<rect {} fill="white"/>\n'
        '<g font-family="DejaVu Sans, sans-serif" font-size="{}">\n{}</g>\n{}</svg>\n'
    ).format(size, size, FONT, text, inner)


def tell(folder, lines, board):
    if DECIDES:
        with open(os.path.join(folder, "judgemessage.txt"), "ab") as file:
            file.write("".join(line + "\n" for line in lines).encode("utf-8"))
    with open(os.path.join(folder, "judgeimage.svg"), "wb") as file:
        file.write(picture(lines, board).encode("utf-8"))


def read(path):
    with open(path, "rb") as file:
        return file.read()


def main():
    answer, output = read(sys.argv[2]), sys.stdin.buffer.read()
    # A judge gives its validator all flags that there are: none means that case is ignored.
    flags = sys.argv[4:] or ([] if DECIDES else FLAGS)
    fold = fold_of(flags)
    found = first_difference(answer, output, fold)
    is_right = is_accepted(found, answer, output, flags)
    if not is_right:
        try:
            entry = entry_at(sys.argv[1], sys.argv[2])
            tell(sys.argv[3], *reasons(entry, found, answer, output, fold))
        except Exception as problem:
            # A verdict does not hang on what can be said of it.
            sys.stderr.write("Nothing is told of this output: {!r}\n".format(problem))
    sys.exit((ACCEPTED if is_right else REFUSED) if DECIDES else 0)


if __name__ == "__main__":
    main()
