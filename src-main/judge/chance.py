# What every match needs: chance, and what does not count at the ends of an answer.
BLANKS = "\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(
    map(chr, range(0x2000, 0x200B))
)


class Chance:
    """The generator sfc32, seeded by splitmix32: a seed draws the same everywhere."""

    def __init__(self, seed):
        self.seed = seed
        self.a, self.b, self.c = self.split(), self.split(), self.split()
        self.counter = 1
        for _ in range(12):
            self.next()

    def split(self):
        self.seed = (self.seed + 0x9E3779B9) % 2**32
        z = self.seed
        z = (z ^ z >> 16) * 0x85EBCA6B % 2**32
        z = (z ^ z >> 13) * 0xC2B2AE35 % 2**32
        return z ^ z >> 16

    def next(self):
        drawn = (self.a + self.b + self.counter) % 2**32
        self.counter += 1
        self.a = self.b ^ self.b >> 9
        self.b = self.c * 9 % 2**32
        self.c = ((self.c << 21 | self.c >> 11) + drawn) % 2**32
        return drawn

    def below(self, bound):
        """A whole number from 0 to bound - 1, all alike likely."""
        drawn = self.next()
        while drawn >= 2**32 - 2**32 % bound:
            drawn = self.next()
        return drawn % bound

    def pick(self, items):
        return items[self.below(len(items))]

    def shuffled(self, items):
        items = list(items)
        for at in range(len(items) - 1, 0, -1):
            other = self.below(at + 1)
            items[at], items[other] = items[other], items[at]
        return items
