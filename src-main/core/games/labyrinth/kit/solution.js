// @{reads}
const lines = require('node:fs')
  .readFileSync(0, 'utf8')
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

/** @{letters} */
function walk(cells, row, col, moves) {
  return 'o'.repeat(moves.length)
}

const cells = lines.slice(0, 7)
const walks = lines.slice(8, 8 + Number(lines[7][0]))
// @{noMoves}
const answers = walks.map(([row, col, moves = '']) => walk(cells, Number(row), Number(col), moves))
console.log(answers.join(' '))
