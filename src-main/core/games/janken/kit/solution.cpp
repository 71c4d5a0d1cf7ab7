// @{reads}
#include <iostream>
#include <map>
#include <string>

struct Unit { int side; char kind; };  // @{unit}
using Terrain = std::map<std::string, char>;  // @{terrain}
using Units = std::map<std::string, Unit>;

// @{left} @{orMinus}
static int move(const Terrain &terrain, Units &units, const std::string &start, const std::string &end) {
    (void)terrain, (void)units, (void)start, (void)end;
    return -1;
}

int main() {
    const int first[] = {5, 4, 3, 2, 1, 1, 1, 1, 1}, lengths[] = {5, 6, 7, 8, 9, 8, 7, 6, 5};
    int games = 0;
    std::cin >> games;
    for (int game = 1; game <= games; ++game) {
        Terrain terrain;
        Units units;
        for (int row = 0; row < 9; ++row)
            for (int at = 0; at < lengths[row]; ++at)
                std::cin >> terrain[std::string(1, char('A' + row)) + std::to_string(first[row] + at)];
        int counts[2], moves = 0;
        std::cin >> counts[0] >> counts[1];
        for (int side = 0; side < 2; ++side)
            for (int left = counts[side]; left > 0; --left) {
                char kind;
                std::string cell;
                std::cin >> kind >> cell;
                units[cell] = {side, kind};
            }
        std::cin >> moves;
        std::cout << "Game #" << game << '\n';
        for (int number = 1; number <= moves; ++number) {
            std::string start, end;
            std::cin >> start >> end;
            const int left = move(terrain, units, start, end);
            std::cout << "Move #" << number << " (" << start << " -> " << end << "): ";
            if (left < 0) std::cout << "Unsuccessful\n";
            else std::cout << "Successful (" << left << " points left)\n";
        }
    }
}
