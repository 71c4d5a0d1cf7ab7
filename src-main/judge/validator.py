# Accepts what the game above takes for a level, if it is written as the format has it, by exit code.
# ACCEPTED and REFUSED, the exit codes, are the judge's.
MOST_TOLD = 20


def blank_problems(text, canonical):
    """Where a text that says the same as the canonical one is written otherwise."""
    if text == canonical:
        return []
    found, expected = text.split("\n"), canonical.split("\n")
    index = first_difference(found, expected)
    if index == len(found):
        return [(index + 1, "the text ends here, expected a line end before")]
    if index == len(expected):
        return [(index + 1, "found another line, expected the end of the text")]
    at = first_difference(found[index], expected[index])
    rest, right = found[index][at:], expected[index][at:]
    return [(index + 1, f"found {quote(rest)} after {at} letters, expected {quote(right)}")]


def first_difference(some, others):
    for index, (one, other) in enumerate(zip(some, others)):
        if one != other:
            return index
    return min(len(some), len(others))


def problems_in_level(text, is_for_match):
    try:
        level = Level(Reader(text))
    except Refused as refused:
        return [refused.args]
    problems = sorted(problems_of(level)) or blank_problems(text, level.text())
    if is_for_match and not problems and not level.can_begin_match:
        return [(1, "found a transcript or moves, expected a level without moves")]
    return problems


def problems_in_match(text):
    """A match has a line that says who plays, and the level below it."""
    order = re.match("player [01] against ([a-z0-9-]+), seed (0|[1-9][0-9]{0,8})\n", text)
    if not order:
        wanted = "'player 0 against <opponent>, seed <number>' or 'player 1 ...'"
        return [(1, f"found another line, expected {wanted}")]
    if order.group(1) not in PLAYERS:
        return [(1, f"found {quote(order.group(1))}, expected one of {', '.join(PLAYERS)}")]
    problems = problems_in_level(text[order.end() :], True)
    return [(line + 1, sentence) for line, sentence in problems]


def main():
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    problems = problems_in_match(text) if PLAYERS else problems_in_level(text, False)
    for line, sentence in problems[:MOST_TOLD]:
        print(f"line {line}: {sentence}", file=sys.stderr)
    sys.exit(REFUSED if problems else ACCEPTED)


main()
