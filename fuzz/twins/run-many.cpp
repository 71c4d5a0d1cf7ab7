// Comes below a program whose constant may change, and `setUp`, which sets it to a word: runs it on many texts, each in a process
// of its own, since it starts with empty tables. A question is a line: the word, a blank, and the text in hex; the answer is what
// the program wrote, in hex, and its status where that is not 0.
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>

static const std::string DIGITS = "0123456789abcdef";

static std::string fromHex(const std::string &hex) {
    std::string text;
    for (std::size_t at = 0; at + 1 < hex.size(); at += 2)
        text += char(DIGITS.find(hex[at]) * 16 + DIGITS.find(hex[at + 1]));
    return text;
}

static std::string toHex(const std::string &text) {
    std::string hex;
    for (const unsigned char byte : text) (hex += DIGITS[byte / 16]) += DIGITS[byte % 16];
    return hex;
}

static std::string readAll(int file) {
    std::string text;
    char part[65536];
    for (ssize_t length; (length = read(file, part, sizeof part)) > 0;) text.append(part, std::size_t(length));
    return text;
}

// A file without a name, read from its start.
static FILE *sheet(const std::string &text) {
    FILE *file = std::tmpfile();
    std::fwrite(text.data(), 1, text.size(), file);
    std::fflush(file);
    lseek(fileno(file), 0, SEEK_SET);
    return file;
}

// Made last before main, which only the children come to: each as if it had been started with its level.
static struct Children {
    std::string word;

    Children() {
        const std::string questions = readAll(0);
        for (std::size_t at = 0, end; at < questions.size(); at = end + 1) {
            end = questions.find('\n', at);
            const std::size_t blank = questions.find(' ', at);
            FILE *input = sheet(fromHex(questions.substr(blank + 1, end - blank - 1))), *output = sheet("");
            const pid_t child = fork();
            if (child == 0) {
                word = questions.substr(at, blank - at);
                setUp(word);
                dup2(fileno(input), 0);
                dup2(fileno(output), 1);
                dup2(fileno(output), 2);
                return;
            }
            int status = 0;
            waitpid(child, &status, 0);
            lseek(fileno(output), 0, SEEK_SET);
            std::printf("%s", toHex(readAll(fileno(output))).c_str());
            std::printf(status == 0 ? "\n" : " status %d\n", status);
            std::fflush(stdout);
            std::fclose(input);
            std::fclose(output);
        }
        _exit(0);
    }
} children;
