# Reads the text of a level word by word. The validator of a game stands below it.
import re
import sys


class Refused(Exception):
    """Where the text cannot be read: a line and a sentence."""


class Reader:
    """Reads a text word by word, whatever its blanks are; those are looked at last."""

    def __init__(self, text):
        body = re.sub("^\ufeff", "", text).rstrip(" \t\r\n")
        self.lines = body.split("\n") if body else []
        self.number = 0
        self.words = []

    def refuse(self, sentence):
        raise Refused(self.number, sentence)

    def words_ahead(self, skipped=0):
        """The words of a line that comes next; None where the text ends."""
        if self.number + skipped >= len(self.lines):
            return None
        return re.findall("[^ \t\r]+", self.lines[self.number + skipped])

    def next_line(self, what):
        self.words = self.words_ahead()
        self.number += 1
        if self.words is None:
            self.refuse(f"the text ends here, expected {what}")

    def end_line(self):
        if self.words:
            self.refuse(f"found {quote(self.words[0])}, expected the end of the line")

    def word(self, what):
        if not self.words:
            self.refuse(f"the line ends here, expected {what}")
        return self.words.pop(0)

    def one_like(self, pattern, what):
        word = self.word(what)
        if not re.fullmatch(pattern, word):
            self.refuse(f"found {quote(word)}, expected {what}")
        return word

    def one_of(self, known, what, names):
        word = self.word(what)
        if word not in known:
            self.refuse(f"found {quote(word)}, expected {what}: {names}")
        return word

    def integer(self, what):
        return int(self.one_like("-?[0-9]{1,15}", f"{what}, a whole number"))

    def integer_within(self, what, lowest, highest):
        value = self.integer(what)
        if not lowest <= value <= highest:
            self.refuse(f"{what} is {value}, expected {lowest} to {highest}")
        return value


def quote(text):
    return repr(text if len(text) <= 24 else text[:24] + "...") if text else "nothing"
