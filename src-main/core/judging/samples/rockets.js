const words = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean)
let next = 0
const word = () => words[next++]
const number = () => Number(word())

const DX = { N: 0, E: 1, S: 0, W: -1 }
const DY = { N: -1, E: 0, S: 1, W: 0 }
const LEFT = { N: 'W', W: 'S', S: 'E', E: 'N' }
const BACK = { N: 'S', S: 'N', E: 'W', W: 'E' }

const width = number()
const height = number()
const players = number()
const doorCount = number()
const turns = number()
const score = new Array(players).fill(0)
const rocketAt = new Map()
for (let p = 0; p < players; p++) {
  const x = number()
  const y = number()
  rocketAt.set(y * width + x, p)
}
const doors = []
for (let d = 0; d < doorCount; d++) {
  const at = number()
  const wall = word()
  doors.push({ at, wall, made: 0 })
}
const arrows = new Map()
const own = []
for (let p = 0; p < players; p++) own.push([])
let animals = []

function isInside(x, y) {
  return x >= 0 && y >= 0 && x < width && y < height
}

function isPit(x, y) {
  return (x === 0 || x === width - 1) && (y === 0 || y === height - 1)
}

function spawn() {
  for (const door of doors) {
    door.made++
    const isCat = door.made % 10 === 0
    const facing = BACK[door.wall]
    let x = door.at
    let y = door.at
    if (door.wall === 'N') y = -1
    if (door.wall === 'S') y = height
    if (door.wall === 'W') x = -1
    if (door.wall === 'E') x = width
    animals.push({ x, y, fromX: x, fromY: y, facing, isCat })
  }
}

function move() {
  const alive = []
  for (const animal of animals) {
    animal.fromX = animal.x
    animal.fromY = animal.y
    animal.x += DX[animal.facing]
    animal.y += DY[animal.facing]
    if (!isPit(animal.x, animal.y)) alive.push(animal)
  }
  animals = alive
}

function land() {
  const alive = []
  const hits = new Array(players).fill(0)
  for (const animal of animals) {
    const player = rocketAt.get(animal.y * width + animal.x)
    if (player === undefined || !isInside(animal.x, animal.y)) alive.push(animal)
    else if (animal.isCat) hits[player]++
    else score[player] += 1
  }
  for (let p = 0; p < players; p++) score[p] = Math.max(0, score[p] - 10 * hits[p])
  animals = alive
}

function eat() {
  const cats = animals.filter((animal) => animal.isCat)
  animals = animals.filter((mouse) => {
    if (mouse.isCat) return true
    for (const cat of cats) {
      if (cat.x === mouse.x && cat.y === mouse.y) return false
      const isThere = cat.x === mouse.fromX && cat.y === mouse.fromY
      if (isThere && cat.fromX === mouse.x && cat.fromY === mouse.y) return false
    }
    return true
  })
}

function turn() {
  for (const animal of animals) {
    const arrow = arrows.get(animal.y * width + animal.x)
    if (arrow !== undefined) animal.facing = arrow
    const x = animal.x + DX[animal.facing]
    const y = animal.y + DY[animal.facing]
    if (!isInside(x, y)) animal.facing = LEFT[animal.facing]
  }
}

for (let t = 0; t < turns; t++) {
  spawn()
  move()
  land()
  eat()
  turn()
  const x = number()
  const y = number()
  const direction = word()
  const mine = own[t % players]
  if (mine.length === 3) arrows.delete(mine.shift())
  mine.push(y * width + x)
  arrows.set(y * width + x, direction)
}
spawn()
move()
land()
for (const points of score) console.log(points)
