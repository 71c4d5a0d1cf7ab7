// @{about}
#include <iostream>
#include <string>
#include <vector>

using Cells = std::vector<std::string>;

// @{next}
static Cells choose(const Cells &team, const Cells &ghosts, const Cells &opponents) {
    (void)ghosts;
    (void)opponents;
    return team;
}

int main() {
    const Cells starts[2] = {{"AJ", "AK", "BJ", "BK", "JA", "JB", "KA", "KB"},
                             {"TK", "TJ", "SK", "SJ", "KT", "KS", "JT", "JS"}};
    int limit = 0, order = 0;
    std::cin >> limit >> order;
    Cells team = starts[order], ghosts(6), opponents(8);
    for (int turn = 0; turn < limit / 2; ++turn) {
        for (std::string &ghost : ghosts) std::cin >> ghost;
        for (std::string &cell : opponents) std::cin >> cell;
        if (!std::cin) return 0;  // @{over}
        team = choose(team, ghosts, opponents);
        for (std::size_t at = 0; at < team.size(); ++at) std::cout << (at ? " " : "") << team[at];
        std::cout << std::endl;
    }
}
