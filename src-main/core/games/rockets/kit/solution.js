// Reads the input of rockets. Say in `solve` what each player scores.
const words = require('node:fs')
  .readFileSync(0, 'utf8')
  .split(/\s+/)
  .filter(Boolean)
  [Symbol.iterator]()
const word = () => words.next().value
const number = () => Number(word())
const list = (count, read) => Array.from({ length: count }, read)

/** The score of each player; (0, 0) is the north-west corner. */
function solve({ width, height, rockets, doors, arrows }) {
  return rockets.map(() => 0)
}

const [width, height, players, doorCount, turns] = list(5, number)
const rockets = list(players, () => ({ x: number(), y: number() }))
// Where on its wall a door is, and the wall: N, E, S or W.
const doors = list(doorCount, () => ({ at: number(), wall: word() }))
const arrows = list(turns, () => ({ x: number(), y: number(), direction: word() }))
for (const score of solve({ width, height, rockets, doors, arrows })) console.log(score)
