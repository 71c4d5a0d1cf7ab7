// Reads the input of labyrinth. Say in `walk` what the master says.
const lines = require('node:fs')
  .readFileSync(0, 'utf8')
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

/** A letter for each move: the kind of cell (o, r, y, e, b) in which the player is after it. */
function walk(cells, row, col, moves) {
  return 'o'.repeat(moves.length)
}

const cells = lines.slice(0, 7)
const walks = lines.slice(8, 8 + Number(lines[7][0]))
// A walk may have no moves.
const answers = walks.map(([row, col, moves = '']) => walk(cells, Number(row), Number(col), moves))
console.log(answers.join(' '))
