import { describe, expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { hasErrors } from '../../../kernel/diagnostics'
import { makeRng } from '../../../kernel/rng'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { labyrinth } from '../../testing'
import { answer } from './answer'
import { print } from '../text/format'
import { parse } from '../text/format-careful'
import { generator } from '../edit/generator'
import type { Level } from '../model'
import { placed } from '../why/placed'
import { readings } from './readings'
import { validate } from '../text/rules'
import { randomLevel } from '../testing'

/*
 * A second solution, written only from the rules page: it works on the words of the official text, searches lists from
 * end to end and shares nothing with the engine. Slow and plain on purpose. Each misreading is said in its own line.
 */
type Position = { row: number; col: number }

const steps: Record<string, [number, number]> = {
  N: [-1, 0],
  S: [1, 0],
  W: [0, -1],
  E: [0, 1],
  '^': [-1, 0],
  v: [1, 0],
  '<': [0, -1],
  '>': [0, 1],
}
const opposite: Record<string, string> = { '^': 'v', v: '^', '<': '>', '>': '<' }
const arrowOf: Record<string, string> = { N: '^', S: 'v', W: '<', E: '>' }

function slowAnswer(
  text: string,
  reading = 'none',
  look: (walk: number, moves: number, at: Position) => void = () => {},
): string {
  const lines = text.split('\n').map((line) => line.split(' '))
  const rowCount = lines.findIndex((words) => /^\d+$/.test(words[0]!))
  const map = lines.slice(0, rowCount)
  const walks = lines.slice(rowCount + 1, rowCount + 1 + Number(lines[rowCount]![0]))
  const word = ({ row, col }: Position) => map[row]?.[col] ?? ''
  const ahead = ({ row, col }: Position, arrow: string) => {
    const [down, right] = steps[arrow]!
    return { row: row + down, col: col + right }
  }
  const isSame = (a: Position, b: Position) => a.row === b.row && a.col === b.col
  const where = (found: (cell: string) => boolean) =>
    map.flatMap((cells, row) => cells.flatMap((cell, col) => (found(cell) ? [{ row, col }] : [])))

  const caveAfter = (at: Position): Position => {
    const chain = word(at).slice(0, 2)
    const caves = where((cell) => cell.startsWith(chain))
    if (reading === 'cave-stays') return at
    if (reading === 'caves-by-reading-order') {
      return caves[(caves.findIndex((cave) => isSame(cave, at)) + 1) % caves.length]!
    }
    const next = Number(word(at).slice(2)) + 1
    if (next < caves.length) return where((cell) => cell === `${chain}${next}`)[0]!
    return reading === 'last-cave-stays' ? at : where((cell) => cell === `${chain}0`)[0]!
  }
  const isShifted = (from: Position, to: Position, move: string): boolean => {
    const [here, there] = [word(from), word(to)]
    const isRiver = here[0] === 'r' || here[0] === 'e'
    const isOwn = isRiver && here[1] === there[1]
    const isDown = here[0] === 'r' && isOwn && here[2] === arrowOf[move]
    const isUp = isOwn && isSame(ahead(to, there[2]!), from)
    switch (reading) {
      case 'always-shift':
        return true
      case 'no-upstream-exception':
        return !isDown
      case 'no-downstream-exception':
        return !isUp
      case 'estuary-like-island':
        return here[0] === 'e' || !(isDown || isUp)
      case 'estuary-frees-whole-river':
        return !(isDown || isUp || (here[0] === 'e' && isOwn))
      case 'same-river-never-shifts':
        return !isOwn
      case 'other-river-never-shifts':
        return !(isDown || isUp || (isRiver && !isOwn))
      default:
        return !(isDown || isUp)
    }
  }

  const said = walks.map(([row, col, moves = ''], walk) => {
    let at = { row: Number(row), col: Number(col) }
    let made = 0
    look(walk, made, at)
    let letters = reading === 'start-counts' ? word(at)[0]! : ''
    for (const move of moves) {
      const isBog = word(at)[0] === 'b'
      const isSide = word(at)[1] === arrowOf[move]
      const next = ahead(at, move)
      const target = word(next)
      const isClosed =
        target[0] === 'b' &&
        target[1] === opposite[arrowOf[move]!] &&
        reading === 'bog-blocks-entry'
      if (isBog && (reading === 'bog-arrow-is-the-only-way' ? !isSide : isSide)) letters += 'b'
      else if (target === '' || target === 'w') {
        if (reading === 'bump-writes-w') letters += 'w'
        else if (reading !== 'bump-writes-nothing') letters += word(at)[0]
      } else if (isClosed) letters += word(at)[0]
      else {
        const from = at
        at = next
        if (target[0] === 'y') at = caveAfter(at)
        if (target[0] === 'r' && isShifted(from, next, move)) {
          at = ahead(at, target[2]!)
          while (reading === 'drift-to-estuary' && word(at)[0] === 'r') at = ahead(at, word(at)[2]!)
          if (reading === 'both-letters') letters += 'r'
        }
        letters += word(at)[0]
      }
      look(walk, ++made, at)
    }
    return letters
  })
  return `${said.join(' ')}\n`
}

/** Whether a level has none of the errors that the rules page lists; each is looked for on its own, cell by cell. */
function isSound(level: Level): boolean {
  const lines = print(level).split('\n')
  const map = lines.slice(0, level.rows).map((line) => line.split(' '))
  const cells = map.flatMap((words, row) => words.map((cell, col) => ({ cell, row, col })))
  const numbers = '0123456789'.split('')
  const target = ({ cell, row, col }: { cell: string; row: number; col: number }) => {
    const [down, right] = steps[cell[2]!]!
    return cells.find((other) => other.row === row + down && other.col === col + right)
  }
  const areRiversSound = numbers.every((number) => {
    const own = cells.filter(({ cell }) => /^[re]/.test(cell) && cell[1] === number)
    const flowing = own.filter(({ cell }) => cell[0] === 'r')
    if (own.length === 0) return true
    if (flowing.length === 0 || own.length - flowing.length !== 1) return false
    const targets = flowing.map(target)
    if (targets.some((to) => !to || !own.includes(to))) return false
    if (new Set(targets).size !== targets.length) return false
    return flowing.every((first) => {
      let at: (typeof cells)[number] = first
      for (let left = own.length; left > 0 && at.cell[0] === 'r'; left--) at = target(at)!
      return at.cell[0] === 'e'
    })
  })
  const areCavesSound = numbers.every((chain) => {
    const own = cells.filter(({ cell }) => cell[0] === 'y' && cell[1] === chain)
    return own.every((_, k) => own.filter(({ cell }) => cell === `y${chain}${k}`).length === 1)
  })
  const areStartsSound = level.walks.every(({ row, col }) => (map[row]?.[col] ?? 'w') !== 'w')
  return areRiversSound && areCavesSound && areStartsSound
}

const recipes = [
  { rows: 3, cols: 4, bogs: 20, walls: 10, rivers: 2, chains: 1, walks: 3, moves: 20 },
  { rows: 5, cols: 5, bogs: 10, walls: 10, rivers: 4, chains: 1, walks: 5, moves: 60 },
  { rows: 7, cols: 7, bogs: 10, walls: 8, rivers: 3, chains: 3, walks: 6, moves: 80 },
  { rows: 9, cols: 6, bogs: 5, walls: 0, rivers: 9, chains: 2, walks: 6, moves: 80 },
]

describe.each(recipes)('on $rows by $cols with $rivers rivers', (recipe) => {
  it('answers as the slow twin does, by every reading', () => {
    for (let seed = 1; seed <= tries(15, 60); seed++) {
      const level = generator.generate(recipe, makeRng(seed))
      const text = print(level)
      expect(answer(level), text).toBe(slowAnswer(text))
      for (const { id } of readings) {
        expect(answer(level, id), `${id}\n${text}`).toBe(slowAnswer(text, id))
      }
    }
  })
})

it('finds the player where `placed` tells them, after the start and each move', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const level = generator.generate(recipes[seed % recipes.length]!, makeRng(seed))
    for (const reading of [undefined, 'cave-stays', 'drift-to-estuary']) {
      const expected: string[] = []
      slowAnswer(print(level), reading, (walk, moves, { row, col }) =>
        expected.push(`walk ${walk + 1}, ${moves} moves: ${row},${col}`),
      )
      const found = new Map<string, string>()
      for (const { after } of stepsOfRun(labyrinth, level, reading)) {
        const { row, col, details } = placed(level, after)[0]!
        // A fall or a current follows the step: the outcome of a move is that of its last step.
        found.set(`walk ${details['walk']}, ${details['moves']} moves`, `${row},${col}`)
      }
      expect(
        [...found].map((one) => one.join(': ')),
        `seed ${seed}`,
      ).toEqual(expected)
    }
  }
})

it('finds errors just where the rules page has them', () => {
  let sound = 0
  const count = tries(800, 4000)
  for (let seed = 1; seed <= count; seed++) {
    const level = seed % 2 === 0 ? randomLevel(seed) : harmed(seed)
    const found = validate(level)
    expect(!hasErrors(found), `${print(level)}${JSON.stringify(found)}`).toBe(isSound(level))
    if (isSound(level)) sound++
  }
  expect(sound).toBeGreaterThan(count / 20)
  expect(sound).toBeLessThan(count / 2)
})

/** A generated level with a few cells changed into others of it. */
function harmed(seed: number): Level {
  const rng = makeRng(seed)
  const recipe = { ...recipes[seed % 2]!, rivers: 1 + (seed % 2) }
  const level = generator.generate(recipe, rng)
  const cells = level.cells.slice()
  for (let i = rng.between(1, 3); i > 0; i--) {
    cells[rng.below(cells.length)] = cells[rng.below(cells.length)]!
  }
  return { ...level, cells }
}

it('answers the statement’s walk of Alice and Bob as its comments say', () => {
  const map = 'b>  o   w   r1v\nbv  r1v r1< r1<\ny10 e1  bv  y11\ny20 w   y12 o\n'
  const parsed = parse(`${map}2\n3 3 SNWNNN\n0 1 WESSE\n`)
  if (!parsed.ok) throw new Error('cannot be read')
  expect(answer(parsed.value.level)).toBe('oyybro bbbbe\n')
})
