import { describe, expect, test } from 'vitest'
import { tries } from '../conformance/testing/tries'
import { generatedLevel } from '../conformance/kit'
import { runnableSamples } from '../conformance/testing/samples'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import type { ChunkSource } from '../trace/book'
import { TraceCursor } from '../trace/cursor'
import type { FigureTest, Watch } from './breakpoint'
import { hitWatcher } from './hit-watcher'
import { RunScan } from './run-scan'
import { mergeSteps, StepList } from './step-list'
import { bookOf, randomWatches, type RecordedBook } from './testing'
import { watchedCell } from './board-places'

const STEPS = tries(250, 700)

/** All whole states of a run, one more than steps: the slow and plain way. */
function wholeStates(game: AnyGame, { level, book }: RecordedBook): Int32Array[] {
  const cursor = new TraceCursor(game.engine.layout(level), book)
  const states = [cursor.state.slice()]
  while (cursor.forward()) states.push(cursor.state.slice())
  return states
}

function placesIn(game: AnyGame, level: unknown, state: Int32Array): Map<number, number> {
  const read = game.debugging.whereabouts(level)
  const places = new Map<number, number>()
  state.forEach((_, slot) => {
    const found = read(state, slot)
    if (found && found.entity >= 0) places.set(found.entity, found.cell)
  })
  return places
}

/** What has moved or changed, from two whole states: entities with both places, and cells with other things on them. */
function movesBetween(game: AnyGame, level: unknown, before: Int32Array, after: Int32Array) {
  const read = game.debugging.whereabouts(level)
  const [old, now] = [placesIn(game, level, before), placesIn(game, level, after)]
  const concerned = new Set<number>()
  const cells = new Set<number>()
  after.forEach((value, slot) => {
    if ((before[slot] ?? 0) === value) return
    for (const found of [slot < before.length ? read(before, slot) : null, read(after, slot)]) {
      if (found && found.entity >= 0) concerned.add(found.entity)
      else if (found && found.cell >= 0) cells.add(found.cell)
    }
  })
  const moved = new Set<number>()
  for (const entity of concerned) {
    const [from, to] = [old.get(entity) ?? -1, now.get(entity) ?? -1]
    if (from === to) continue
    moved.add(entity)
    if (from >= 0) cells.add(from)
    if (to >= 0) cells.add(to)
  }
  return { moved, cells }
}

const figureHits: Record<FigureTest['op'], (x: number, y: number, value: number) => boolean> = {
  rises: (x, y) => x < y,
  falls: (x, y) => x > y,
  changes: (x, y) => x !== y,
  '>=': (x, y, value) => !(x >= value) && y >= value,
  '<=': (x, y, value) => !(x <= value) && y <= value,
  '=': (x, y, value) => x !== value && y === value,
}

/** Hits of all watches by looking at every step with both its whole states. */
function plainScan(game: AnyGame, run: RecordedBook, watches: readonly Watch[]): number[][] {
  const { level, book } = run
  const states = wholeStates(game, run)
  const cursor = new TraceCursor(game.engine.layout(level), book)
  const hits = watches.map((): number[] => [])
  for (let step = 0; step < book.stepCount; step++) {
    const [before, after] = [states[step]!, states[step + 1]!]
    const { moved, cells } = movesBetween(game, level, before, after)
    const events = cursor
      .eventsOf(step)
      .map((event) => ({ ...event, ...game.describe(level, event) }))
    watches.forEach((watch, index) => {
      if (isHit(watch)) hits[index]!.push(step)
    })
    function isHit(watch: Watch): boolean {
      if (watch.kind === 'event')
        return events.some(({ code }) => game.engine.eventKinds[code]!.name === watch.name)
      if (watch.kind === 'rule')
        return events.some(({ rule, also = [] }) => [rule, ...also].includes(watch.rule))
      if (watch.kind === 'entity')
        return moved.has(watch.entity) || events.some(({ entity }) => entity === watch.entity)
      if (watch.kind === 'cell') {
        const cell = watchedCell(game, level, watch)
        return cell !== null && (cells.has(cell) || events.some((one) => one.cells.includes(cell)))
      }
      const { figures } = game.engine.layout(level)
      const value = 'value' in watch.test ? watch.test.value : 0
      return figures
        .filter((one) => (watch.figure === null ? !one.isSecondary : one.name === watch.figure))
        .some(({ slot }) => figureHits[watch.test.op](before[slot] ?? 0, after[slot] ?? 0, value))
    }
  }
  return hits
}

/** The same by the debugger's own scan, cut into slices by chance. */
function slicedScan(game: AnyGame, run: RecordedBook, watches: readonly Watch[], seed: number) {
  const rng = makeRng(seed)
  const lists = watches.map(() => new StepList())
  const watchers = watches.map((watch, i) => hitWatcher(game, run.level, { watch }, lists[i]!))
  const scan = new RunScan(game, run.level, run.book, watchers)
  let slices = 0
  while (!scan.advance(() => rng.below(3) === 0)) slices++
  expect(scan.position).toBe(run.book.stepCount)
  return { lists, slices }
}

/** Where going on from a position again and again would stop. */
function stopsOf(list: StepList, from: number, way: 'forward' | 'backward'): number[] {
  const stops: number[] = []
  let position = from
  for (;;) {
    const step = way === 'forward' ? list.nextAfter(position) : list.lastBefore(position)
    if (step === null) return stops
    position = step + 1
    stops.push(position)
  }
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const seeds = Array.from({ length: 8 }, (_, seed) => seed + 1)
  const cases = [
    ...runnableSamples(game),
    ...seeds.map((seed) => ({ name: `seed ${seed}`, level: generatedLevel(game, seed).level })),
  ]

  test.each(cases)('$name: hits forwards and backwards are those of a plain scan', (one) => {
    const slots = game.engine.layout(one.level).slotCount
    const run = bookOf(game, one.level, Math.min(STEPS, Math.ceil(400_000 / slots)))
    const watches = randomWatches(game, one.level, makeRng(one.name.length * 31 + slots))
    const plain = plainScan(game, run, watches)
    const { lists } = slicedScan(game, run, watches, slots)
    expect(lists.map((list) => [...list.view()])).toEqual(plain)
    plain.forEach((steps, i) => {
      const positions = steps.map((step) => step + 1)
      expect(stopsOf(lists[i]!, 0, 'forward')).toEqual(positions)
      expect(stopsOf(lists[i]!, run.book.stepCount + 1, 'backward')).toEqual(positions.reverse())
    })
    const merged = [...new Set(plain.flat())].sort((a, b) => a - b)
    expect([...mergeSteps(lists)]).toEqual(merged)
  })

  test('every kind of breakpoint is met somewhere', () => {
    const met = new Set<string>()
    for (const { level } of cases) {
      const run = bookOf(game, level, 300)
      const watches = randomWatches(game, level, makeRng(5))
      slicedScan(game, run, watches, 3).lists.forEach((list, i) => {
        if (list.length > 0) met.add(watches[i]!.kind)
      })
    }
    expect([...met].sort()).toEqual(['cell', 'entity', 'event', 'figure', 'rule'])
  })
})

test.each(games.map((game) => [game.id, game] as const))(
  '%s: sketches that tell the kinds of each step find the hits that the steps do, and need no chunk for a kind',
  (_, game) => {
    for (let seed = 0; seed < tries(3, 20); seed++) {
      const { level } = generatedLevel(game, seed)
      const { book } = bookOf(game, level, STEPS)
      const plain: ChunkSource = Object.assign(Object.create(book) as ChunkSource, {
        sketchAt: (index: number) => ({ ...book.sketchAt(index), stepKinds: new Uint32Array(0) }),
      })
      let made = 0
      const counted: ChunkSource = Object.assign(Object.create(book) as ChunkSource, {
        chunkAt(index: number) {
          made++
          return book.chunkAt(index)
        },
      })
      for (const watch of randomWatches(game, level, makeRng(seed))) {
        for (const fromHit of [1, 3]) {
          const hitsIn = (source: ChunkSource): number[] => {
            const hits = new StepList()
            const watcher = hitWatcher(game, level, { watch, fromHit }, hits)
            new RunScan(game, level, source, [watcher]).advance(() => false)
            return [...hits.view()]
          }
          made = 0
          expect(hitsIn(counted), JSON.stringify(watch)).toEqual(hitsIn(plain))
          if (watch.kind === 'event') expect(made).toBe(0)
        }
      }
    }
  },
)
