// Files of input, answer and output are its arguments; it says 1 or 0 at standard output and what that means at standard error, as CMS and
// TPS have it. What is for the jury alone stands behind that, as CMS has it since 2026.
#include <fstream>
#include <iterator>

static string readAll(const char *path) {
    ifstream file(path, ios::binary);
    return string(istreambuf_iterator<char>(file), istreambuf_iterator<char>());
}

int main(int argc, char *argv[]) {
    if (argc < 4) {
        fprintf(stderr, "usage: checker INPUT ANSWER OUTPUT\n");
        return 1;
    }
    string said;
    const bool is = compared(readAll(argv[1]), readAll(argv[2]), readAll(argv[3]), said) == IS_RIGHT;
    printf("%d\n", is ? 1 : 0);
    fprintf(stderr, is ? "Output is correct\n" : "Output isn't correct\n");
    for (size_t start = 0, end; start < said.size(); start = end + 1) {
        end = min(said.find('\n', start), said.size());
        fprintf(stderr, "ADMIN_MESSAGE: %s\n", said.substr(start, end - start).c_str());
    }
    return 0;
}
