static string readAll(InStream &stream) {
    string text;
    while (!stream.eof()) text += stream.readChar();
    return text;
}

int main(int argc, char *argv[]) {
    setName("compares %s, case counts", IS_EXACT ? "every byte" : "words");
    registerTestlibCmd(argc, argv);
    const string input = readAll(inf), expected = readAll(ans), found = readAll(ouf);
    string said;
    switch (compared(input, expected, found, said)) {
    case HAS_WRONG_WORD: quit(_wa, said);
    case HAS_WRONG_BLANKS: quit(_pe, said);
    default: quit(_ok, "the output is right");
    }
}
