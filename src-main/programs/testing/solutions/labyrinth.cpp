// Labyrinth as the rules have it, or as one of the misreadings of the game has it: the first word of the command.
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

struct Cell {
  string word = "w";
  char kind() const { return word[0]; }
  int towards() const { return string("^>v<").find(word.back()); }
};

const int ROWS[] = {-1, 0, 1, 0}, COLS[] = {0, 1, 0, -1};

int main(int count, char** args) {
  const string misreading = count > 1 ? args[1] : "";
  vector<vector<Cell>> rows;
  string line;
  while (getline(cin, line)) {
    istringstream words(line);
    vector<Cell> row;
    for (string word; words >> word;) row.push_back({word});
    if (row.empty()) continue;
    if (row.size() == 1 && isdigit(row[0].word[0])) break;
    rows.push_back(row);
  }
  const int height = rows.size(), width = rows[0].size();
  const Cell wall;
  auto cellAt = [&](int at) { return rows[at / width][at % width]; };
  auto beside = [&](int at, int way) {
    const int row = at / width + ROWS[way], col = at % width + COLS[way];
    return row < 0 || col < 0 || row >= height || col >= width ? -1 : row * width + col;
  };
  map<char, map<int, int>> caves;
  for (int at = 0; at < height * width; at++) {
    const auto word = cellAt(at).word;
    if (word[0] == 'y') caves[word[1]][stoi(word.substr(2))] = at;
  }
  auto afterFall = [&](int at) {
    const auto word = cellAt(at).word;
    auto& chain = caves[word[1]];
    const auto next = chain.find(stoi(word.substr(2)) + 1);
    const bool isLast = next == chain.end();
    if (misreading == "cave-stays" || (isLast && misreading == "last-cave-stays")) return at;
    return isLast ? chain[0] : next->second;
  };
  auto isShifted = [&](int start, int at, int way) {
    if (misreading == "always-shift") return true;
    const Cell from = cellAt(start), to = cellAt(at);
    const bool isOwn = (from.kind() == 'r' || from.kind() == 'e') && from.word[1] == to.word[1];
    const bool isDown = isOwn && from.kind() == 'r' && from.towards() == way;
    const bool isUp = isOwn && beside(at, to.towards()) == start;
    if (isDown && misreading != "no-downstream-exception") return false;
    return !(isUp && misreading != "no-upstream-exception");
  };
  for (int walk = 0; getline(cin, line); walk++) {
    istringstream words(line);
    int row, col;
    string moves;
    if (!(words >> row >> col)) break;
    words >> moves;
    int at = row * width + col;
    if (walk > 0) cout << ' ';
    if (misreading == "start-counts") cout << cellAt(at).kind();
    for (char letter : moves) {
      const int way = string("NESW").find(letter);
      const int next = beside(at, way);
      const bool isBog = cellAt(at).kind() == 'b' && cellAt(at).towards() == way;
      const bool isBump = !isBog && (next < 0 || cellAt(next).kind() == 'w');
      if (isBump && misreading == "bump-writes-nothing") continue;
      if (isBump && misreading == "bump-writes-w") {
        cout << 'w';
        continue;
      }
      if (!isBog && !isBump) {
        at = next;
        const Cell cell = cellAt(next);
        if (cell.kind() == 'y') at = afterFall(next);
        else if (cell.kind() == 'r' && isShifted(row * width + col, next, way))
          at = beside(next, cell.towards());
      }
      row = at / width;
      col = at % width;
      cout << cellAt(at).kind();
    }
  }
  cout << '\n';
}
