const lines = require('node:fs')
  .readFileSync(0, 'utf8')
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const DR = { N: -1, S: 1, W: 0, E: 0, '^': -1, v: 1, '<': 0, '>': 0 }
const DC = { N: 0, S: 0, W: -1, E: 1, '^': 0, v: 0, '<': -1, '>': 1 }
const ARROW = { N: '^', S: 'v', W: '<', E: '>' }

let rows = 0
while (!/^\d+$/.test(lines[rows][0])) rows++
const map = lines.slice(0, rows)
const cols = map[0].length
const count = Number(lines[rows][0])

const caves = new Map()
const length = new Map()
for (let r = 0; r < rows; r++) {
  for (let c = 0; c < cols; c++) {
    const cell = map[r][c]
    if (cell[0] !== 'y') continue
    caves.set(cell, [r, c])
    length.set(cell[1], Math.max(length.get(cell[1]) ?? 0, Number(cell.slice(2)) + 1))
  }
}

function isClosed(r, c) {
  return r < 0 || c < 0 || r >= rows || c >= cols || map[r][c] === 'w'
}

function isFlowing(fromR, fromC, toR, toC) {
  const cell = map[fromR][fromC]
  if (cell[0] !== 'r') return false
  return fromR + DR[cell[2]] === toR && fromC + DC[cell[2]] === toC
}

function isCalm(r, c, toR, toC) {
  const here = map[r][c]
  const there = map[toR][toC]
  if (here[0] !== 'r' && here[0] !== 'e') return false
  if (here[1] !== there[1]) return false
  return isFlowing(r, c, toR, toC) || isFlowing(toR, toC, r, c)
}

const answers = []
for (let w = 0; w < count; w++) {
  const line = lines[rows + 1 + w]
  let r = Number(line[0])
  let c = Number(line[1])
  let said = ''
  for (const move of line[2] ?? '') {
    const cell = map[r][c]
    const isStuck = cell[0] === 'b' && cell[1] === ARROW[move]
    let nr = r + DR[move]
    let nc = c + DC[move]
    if (isStuck || isClosed(nr, nc)) {
      said += cell[0]
      continue
    }
    const entered = map[nr][nc]
    if (entered[0] === 'y') {
      const chain = entered[1]
      const number = (Number(entered.slice(2)) + 1) % length.get(chain)
      const target = caves.get('y' + chain + number)
      nr = target[0]
      nc = target[1]
    } else if (entered[0] === 'r' && !isCalm(r, c, nr, nc)) {
      nr += DR[entered[2]]
      nc += DC[entered[2]]
    }
    r = nr
    c = nc
    said += map[r][c][0]
  }
  answers.push(said)
}
console.log(answers.join(' '))
