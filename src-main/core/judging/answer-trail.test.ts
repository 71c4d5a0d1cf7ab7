import { expect, it } from 'vitest'
import { recordLevel } from '../conformance/record-level'
import { sampleText } from '../conformance/testing/samples'
import { checkText } from '../game/check-text'
import type { GameId } from '../games/registry'
import { findGame } from '../games/testing'
import { TraceBook } from '../trace/book'
import { TraceCursor } from '../trace/cursor'
import type { ReadingId } from '../trace/machine'
import { AnswerTrail } from './answer-trail'

/** The answer of a sample, its run, and the steps of the pieces in the words of its trace. */
function trailOf(id: GameId, sample: string, reading?: ReadingId) {
  const game = findGame(id)!
  const { level } = checkText(game, sampleText(id, sample))
  const { layout, chunks } = recordLevel(game, level, reading)
  const cursor = new TraceCursor(layout)
  for (const chunk of chunks) cursor.append(chunk)
  const run = { layout, book: cursor.book, isWhole: true }
  const trail = new AnswerTrail(game, level, game.engine.answer(level, reading))
  const told = (index: number): string[] => {
    const position = trail.settledAt(run, index)
    if (position === null || position === 0) return [String(position)]
    const { turn } = cursor.markOf(position - 1)!
    const texts = cursor.eventsOf(position - 1).map((event) => game.describe(level, event).text)
    return [`turn ${turn + 1}`, ...texts]
  }
  return { trail, run, told }
}

it('leads from a score to the last step that changed it', () => {
  const { trail, told } = trailOf('rockets', 'statement')
  expect(trail.pieces.count).toBe(2)
  expect(told(1).join(' ')).toMatch(/player 2: 7 to 8/)
})

it('leads from a letter to the move whose master said it, and from a blank to the next walk', () => {
  const { trail, told } = trailOf('labyrinth', 'statement')
  expect(trail.pieces.text.slice(0, 8)).toBe('rrorr yb')
  expect(told(0)[0]).toBe('turn 1')
  expect(told(5).join(' ')).toMatch(/walk 2/i)
})

it('leads from a line to the move it tells of, and from a heading to its data set', () => {
  const { trail, run, told } = trailOf('janken', 'statement')
  expect(told(0)).toEqual(['0'])
  expect(told(2).join(' ')).toMatch(/D5/)
  const position = trail.settledAt(run, 1)!
  expect(trail.writtenBy(run.book, position)).toEqual([1])
  expect(trail.writtenBy(run.book, 0)).toEqual([])
})

it('knows nothing of what is not recorded yet', () => {
  const { trail, run } = trailOf('labyrinth', 'statement')
  const nothing = { layout: run.layout, book: new TraceBook(), isWhole: false }
  expect(trail.settledAt(run, trail.pieces.count - 1)).toBe(run.book.stepCount)
  expect(trail.settledAt(nothing, 0)).toBeNull()
  // A score may still change; a letter that is written stays.
  const scores = trailOf('rockets', 'statement')
  expect(scores.trail.settledAt({ ...scores.run, isWhole: false }, 1)).toBeNull()
  expect(trail.settledAt({ ...run, isWhole: false }, 0)).toBe(trail.settledAt(run, 0))
})
