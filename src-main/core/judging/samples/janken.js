const words = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean)
let next = 0
const word = () => words[next++]
const number = () => Number(word())

const FIRST = [5, 4, 3, 2, 1, 1, 1, 1, 1]
const LAST = [9, 9, 9, 9, 9, 8, 7, 6, 5]
const COST = { F: 1, W: 2, H: 3, M: 4 }
const STRONGER = { S: 'G', M: 'S', G: 'M' }
const STEPS = [
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
]

let terrain = []
let units = new Map()

function at(row, col) {
  return row * 16 + col
}

function cellOf(name) {
  return at(name.charCodeAt(0) - 65, Number(name[1]))
}

function around(cell) {
  const row = cell >> 4
  const col = cell & 15
  const found = []
  for (const [dr, dc] of STEPS) {
    const r = row + dr
    const c = col + dc
    if (r >= 0 && r < 9 && c >= FIRST[r] && c <= LAST[r]) found.push(at(r, c))
  }
  return found
}

function isBarred(cell, unit) {
  for (const near of around(cell)) {
    const other = units.get(near)
    if (other && other.side !== unit.side && other.type === STRONGER[unit.type]) return true
  }
  return false
}

function pointsLeft(start, end) {
  const unit = units.get(start)
  if (!unit || units.has(end)) return -1
  const best = new Array(256).fill(Infinity)
  best[start] = 0
  const done = new Set()
  for (;;) {
    let cell = -1
    for (let one = 0; one < 256; one++) {
      if (done.has(one) || best[one] > 10) continue
      if (cell < 0 || best[one] < best[cell]) cell = one
    }
    if (cell < 0) return -1
    if (cell === end) return 10 - best[cell]
    done.add(cell)
    if (cell !== start && isBarred(cell, unit)) continue
    for (const to of around(cell)) {
      const cost = COST[terrain[to]]
      const other = units.get(to)
      if (cost === undefined || (other && other.side !== unit.side)) continue
      best[to] = Math.min(best[to], best[cell] + cost)
    }
  }
}

let told = ''
const sets = number()
for (let set = 1; set <= sets; set++) {
  terrain = new Array(256).fill('')
  for (let r = 0; r < 9; r++) for (let c = FIRST[r]; c <= LAST[r]; c++) terrain[at(r, c)] = word()
  units = new Map()
  const counts = [number(), number()]
  for (let side = 0; side < 2; side++) {
    for (let i = 0; i < counts[side]; i++) {
      const type = word()
      units.set(cellOf(word()), { side, type })
    }
  }
  told += 'Game #' + set + '\n'
  const moves = number()
  for (let m = 1; m <= moves; m++) {
    const from = word()
    const to = word()
    const left = pointsLeft(cellOf(from), cellOf(to))
    let result = 'Unsuccessful'
    if (left >= 0) {
      result = 'Successful (' + left + ' points left)'
      const unit = units.get(cellOf(from))
      units.delete(cellOf(from))
      units.set(cellOf(to), unit)
    }
    told += 'Move #' + m + ' (' + from + ' -> ' + to + '): ' + result + '\n'
  }
}
console.log(told)
