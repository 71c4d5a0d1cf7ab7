// As much of testlib.h as interactors and checkers use, for tests alone: the real one, which Polygon has, is not stored here.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

// On Windows, which Polygon has, the real one includes windows.h, and with it come these words.
#define FAR
#define NEAR
#define far
#define near
#define IN
#define OUT

enum TResult { _ok = 0, _wa = 1, _pe = 2, _fail = 3 };

static std::ofstream tout;

[[noreturn]] static void quit(TResult result, const std::string &message) {
    const char *const names[] = {"ok", "wrong answer", "wrong output format", "FAIL"};
    std::fprintf(stderr, "%s %s\n", names[result], message.c_str());
    tout.close();
    std::exit(result);
}

struct InStream {
    FILE *file = stdin;

    // Waits until a letter or the end comes, for which testlib takes a byte 255, too.
    bool eof() {
        const int letter = std::getc(file);
        if (letter != EOF) std::ungetc(letter, file);
        return letter == EOF || letter == 255;
    }

    char readChar() { return char(std::getc(file)); }

    std::string readToken() {
        std::string token;
        while (!eof() && std::isspace(peek())) readChar();
        while (!eof() && !std::isspace(peek())) token += readChar();
        if (token.empty()) quit(_fail, "Unexpected end of file - token expected");
        return token;
    }

    void readToken(const std::string &expected) {
        if (readToken() != expected) quit(_fail, "Token is not " + expected);
    }

    int readInt(int lowest, int highest) {
        const int number = std::stoi(readToken());
        if (number < lowest || number > highest) quit(_fail, "Integer violates its range");
        return number;
    }

    void readEoln() {
        if (eof() || readChar() != '\n') quit(_fail, "Expected EOLN");
    }

    std::string readLine() {
        std::string line;
        if (eof()) quit(_fail, "Expected line");
        while (!eof() && peek() != '\n') line += readChar();
        readChar();
        return line;
    }

private:
    int peek() {
        const int letter = std::getc(file);
        std::ungetc(letter, file);
        return letter;
    }
};

static InStream inf, ouf, ans;

static void registerInteraction(int argc, char *argv[]) {
    if (argc < 3) quit(_fail, "Program must be run with the following arguments");
    inf.file = std::fopen(argv[1], "r");
    tout.open(argv[2]);
}

static void setName(const char *, const char *) {}

static void registerTestlibCmd(int argc, char *argv[]) {
    if (argc < 4) quit(_fail, "Program must be run with the following arguments");
    inf.file = std::fopen(argv[1], "rb");
    ouf.file = std::fopen(argv[2], "rb");
    ans.file = std::fopen(argv[3], "rb");
}
