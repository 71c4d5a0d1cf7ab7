// @{reads}
const words = require('node:fs')
  .readFileSync(0, 'utf8')
  .split(/\s+/)
  .filter(Boolean)
  [Symbol.iterator]()
const word = () => words.next().value
const number = () => Number(word())

const FIRST = [5, 4, 3, 2, 1, 1, 1, 1, 1]
const LENGTHS = [5, 6, 7, 8, 9, 8, 7, 6, 5]

/** @{left} @{orNull} */
function move(terrain, units, start, end) {
  return null
}

const games = number()
for (let game = 1; game <= games; game++) {
  // @{terrain}
  const terrain = new Map()
  LENGTHS.forEach((length, row) => {
    for (let at = 0; at < length; at++) terrain.set('ABCDEFGHI'[row] + (FIRST[row] + at), word())
  })
  const counts = [number(), number()]
  // @{units}
  const units = new Map()
  counts.forEach((count, side) => {
    for (let left = count; left > 0; left--) {
      const kind = word()
      units.set(word(), { side, kind })
    }
  })
  console.log(`Game #${game}`)
  const moves = number()
  for (let at = 1; at <= moves; at++) {
    const [start, end] = [word(), word()]
    const left = move(terrain, units, start, end)
    const result = left === null ? 'Unsuccessful' : `Successful (${left} points left)`
    console.log(`Move #${at} (${start} -> ${end}): ${result}`)
  }
}
