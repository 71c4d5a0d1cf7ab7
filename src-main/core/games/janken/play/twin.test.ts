import { describe, expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { makeRng } from '../../../kernel/rng'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { janken } from '../../testing'
import { answer } from './answer'
import { generator } from '../edit/generator'
import { print } from '../text/format'
import type { Level } from '../model'
import { END, REFUSE } from './phases'
import { placed } from '../why/placed'

/*
 * A second solution, written only from the rules page, over the official text: names instead of numbers, and all ways
 * tried as sets of (cell, points left). Slow and plain on purpose; it shares nothing with the engine.
 */
const ROWS = ['A5 A9', 'B4 B9', 'C3 C9', 'D2 D9', 'E1 E9', 'F1 F8', 'G1 G7', 'H1 H6', 'I1 I5']
const COSTS: Record<string, number> = { F: 1, W: 2, H: 3, M: 4 }
const BEATER: Record<string, string> = { S: 'G', M: 'S', G: 'M' }

function neighbours(cell: string): string[] {
  const row = cell.charCodeAt(0)
  const number = Number(cell[1])
  const at = (letter: number, to: number) => `${String.fromCharCode(letter)}${to}`
  // E5: D5 D6 E4 E6 F4 F5.
  return [
    at(row - 1, number),
    at(row - 1, number + 1),
    at(row, number - 1),
    at(row, number + 1),
    at(row + 1, number - 1),
    at(row + 1, number),
  ]
}

interface SlowUnit {
  side: number
  type: string
  cell: string
}

function slowAnswer(
  text: string,
  look: (game: number, units: readonly SlowUnit[]) => void = () => {},
): string {
  const words = text.split(/\s+/)
  const word = () => words.shift()!
  let told = ''
  const sets = Number(word())
  for (let game = 1; game <= sets; game++) {
    const terrain: Record<string, string> = {}
    for (const ends of ROWS) {
      for (let number = Number(ends[1]); number <= Number(ends[4]); number++) {
        terrain[`${ends[0]}${number}`] = word()
      }
    }
    const counts = [Number(word()), Number(word())]
    let units: SlowUnit[] = []
    counts.forEach((count, side) => {
      for (let i = 0; i < count; i++) units.push({ side, type: word(), cell: word() })
    })
    told += `Game #${game}\n`
    const moves = Number(word())
    for (let number = 1; number <= moves; number++) {
      const start = word()
      const end = word()
      const left = pointsLeft(terrain, units, start, end)
      const result = left < 0 ? 'Unsuccessful' : `Successful (${left} points left)`
      told += `Move #${number} (${start} -> ${end}): ${result}\n`
      if (left >= 0) units = units.map((u) => (u.cell === start ? { ...u, cell: end } : u))
      look(game, units)
    }
  }
  return told
}

function pointsLeft(
  terrain: Record<string, string>,
  units: { side: number; type: string; cell: string }[],
  start: string,
  end: string,
): number {
  const unit = units.find(({ cell }) => cell === start)
  if (!unit || units.some(({ cell }) => cell === end)) return -1
  const enemies = units.filter(({ side }) => side !== unit.side)
  const touchesBeater = (cell: string) =>
    enemies.some((e) => e.type === BEATER[unit.type] && neighbours(cell).includes(e.cell))
  const states = new Set([`${start} 10`])
  // A set that grows while it is walked through ends when nothing new is found.
  for (const state of states) {
    const [cell, left] = state.split(' ') as [string, string]
    if (cell !== start && touchesBeater(cell)) continue
    for (const to of neighbours(cell)) {
      const cost = COSTS[terrain[to] ?? 'U']
      if (cost === undefined || enemies.some((enemy) => enemy.cell === to)) continue
      if (Number(left) >= cost) states.add(`${to} ${Number(left) - cost}`)
    }
  }
  const ends = [...states].filter((state) => state.startsWith(`${end} `))
  return Math.max(-1, ...ends.map((state) => Number(state.split(' ')[1])))
}

function levelOf(seed: number): Level {
  const rng = makeRng(seed)
  const crowd = rng.below(12)
  return generator.generate(
    {
      sets: rng.between(1, 3),
      units: crowd,
      moves: rng.between(0, 25),
      woods: rng.below(50),
      hills: rng.below(30),
      mountains: rng.below(20),
      water: rng.below(30),
      near: rng.below(101),
      aim: rng.between(50, 100),
    },
    rng,
  )
}

describe('a second solution', () => {
  it('answers the statement’s sample', () => {
    const text =
      '1\n    U U U W W\n   U F F F F W\n  W F H H H F W\n W F H F F H F W\nW F H F F F F F W\n W F H F F H H H\n' +
      '  W F H M M M M\n   W F F F F F\n    W W W W W\n3 3\nG E5\nM D5\nS F4\nG F8\nM A8\nS C4\n2\nE5 E9\nD5 F8\n'
    expect(slowAnswer(text)).toBe(
      'Game #1\nMove #1 (E5 -> E9): Successful (5 points left)\nMove #2 (D5 -> F8): Unsuccessful\n',
    )
  })

  it('agrees on generated levels', () => {
    const count = tries(80, 300)
    let successful = 0
    let refused = 0
    for (let seed = 1; seed <= count; seed++) {
      const level = levelOf(seed)
      const found = answer(level)
      expect(found, `seed ${seed}`).toBe(slowAnswer(print(level)))
      successful += found.split('Successful').length - 1
      refused += found.split('Unsuccessful').length - 1
    }
    // Both kinds must be there in numbers, or the comparison would say little.
    expect(successful).toBeGreaterThan((count * 20) / 3)
    expect(refused).toBeGreaterThan(count * 5)
  })

  it('finds all units where `placed` tells them, after each move', () => {
    let moved = 0
    const count = tries(20, 60)
    for (let seed = 1; seed <= count; seed++) {
      const level = levelOf(seed)
      const expected: string[] = []
      slowAnswer(print(level), (game, units) => {
        const words = units.map(({ side, type, cell }) => `${type} of side ${side + 1} on ${cell}`)
        expected.push([`game ${game}`, ...words].join('; '))
      })
      const ends = stepsOfRun(janken, level).filter(
        ({ phase }) => phase === END || phase === REFUSE,
      )
      const found = ends.map(({ after }) => {
        const units = placed(level, after)
        const words = units.map(({ details: { type, side, cell }, row, col }) => {
          const name = `${'ABCDEFGHI'[row % 9]}${col + 1}`
          expect(name).toBe(cell)
          return `${type} of side ${side} on ${name}`
        })
        const games = new Set(units.map(({ row }) => Math.floor(row / 9) + 1))
        // A board without units tells no game by them.
        return [`game ${[...games].join()}`, ...words].join('; ')
      })
      if (level.sets.every(({ units }) => units.length > 0)) {
        expect(found, `seed ${seed}`).toEqual(expected)
        moved += new Set(found).size
      }
    }
    expect(moved).toBeGreaterThan(count * 5)
  })
})
