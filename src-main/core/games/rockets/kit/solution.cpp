// @{reads}
#include <iostream>
#include <vector>

struct Rocket { int x, y; };
struct Door { int at; char wall; };          // @{door}
struct Arrow { int x, y; char direction; };  // @{corner}

// @{score}
static std::vector<int> solve(int width, int height, const std::vector<Rocket> &rockets,
                              const std::vector<Door> &doors, const std::vector<Arrow> &arrows) {
    (void)width, (void)height, (void)doors, (void)arrows;
    return std::vector<int>(rockets.size(), 0);
}

int main() {
    int width, height, players, doorCount, turns;
    std::cin >> width >> height >> players >> doorCount >> turns;
    std::vector<Rocket> rockets(players);
    std::vector<Door> doors(doorCount);
    std::vector<Arrow> arrows(turns);
    for (Rocket &one : rockets) std::cin >> one.x >> one.y;
    for (Door &one : doors) std::cin >> one.at >> one.wall;
    for (Arrow &one : arrows) std::cin >> one.x >> one.y >> one.direction;
    for (int score : solve(width, height, rockets, doors, arrows)) std::cout << score << '\n';
}
