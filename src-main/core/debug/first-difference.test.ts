import { describe, expect, it } from 'vitest'
import { seeds } from '../conformance/testing/tries'
import type { ReadingId } from '../trace/machine'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { makeRng, type Rng } from '../kernel/rng'
import { TraceBook } from '../trace/book'
import { eventAt } from '../trace/cursor'
import { Recorder } from '../trace/recorder'
import type { StateLayout, TraceChunk } from '../trace/trace'
import { DifferenceSearch, type ComparedRun, type FirstDifference } from './first-difference'
import { playedLevel } from './testing'

/** Steps written down one by one, in chunks of a few steps, so that those of two runs do not begin together. */
interface Written {
  readonly layout: StateLayout
  readonly chunks: readonly TraceChunk[]
  readonly marks: readonly string[]
  readonly changes: readonly string[]
  readonly events: readonly string[]
}

const MOST_STEPS = 3000

function write(game: AnyGame, level: unknown, rng: Rng, reading?: ReadingId): Written {
  const layout = game.engine.layout(level)
  const recorder = new Recorder(layout)
  const machine = game.engine.start(level, recorder, reading)
  const chunks: TraceChunk[] = []
  const changes: string[] = []
  const close = (): void => {
    const chunk = recorder.take()
    if (chunk) chunks.push(chunk)
  }
  let before = recorder.state.slice()
  while (changes.length < MOST_STEPS && machine.step() === 'running') {
    changes.push(changesText(layout, before, recorder.state))
    before = recorder.state.slice()
    if (rng.below(4) === 0) close()
  }
  close()
  const marks: string[] = []
  const events: string[] = []
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.stepCount; at++) {
      marks.push(`${chunk.turn[at]} ${chunk.phase[at]}`)
      const rows: unknown[] = []
      for (let row = chunk.eventStart[at]!; row < chunk.eventStart[at + 1]!; row++) {
        rows.push(eventAt(chunk, row))
      }
      events.push(JSON.stringify(rows))
    }
  }
  return { layout, chunks, marks, changes, events }
}

/** What a step has changed in the end, by the names of its ranges; slots that a state does not have yet hold 0. */
function changesText({ ranges }: StateLayout, before: Int32Array, after: Int32Array): string {
  return ranges
    .flatMap(({ name, first, count, stride }, index) => {
      const end = index === ranges.length - 1 ? after.length : first + count * stride
      return [...after.subarray(first, end)].flatMap((value, at) =>
        value === (before[first + at] ?? 0) ? [] : `${name} ${at}: ${value}`,
      )
    })
    .join('; ')
}

function naively(a: Written, b: Written): FirstDifference | null {
  const both = Math.min(a.changes.length, b.changes.length)
  for (let step = 0; step < both; step++) {
    if (a.marks[step] !== b.marks[step]) return { step, kind: 'mark' }
    if (a.changes[step] !== b.changes[step]) return { step, kind: 'state' }
    if (a.events[step] !== b.events[step]) return { step, kind: 'events' }
  }
  return a.changes.length === b.changes.length ? null : { step: both, kind: 'length' }
}

/** Lets both runs arrive bit by bit and looks for the difference meanwhile, a few steps at a time. */
function searched(a: Written, b: Written, rng: Rng): FirstDifference | null {
  const search = new DifferenceSearch(a.layout, b.layout)
  const books = [new TraceBook(), new TraceBook()] as const
  const runs = [a, b]
  const known = (index: 0 | 1): ComparedRun => ({
    book: books[index],
    isEnded: books[index].length === runs[index]!.chunks.length,
  })
  while (!search.isOver) {
    runs.forEach(({ chunks }, index) => {
      const book = books[index as 0 | 1]
      for (let more = rng.below(4); more > 0 && book.length < chunks.length; more--) {
        book.append(chunks[book.length]!)
      }
    })
    while (search.extend(known(0), known(1), 1 + rng.below(20)));
  }
  return search.found
}

describe.each(games.map((game) => ({ id: game.id, game })))('two runs of $id', async (entry) => {
  const game: AnyGame = entry.game
  const { randomEdit } = (await import(`../games/${entry.id}/testing.ts`)) as {
    randomEdit(level: unknown, rng: Rng): unknown
  }

  it('differ first under each reading where a plain comparison says, and under some they do', () => {
    let differing = 0
    for (const seed of seeds(2, 6)) {
      const rng = makeRng(seed)
      const level = playedLevel(game, rng)
      const right = write(game, level, rng)
      for (const { id } of game.engine.readings) {
        const wrong = write(game, level, rng, id)
        const expected = naively(right, wrong)
        expect([seed, id, searched(right, wrong, rng)]).toEqual([seed, id, expected])
        if (expected !== null) differing++
      }
      expect(searched(right, write(game, level, rng), rng)).toBe(null)
    }
    expect(differing > 0).toBe(game.engine.readings.length > 0)
  })

  it.each(seeds(2, 6))(
    'of a level and an edited one differ first where a plain comparison says, %i',
    (seed) => {
      const rng = makeRng(seed)
      const level = playedLevel(game, rng)
      const before = write(game, level, rng)
      for (let attempt = 0; attempt < 8; attempt++) {
        const edited = (game.edits.apply(level, randomEdit(level, rng)) as { level: unknown }).level
        if (game.validate(edited).some(({ severity }) => severity === 'error')) continue
        const after = write(game, edited, rng)
        expect(searched(before, after, rng)).toEqual(naively(before, after))
      }
    },
  )
})
