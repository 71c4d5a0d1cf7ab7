import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import { TraceBook, type ChunkSource } from '@core/trace/book'
import { Recorder } from '@core/trace/recorder'
import { recordRun } from '@core/trace/run'
import { describe, expect, test } from 'vitest'
import { EventDensity, type DensityColumns } from './event-density'

const KINDS = 4
const layout = { ranges: [], slotCount: 4, figures: [], turnCount: 0 }

interface Recorded {
  readonly book: TraceBook
  /** Of each event in order. */
  readonly events: readonly { readonly step: number; readonly kind: number }[]
}

/** A random run in chunks of about so many steps. */
function recordedRun(seed: number, steps: number, chunkSteps: number): Recorded {
  const rng = makeRng(seed)
  const recorder = new Recorder(layout)
  const book = new TraceBook()
  const events: { step: number; kind: number }[] = []
  for (let step = 0; step < steps; step++) {
    if (recorder.isFull() || rng.below(chunkSteps) === 0) {
      const chunk = recorder.take()
      if (chunk) book.append(chunk)
    }
    recorder.beginStep(step >> 2, step & 3)
    for (let i = rng.below(4); i > 0; i--) {
      const kind = rng.below(KINDS)
      recorder.emit({ code: kind, args: [] }, {})
      events.push({ step, kind })
    }
  }
  book.append(recorder.take()!)
  return { book, events }
}

function densityOf(book: ChunkSource, kinds = KINDS): EventDensity {
  const density = new EventDensity(kinds)
  density.extend(book)
  return density
}

/** Events by kind over all columns. */
function sums({ counts, length }: DensityColumns, kinds = KINDS): number[] {
  return Array.from({ length: kinds }, (_, kind) =>
    counts.subarray(kind * length, (kind + 1) * length).reduce((sum, count) => sum + count, 0),
  )
}

/** The same columns by a plain scan. */
function scanned({ events }: Recorded, { first, width, length }: DensityColumns): Uint32Array {
  const counts = new Uint32Array(KINDS * length)
  for (const { step, kind } of events) {
    const column = Math.floor((step - first) / width)
    if (column >= 0 && column < length) counts[kind * length + column]!++
  }
  return counts
}

describe.each([
  { seed: 1, steps: 700, chunkSteps: 40 },
  { seed: 2, steps: 9000, chunkSteps: 2000 },
  { seed: 5, steps: 60_000, chunkSteps: 2000 },
  { seed: 3, steps: 30_000, chunkSteps: 12 },
  { seed: 4, steps: 200_000, chunkSteps: 3000 },
])('a run of $steps steps, seed $seed', ({ seed, steps, chunkSteps }) => {
  const run = recordedRun(seed, steps, chunkSteps)
  const { book, events } = run
  const density = densityOf(book)
  const totals = Array.from({ length: KINDS }, (_, kind) =>
    events.reduce((sum, event) => sum + (event.kind === kind ? 1 : 0), 0),
  )

  test('sums are those of a plain count, in columns of any width', () => {
    expect([...density.totals]).toEqual(totals)
    for (const width of [1, 3, 40, 1000, 1e6]) {
      expect(sums(density.columns(book, 0, steps, width))).toEqual(totals)
    }
  })

  test('a look at few chunks is exact', () => {
    const rng = makeRng(seed + 10)
    for (let round = 0; round < 20; round++) {
      const chunk = rng.below(book.length)
      const from = book.sketchAt(chunk).firstStep
      const last = book.sketchAt(Math.min(book.length - 1, chunk + rng.below(8)))
      const looked = density.columns(book, from, last.firstStep + last.stepCount, 1 << rng.below(8))
      expect(looked.counts).toEqual(scanned(run, looked))
    }
  })

  test('the columns of any stretch cover it and tell what is known of its chunks', () => {
    const rng = makeRng(seed + 20)
    for (let round = 0; round < 20; round++) {
      const from = rng.below(steps - 1)
      const to = from + 1 + rng.below(steps - from)
      const looked = density.columns(book, from, to, 1 << rng.below(10))
      expect(looked.first).toBeLessThanOrEqual(from)
      expect(looked.first + looked.length * looked.width).toBeGreaterThanOrEqual(to)
      const plain = scanned(run, looked)
      const found = sums(looked)
      // At most what one chunk holds is in a wrong place at each end.
      const slack = chunkMost(book)
      sums({ ...looked, counts: plain }).forEach((count, kind) => {
        expect(Math.abs(found[kind]! - count)).toBeLessThanOrEqual(2 * slack)
      })
    }
  })

  test('refined bins are those of a plain scan, for runs of up to 128 chunks', () => {
    const refined = densityOf(book)
    let rounds = 0
    while (refined.refine(book)) rounds++
    expect(rounds).toBe(book.length > 128 ? 0 : book.length - 1)
    const looked = refined.columns(book, 0, steps, steps / 500)
    expect(sums(looked)).toEqual(totals)
    if (book.length <= 128) expect(looked.counts).toEqual(scanned(run, looked))
  })

  test('the result is the same when the run is read as it grows', () => {
    const grown = new EventDensity(KINDS)
    const growing = new TraceBook()
    for (let i = 0; i < book.length; i++) {
      growing.append(book.chunkAt(i))
      grown.extend(growing)
    }
    expect(grown.columns(book, 0, steps, steps / 500)).toEqual(
      density.columns(book, 0, steps, steps / 500),
    )
  })
})

test.each(games.map((game) => [game.id, game] as const))(
  'the columns of a run of %s are those of a plain scan',
  (_, one) => {
    const game: AnyGame = one
    const level: unknown = game.generator.generate(game.generator.defaults, makeRng(5))
    const kinds = game.engine.eventKinds.length
    const recorder = new Recorder(game.engine.layout(level))
    const book = new TraceBook()
    recordRun(game.engine.start(level, recorder), recorder, (chunk) => book.append(chunk))
    const plain = new Uint32Array(kinds)
    for (let i = 0; i < book.length; i++) {
      for (const code of book.chunkAt(i).eventCode) plain[code]!++
    }
    const looked = densityOf(book, kinds).columns(book, 0, book.stepCount, book.stepCount / 200)
    expect(sums(looked, kinds)).toEqual([...plain])
  },
)

test('without steps there are no columns', () => {
  const looked = densityOf(new TraceBook()).columns(new TraceBook(), 0, 0, 1)
  expect(looked).toEqual({ first: 0, width: 1, length: 0, counts: new Uint32Array(0) })
})

function chunkMost(book: ChunkSource): number {
  let most = 0
  for (let i = 0; i < book.length; i++) most = Math.max(most, ...book.sketchAt(i).eventCounts)
  return most
}
