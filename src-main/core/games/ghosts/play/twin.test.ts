// long because the second referee shares nothing with the engine and is of no use without its tests
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { seeds, tries } from '../../../conformance/testing/tries'
import { playMatch } from '../../../game/play-match'
import { makeRng } from '../../../kernel/rng'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { ghosts as game } from '../../testing'
import { engine } from './engine'
import { asTranscript } from '../text/forms'
import { parse } from '../text/format'
import { generator } from '../edit/generator'
import { english } from '../../../words/testing'
import { makingIn } from '../players/making'
import { blankLevel, type Level } from '../model'
import { NEUTRALISE } from './phases'
import { placed } from '../why/placed'

const making = makingIn(english)

/*
 * A second referee, written only from the rules page: cells are names, a ghost's ways are lists of names, everything is
 * searched from end to end, and nothing is shared with the engine but the level. Slow and plain on purpose.
 */
const letters = [...'ABCDEFGHIJKLMNOPQRST']
const nameOf = (row: number, col: number) => `${letters[row] ?? '?'}${letters[col] ?? '?'}`
const named = (cell: number) => nameOf(Math.floor(cell / 20), cell % 20)
const rowIn = (cell: string) => letters.indexOf(cell[0]!)
const colIn = (cell: string) => letters.indexOf(cell[1]!)
const around = (a: string, b: string, reach: number) =>
  Math.abs(rowIn(a) - rowIn(b)) <= reach && Math.abs(colIn(a) - colIn(b)) <= reach

/** A way from a corner to another house's corner, named by how it was drawn. */
interface Way {
  readonly exit: string
  readonly line: string
  readonly cells: readonly string[]
}

class SlowTown {
  /** Cell to house number. */
  private readonly houses = new Map<string, number>()
  private readonly cornersOf: string[][] = []
  private readonly ringOf: string[][] = []
  private readonly known = new Map<string, readonly Way[]>()

  constructor(level: Level) {
    level.town.forEach(({ row, col, rows, cols }, number) => {
      for (let r = row; r < row + rows; r++) {
        for (let c = col; c < col + cols; c++) this.houses.set(nameOf(r, c), number)
      }
      const [south, east] = [row + rows - 1, col + cols - 1]
      const corners = [nameOf(row, col), nameOf(row, east), nameOf(south, col), nameOf(south, east)]
      this.cornersOf.push([...new Set(corners)])
      this.ringOf.push(ringAround(row, col, south, east))
    })
  }

  isHouse(cell: string): boolean {
    return this.houses.has(cell)
  }

  houseOf(cell: string): number | undefined {
    return this.houses.get(cell)
  }

  isCorner(cell: string): boolean {
    return this.cornersOf.some((corners) => corners.includes(cell))
  }

  exits(corner: string): string[] {
    return this.cornersOf[this.houses.get(corner)!]!.filter((c) => this.lines(c).length > 0)
  }

  lines(corner: string): string[][] {
    const found: string[][] = []
    for (const [down, right] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const cells: string[] = []
      for (let step = 1; ; step++) {
        const cell = nameOf(rowIn(corner) + down * step, colIn(corner) + right * step)
        if (cell.includes('?')) break
        cells.push(cell)
        if (!this.isHouse(cell)) continue
        const isOther = this.houses.get(cell) !== this.houses.get(corner)
        if (isOther && this.isCorner(cell)) found.push(cells)
        break
      }
    }
    return found
  }

  ways(corner: string): readonly Way[] {
    const known = this.known.get(corner)
    if (known) return known
    const ways: Way[] = []
    for (const exit of this.exits(corner)) {
      for (const inside of this.perimeterWays(corner, exit)) {
        for (const line of this.lines(exit)) {
          ways.push({ exit, line: line.join(' '), cells: [...inside, ...line] })
        }
      }
    }
    this.known.set(corner, ways)
    return ways
  }

  private perimeterWays(from: string, to: string): string[][] {
    if (from === to) return [[]]
    const ring = this.ringOf[this.houses.get(from)!]!
    const distinct = new Set(ring).size
    const both = [ring, [...ring].reverse()].map((round) => {
      const start = round.indexOf(from)
      const turned = [...round.slice(start), ...round.slice(0, start)]
      return turned.slice(1, turned.indexOf(to) + 1)
    })
    const least = Math.min(...both.map((cells) => cells.length))
    const shortest = both.filter((cells) => cells.length === least)
    // In a house one cell wide the round goes there and back over the same cells.
    return distinct < ring.length || distinct === 2 ? shortest.slice(0, 1) : shortest
  }
}

/** Once round a house; a house one cell wide is walked there and back. */
function ringAround(row: number, col: number, south: number, east: number): string[] {
  const ring: string[] = []
  let [r, c] = [row, col]
  const go = (down: number, right: number, until: () => boolean) => {
    while (!until()) {
      ring.push(nameOf(r, c))
      r += down
      c += right
    }
  }
  go(0, 1, () => c === east)
  go(1, 0, () => r === south)
  go(0, -1, () => c === col)
  go(-1, 0, () => r === row)
  return ring
}

/** Ways that a ghost may be on, each with what is left of it. */
type Hopes = readonly { readonly way: Way; readonly left: readonly string[] }[]

const allWays = (town: SlowTown, corner: string): Hopes =>
  town.ways(corner).map((way) => ({ way, left: way.cells }))

function follow(town: SlowTown, hopes: Hopes, cell: string): Hopes {
  const fitting = hopes.filter(({ left }) => left[0] === cell)
  if (fitting.some(({ left }) => left.length === 1)) return allWays(town, cell)
  return fitting.map(({ way, left }) => ({ way, left: left.slice(1) }))
}

/** The answer of a match or transcript without a hidden turn, and every ghost step that no way allows. */
function slowReferee(level: Level): { answer: string; wrongSteps: string[] } {
  const town = new SlowTown(level)
  const least = [0, 0]
  const most = [0, 0]
  const wrongSteps: string[] = []
  let undecided = ''
  const hopes = (level.starts ?? []).map((cell) => allWays(town, named(cell)))
  level.turns.forEach(({ teams, ghosts }, turn) => {
    const names = teams.map((team) => team!.map(named))
    ghosts!.forEach(({ at, next }, index) => {
      const cells = at >= 0 ? [named(at)] : hopes[index]!.map(({ left }) => left[0]!)
      if (next < 0) {
        hopes[index] = follow(town, hopes[index]!, cells[0]!)
        if (hopes[index].length === 0) wrongSteps.push(`turn ${turn + 1}: ${cells[0]}`)
        return
      }
      hopes[index] = allWays(town, named(next))
      const gains = new Set<string>()
      for (const cell of cells) {
        const [white, black] = names.map((team) => team.filter((h) => around(h, cell, 2)).length)
        if (town.isHouse(cell) || Math.max(white!, black!) < 4) continue
        gains.add(white! > black! ? '1 0' : white! < black! ? '0 1' : '0 0')
      }
      const points = [...gains].map((gain) => gain.split(' ').map(Number))
      for (const player of [0, 1]) {
        least[player]! += Math.min(...points.map((gain) => gain[player]!))
        most[player]! += Math.max(...points.map((gain) => gain[player]!))
      }
      if (gains.size > 1 && undecided === '') undecided = ` undecided at turn ${turn + 1}`
    })
  })
  const told = [0, 1].map((p) => (least[p] === most[p] ? `${least[p]}` : `${least[p]}-${most[p]}`))
  return { answer: `${told.join(' ')}${undecided}\n`, wrongSteps }
}

describe('the slow twin', () => {
  it.each([
    { kind: 'small towns', houses: 8, touching: 20, turns: 40, count: tries(20, 250) },
    { kind: 'dense towns', houses: 30, touching: 60, turns: 50, count: tries(20, 250) },
  ])('answers the same on $count matches in $kind', ({ houses, touching, turns, count }) => {
    let scored = 0
    let opened = 0
    for (let seed = 1; seed <= count; seed++) {
      const rng = makeRng(seed)
      const level = generator.generate(
        {
          houses: rng.between(2, houses),
          touching: rng.below(touching),
          limit: 240,
          turns: rng.between(1, turns),
          skill: rng.between(60, 100),
        },
        rng,
      )
      const { answer, wrongSteps } = slowReferee(level)
      expect(wrongSteps, `seed ${seed}`).toEqual([])
      expect(engine.answer(level), `seed ${seed}`).toBe(answer)
      if (answer !== '0 0\n') scored++
      for (const player of [0, 1] as const) {
        const seen = asTranscript(level, player)
        const open = slowReferee(seen).answer
        expect(engine.answer(seen), `seed ${seed} as seen by ${player}`).toBe(open)
        if (open.includes('undecided')) opened++
      }
    }
    // Matches where nothing happens, or nothing is left open, would prove nothing.
    expect(scored).toBeGreaterThan(count / 2)
    expect(opened).toBeGreaterThan(count / 20)
  })
})

it('finds hunters and ghosts where `placed` tells them, after each phase', () => {
  let appeared = 0
  const few = seeds(5, 15)
  for (const seed of few) {
    const recipe = { houses: 12, touching: 30, limit: 240, turns: 30, skill: 80 }
    const level = generator.generate(recipe, makeRng(seed))
    const expected: string[] = []
    // The match itself says where all of them are: nothing has to be played for it.
    level.turns.forEach(({ teams, ghosts }) => {
      const hunters = teams.map((team) => team!.map(named).join(' '))
      const moved = ghosts!.map(({ at }) => `${named(at)}*`).join(' ')
      const list = ghosts!.map(({ at, next }) => (next < 0 ? `${named(at)}*` : `${named(next)}+`))
      const wasHit = ghosts!.some(({ next }) => next >= 0)
      if (wasHit) appeared++
      expected.push([...hunters, moved].join('; '), [...hunters, list.join(' ')].join('; '))
    })
    const found: string[] = []
    stepsOfRun(game, level).forEach(({ phase, after }) => {
      if (phase === NEUTRALISE) return
      const list = placed(level, after)
      const wordsOf = (team: string) =>
        list.flatMap(({ row, col, details }) => (details['team'] === team ? nameOf(row, col) : []))
      const ghosts = list.flatMap(({ kind, row, col, details }) =>
        kind === 'ghost' ? `${nameOf(row, col)}${details['mark']}` : [],
      )
      for (const { row, col, details } of list) expect(details['cell']).toBe(nameOf(row, col))
      found.push([wordsOf('White'), wordsOf('Black'), ghosts].map((w) => w.join(' ')).join('; '))
    })
    expect(found, `seed ${seed}`).toEqual(expected)
  }
  expect(appeared).toBeGreaterThan(few.length * 1.4)
})

it('answers what the samples have written down, but for hidden turns and forfeits', () => {
  const root = join(import.meta.dirname, '../samples')
  let compared = 0
  for (const name of readdirSync(root)) {
    const path = join(root, name, 'answer.txt')
    const parsed = parse(readFileSync(join(root, name, 'level.txt'), 'utf8'))
    if (!existsSync(path) || !parsed.ok) continue
    const { level } = parsed.value
    if (level.turns.some(({ ghosts }) => ghosts === null)) continue
    expect(slowReferee(level).answer, name).toBe(readFileSync(path, 'utf8'))
    compared++
  }
  expect(compared).toBeGreaterThan(20)
})

describe('ghosts of random matches in the default town', () => {
  const matches = seeds(120, 1000).map((seed) => {
    const start: Level = { ...blankLevel(), limit: 120 }
    const played = playMatch(making, start, ['random', 'random'], makeRng(seed))
    if (!played.ok) throw new Error(played.error)
    return played.value
  })
  const town = new SlowTown(blankLevel())

  it('take no step that the rules do not allow', () => {
    expect(matches.flatMap((match) => slowReferee(match).wrongSteps)).toEqual([])
  })

  it('draw exits, lines and ways uniformly (chi-squared)', () => {
    const exits = new Tally()
    const lines = new Tally()
    const ways = new Tally()
    const corners = new Tally()
    for (const match of matches) {
      for (const trip of tripsOf(town, match)) {
        exits.add(trip.from, trip.way.exit, town.exits(trip.from))
        const own = town.lines(trip.way.exit).map((line) => line.join(' '))
        lines.add(trip.way.exit, trip.way.line, own)
        const same = town.ways(trip.from).filter(({ line }) => line === trip.way.line)
        const texts = same.map(({ cells }) => cells.join(' '))
        ways.add(`${trip.from} ${trip.way.line}`, trip.way.cells.join(' '), texts)
      }
      for (const cell of match.starts!) {
        const all = match.town.map((_, house) => `${house}`)
        const { row, col } = { row: Math.floor(cell / 20), col: cell % 20 }
        const house = match.town.findIndex(
          (h) => row >= h.row && row < h.row + h.rows && col >= h.col && col < h.col + h.cols,
        )
        corners.add('start', `${house}`, all)
      }
    }
    expect(exits.trips).toBeGreaterThan(matches.length * 20)
    for (const tally of [exits, lines, ways, corners])
      expect(Math.abs(tally.score())).toBeLessThan(3)
  })
})

interface Trip {
  readonly from: string
  readonly way: Way
}

/**
 * Draws whose way out of the house was seen. Those begun in the last turns are left out altogether: of them only
 * short ways would be seen.
 */
function tripsOf(town: SlowTown, match: Level): Trip[] {
  const trips: Trip[] = []
  const longest = 30
  match.starts!.forEach((start, index) => {
    let from = named(start)
    let begun = 0
    let hopes = allWays(town, from)
    match.turns.forEach(({ ghosts }, turn) => {
      const { at, next } = ghosts![index]!
      const cell = named(at)
      const fitting = hopes.filter(({ left }) => left[0] === cell)
      // Told as soon as it is out, for on the street it may be neutralised, and sooner on a long line.
      const isOut = from !== '' && town.houseOf(cell) !== town.houseOf(from)
      if (isOut && begun < match.turns.length - longest) trips.push({ from, way: fitting[0]!.way })
      if (isOut) from = ''
      const hasArrived = fitting.some(({ left }) => left.length === 1)
      hopes = next >= 0 ? allWays(town, named(next)) : follow(town, hopes, cell)
      if (hasArrived || next >= 0) {
        from = next >= 0 ? named(next) : cell
        begun = turn + 1
      }
    })
  })
  return trips
}

/** Counts of what was drawn from lists of equally likely things. */
class Tally {
  trips = 0
  private readonly lists = new Map<string, Map<string, number>>()

  add(list: string, drawn: string, all: readonly string[]): void {
    const counts = this.lists.get(list) ?? new Map(all.map((one) => [one, 0]))
    counts.set(drawn, counts.get(drawn)! + 1)
    this.lists.set(list, counts)
    this.trips++
  }

  /** The chi-squared sum of all lists as a normal deviate (Wilson and Hilferty). */
  score(): number {
    let sum = 0
    let freedom = 0
    for (const counts of this.lists.values()) {
      const drawn = [...counts.values()]
      const expected = drawn.reduce((a, b) => a + b, 0) / drawn.length
      for (const count of drawn) sum += (count - expected) ** 2 / expected
      freedom += drawn.length - 1
    }
    const spread = 2 / (9 * freedom)
    return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread)
  }
}
