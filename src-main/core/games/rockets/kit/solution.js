// @{reads}
const words = require('node:fs')
  .readFileSync(0, 'utf8')
  .split(/\s+/)
  .filter(Boolean)
  [Symbol.iterator]()
const word = () => words.next().value
const number = () => Number(word())
const list = (count, read) => Array.from({ length: count }, read)

/** @{score} @{corner} */
function solve({ width, height, rockets, doors, arrows }) {
  return rockets.map(() => 0)
}

const [width, height, players, doorCount, turns] = list(5, number)
const rockets = list(players, () => ({ x: number(), y: number() }))
// @{door}
const doors = list(doorCount, () => ({ at: number(), wall: word() }))
const arrows = list(turns, () => ({ x: number(), y: number(), direction: word() }))
for (const score of solve({ width, height, rockets, doors, arrows })) console.log(score)
