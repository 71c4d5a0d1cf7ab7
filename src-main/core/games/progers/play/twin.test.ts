import { describe, expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { playMatch } from '../../../game/play-match'
import type { Placed } from '../../../game/placed'
import { makeRng } from '../../../kernel/rng'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { progers } from '../../testing'
import { generator } from '../edit/generator'
import type { Level } from '../model'
import { print } from '../text/format'
import { placed } from '../why/placed'
import { answer } from './play'

const making = progers.making!

/*
 * A second solution, written only from the rules page: it reads the text, keeps places as row and column and asks
 * about walls and hills again at every step. It shares nothing with the engine. Slow and plain on purpose.
 */
interface Robot {
  row: number
  col: number
  facing: number
  cargo: string[]
  hand: string[]
  score: number
}

const NORTH_EAST_SOUTH_WEST = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** Hears of the board after each instruction that was done or skipped. */
type Look = (
  robots: readonly Robot[],
  samples: ReadonlyMap<string, string>,
  onBases: readonly string[],
) => void

function slowAnswer(text: string, look: Look = () => {}): string {
  const [hillLine, wallLine, sampleLine, bankLine, ...moves] = text.trimEnd().split('\n')
  const words = (line: string) => line.split(' ').filter((word) => word !== '')
  const hills = words(hillLine!).map((word) => Array.from(word, Number))
  const walls = words(wallLine!)
  const samples = new Map(words(sampleLine!).map((word) => [word.slice(0, 2), word[2]!]))
  const bank = Array.from(bankLine!)
  const onBases: string[] = []
  const total = samples.size
  const robots: Robot[] = [0, 9].map((col) => ({
    row: 0,
    col,
    facing: 0,
    cargo: [],
    hand: bank.splice(0, 7),
    score: 0,
  }))

  const hillOf = (row: number, col: number) =>
    hills.findIndex(([r1, c1, r2, c2]) => row >= r1! && row <= r2! && col >= c1! && col <= c2!)
  const isWall = (row: number, col: number, facing: number) => {
    if (facing === 0) return walls.includes(`${row}${col}N`)
    if (facing === 1) return walls.includes(`${row}${col}E`)
    if (facing === 2) return walls.includes(`${row - 1}${col}N`)
    return walls.includes(`${row}${col - 1}E`)
  }
  const visit = (robot: Robot) => {
    const name = `${robot.row}${robot.col}`
    const type = samples.get(name)
    if (type !== undefined && robot.cargo.length < 3) {
      robot.cargo.push(type)
      samples.delete(name)
    }
    if (!['00', '09', '90', '99'].includes(name)) return
    const fresh = new Set(robot.cargo.filter((one) => !onBases.includes(one)))
    robot.score += robot.cargo.length + fresh.size
    onBases.push(...robot.cargo)
    robot.cargo = []
  }
  /** Goes a cell forward if it can. */
  const forward = (robot: Robot, other: Robot, isJump: boolean): boolean => {
    const [dr, dc] = NORTH_EAST_SOUTH_WEST[robot.facing]!
    const [row, col] = [robot.row + dr, robot.col + dc]
    if (row < 0 || col < 0 || row > 9 || col > 9) return false
    if (other.row === row && other.col === col) return false
    const isLevel = hillOf(robot.row, robot.col) === hillOf(row, col)
    if (!isJump && (!isLevel || isWall(robot.row, robot.col, robot.facing))) return false
    robot.row = row
    robot.col = col
    return true
  }

  for (const [index, program] of moves.entries()) {
    const robot = robots[index % 2]!
    const other = robots[1 - (index % 2)]!
    for (const letter of program) {
      robot.hand.splice(robot.hand.indexOf(letter), 1)
      if (letter === 'L') robot.facing = (robot.facing + 3) % 4
      else if (letter === 'R') robot.facing = (robot.facing + 1) % 4
      else if (letter === 'B') robot.facing = (robot.facing + 2) % 4
      else if (letter === 'M') {
        while (forward(robot, other, false)) {
          const isSampleHere = samples.has(`${robot.row}${robot.col}`)
          visit(robot)
          if (isSampleHere) break
        }
      } else if (forward(robot, other, letter === 'J')) visit(robot)
      look(robots, samples, onBases)
      if (onBases.length === total && total > 0) break
    }
    robot.hand.push(...bank.splice(0, 7 - robot.hand.length))
  }
  return `${robots[0]!.score} ${robots[1]!.score}\n`
}

const pairs = [
  ['random', 'random'],
  ['greedy', 'random'],
  ['random', 'greedy'],
  ['greedy', 'greedy'],
] as const

function generatedMatch(seed: number): Level {
  const rng = makeRng(seed)
  const recipe = {
    hills: rng.below(6),
    walls: rng.below(31),
    samples: rng.between(1, 4),
    moves: rng.below(30),
  }
  const start = generator.generate(recipe, rng)
  const played = playMatch(making, start, [...pairs[seed % pairs.length]!], rng)
  if (!played.ok) throw new Error(played.error)
  return played.value
}

describe('the slow twin', () => {
  it('answers the same on generated matches, after every move of some', () => {
    let scored = 0
    let ended = 0
    const count = tries(40, 500)
    for (let seed = 1; seed <= count; seed++) {
      const match = generatedMatch(seed)
      const expected = slowAnswer(print(match))
      expect(answer(match), `seed ${seed}`).toBe(expected)
      if (!expected.startsWith('0 0')) scored++
      if (match.samples.length > 0 && match.moves.length > 20) ended++
      if (seed % 20 !== 0) continue
      for (let made = 0; made < match.moves.length; made++) {
        const part = { ...match, moves: match.moves.slice(0, made) }
        expect(answer(part), `seed ${seed} after ${made} moves`).toBe(slowAnswer(print(part)))
      }
    }
    // Matches where nothing happens would prove nothing.
    expect(scored).toBeGreaterThan(count * 0.8)
    expect(ended).toBeGreaterThan(count * 0.8)
  })

  it('finds robots and samples where `placed` tells them, after each instruction', () => {
    let steps = 0
    const last = tries(24, 60)
    for (let seed = 4; seed <= last; seed += 4) {
      const match = generatedMatch(seed)
      const expected: string[] = []
      slowAnswer(print(match), (robots, samples, onBases) => {
        const words = robots.map(
          ({ row, col, facing, cargo }, player) =>
            `robot ${player} ${row}${col} ${'NESW'[facing]} with ${[...cargo].sort().join('')}`,
        )
        const lying = [...samples].map(([cell, type]) => `sample ${cell} ${type}`).sort()
        expected.push([...words, ...lying, `home ${[...onBases].sort().join('')}`].join('; '))
      })
      const instructions = stepsOfRun(progers, match).filter(({ phase }) => phase < 5)
      const found = instructions.map(({ after }) => {
        const list = placed(match, after)
        const wordsOf = (kind: string) =>
          list.filter((one) => one.kind === kind).map((one) => wordOf(one))
        const home = list.flatMap(({ kind, details }) =>
          kind === 'base' ? details['samples'] : [],
        )
        const homes = `home ${home.sort().join('')}`
        return [...wordsOf('robot'), ...wordsOf('sample').sort(), homes].join('; ')
      })
      expect(found, `seed ${seed}`).toEqual(expected)
      steps += found.length
    }
    expect(steps).toBeGreaterThan(last * 16)
  })
})

function wordOf({ kind, id, row, col, details }: Placed): string {
  const cell = `${9 - row}${col}`
  if (details['cell'] !== cell) throw new Error(`${cell} is called ${details['cell']}`)
  if (kind === 'sample') return `sample ${cell} ${details['type']}`
  const cargo = [...(details['cargo'] as readonly number[])].sort().join('')
  return `robot ${id} ${cell} ${details['facing']} with ${cargo}`
}
