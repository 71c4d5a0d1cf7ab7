import { describe, expect, test } from 'vitest'
import { generatedLevel } from '../conformance/kit'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { TraceCursor } from '../trace/cursor'
import { Life, lifeWords, type LifeSubject } from './life'
import { RunScan } from './run-scan'
import { bookOf, type RecordedBook } from './testing'

function lifeOf(game: AnyGame, { level, book }: RecordedBook, subject: LifeSubject): Life {
  const life = new Life(subject)
  const rng = makeRng(book.stepCount)
  const scan = new RunScan(game, level, book, [life])
  while (!scan.advance(() => rng.below(4) === 0));
  return life
}

/** Where an entity is in a whole state; -1 when on no cell. */
function placeIn(game: AnyGame, level: unknown, state: Int32Array, entity: number): number {
  const read = game.debugging.whereabouts(level)
  let cell = -1
  state.forEach((_, slot) => {
    const found = read(state, slot)
    if (found?.entity === entity) cell = found.cell
  })
  return cell
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test.each([1, 2, 3])('seed %i: the way is where the states say, step by step', (seed) => {
    const { level } = generatedLevel(game, seed)
    const run = bookOf(game, level, 120)
    const entities = [0, 1, 2, 5]
    const lives = entities.map((entity) => lifeOf(game, run, { kind: 'entity', entity }))
    const cursor = new TraceCursor(game.engine.layout(level), run.book)
    const isKnown = entities.map(() => false)
    do {
      entities.forEach((entity, i) => {
        const life = lives[i]!
        const last = life.placesBefore(cursor.step)
        isKnown[i] ||= last > 0
        // Before its first move an entity may have stood somewhere that no change names.
        if (!isKnown[i]) return
        expect(life.placeAt(last - 1).cell).toBe(placeIn(game, level, cursor.state, entity))
      })
    } while (cursor.forward())
  })

  test.each([1, 2, 3])(
    'seed %i: all events that name it are told, in order and in words',
    (seed) => {
      const { level } = generatedLevel(game, seed)
      const run = bookOf(game, level, 200)
      const cells = game.size(level).rows * game.size(level).cols
      const rng = makeRng(seed)
      const subjects: LifeSubject[] = [
        ...[0, 1, 3].map((entity) => ({ kind: 'entity', entity }) as const),
        ...Array.from({ length: 4 }, () => ({ kind: 'cell', cell: rng.below(cells) }) as const),
      ]
      const cursor = new TraceCursor(game.engine.layout(level), run.book)
      for (const subject of subjects) {
        const life = lifeOf(game, run, subject)
        const told = Array.from({ length: life.length }, (_, row) => life.at(row))
        const events = told.flatMap((entry) => (entry.what.kind === 'event' ? [entry] : []))
        const expected: { step: number; text: string }[] = []
        for (let step = 0; step < run.book.stepCount; step++) {
          for (const event of cursor.eventsOf(step)) {
            const { entity, cells: named, text } = game.describe(level, event)
            const isIts =
              subject.kind === 'entity' ? entity === subject.entity : named.includes(subject.cell)
            if (isIts) expected.push({ step, text })
          }
        }
        const words = (entry: (typeof told)[number]): string =>
          lifeWords(game, level, subject, entry)
        expect(events.map((entry) => ({ step: entry.step, text: words(entry) }))).toEqual(expected)
        for (const [row, entry] of told.entries()) {
          expect(words(entry)).toMatch(/^[A-Z].*[^.]$/)
          expect(entry.step).toBeGreaterThanOrEqual(row === 0 ? 0 : told[row - 1]!.step)
          const mark = cursor.markOf(entry.step)!
          expect({ turn: entry.turn, phase: entry.phase }).toEqual(mark)
        }
        expect(life.firstFrom(0)).toBe(0)
        expect(life.firstFrom(run.book.stepCount)).toBe(life.length)
      }
    },
  )
})
