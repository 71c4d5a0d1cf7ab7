// @{about}
#include <iostream>
#include <string>

// @{program}
static std::string choose(const std::string &hand) { return hand.substr(0, 5); }

int main() {
    std::string hills, walls, samples, bank, move;
    std::getline(std::cin, hills);
    std::getline(std::cin, walls);
    std::getline(std::cin, samples);
    int order = 0;
    std::cin >> bank >> order;
    std::string hands[2] = {bank.substr(0, 7), bank.substr(7, 7)};
    std::size_t drawn = 14;
    for (int player = 0;; player = 1 - player) {
        std::string &hand = hands[player];
        if (player == order) {
            move = choose(hand);
            std::cout << move << std::endl;
        } else if (!(std::cin >> move)) {
            return 0;  // @{over}
        }
        for (char letter : move) hand.erase(hand.find(letter), 1);
        if (drawn < bank.size()) hand += bank.substr(drawn, move.size());
        drawn += move.size();
        // @{stops}
        if (player == order && hand.size() < 7) return 0;
    }
}
