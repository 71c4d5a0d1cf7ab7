// Reads the input of rockets. Say in `solve` what each player scores.
#include <iostream>
#include <vector>

struct Rocket { int x, y; };
struct Door { int at; char wall; };          // Where on its wall it is, and the wall: N, E, S or W.
struct Arrow { int x, y; char direction; };  // (0, 0) is the north-west corner.

// The score of each player.
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
