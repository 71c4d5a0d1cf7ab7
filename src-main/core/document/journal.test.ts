import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { followRecord, journaled, readAs, recordBetween, restoreDocument } from './journal'
import {
  abandon,
  isDirty,
  markSaved,
  openDocument,
  redo,
  typeText,
  undo,
  type LevelDocument,
} from './level-document'

const deeds = ['type', 'type', 'mirror', 'undo', 'undo', 'redo', 'abandon', 'save'] as const

/** Something a user may do, by chance. */
function act(document: LevelDocument, deed: (typeof deeds)[number], seed: number): LevelDocument {
  const rng = makeRng(seed)
  const at = rng.below(document.text.length + 1)
  switch (deed) {
    case 'type': {
      const text = document.text.slice(0, at) + String(rng.below(100)) + document.text.slice(at + 1)
      return typeText(document, text, `burst ${rng.below(3)}`)
    }
    case 'mirror': {
      const { game } = document
      const made: unknown = game.generator.generate(game.generator.defaults, rng)
      return typeText(document, game.format.print(made), '')
    }
    case 'undo':
      return undo(document)
    case 'redo':
      return redo(document)
    case 'abandon':
      return abandon(document, document.past.at(-1)?.group ?? '')
    case 'save':
      return markSaved(document)
  }
}

function blank(game: AnyGame): LevelDocument {
  const { rows, cols } = game.blankSize
  return openDocument(game, game.format.print(game.blank(rows, cols)))
}

const play = fc.array(fc.tuple(fc.constantFrom(...deeds), fc.nat(1000)), { maxLength: 40 })

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('following the records gives the document as it stands (seed 1)', () => {
    fc.assert(
      fc.property(play, (steps) => {
        let document = blank(game)
        let kept = journaled(document)
        for (const [deed, seed] of steps) {
          const next = act(document, deed, seed)
          const record = recordBetween(document, next)
          if (record) kept = followRecord(kept, JSON.parse(JSON.stringify(record)))!
          document = next
        }
        expect(kept).toEqual(journaled(document))
      }),
      { seed: 1, numRuns: 40 },
    )
  })

  test('undo and redo lead through the same texts after a restart (seed 2)', () => {
    fc.assert(
      fc.property(play, (steps) => {
        let live = blank(game)
        for (const [deed, seed] of steps) live = act(live, deed, seed)
        let back = restoreDocument(game, journaled(live))
        expect(isDirty(back)).toBe(isDirty(live))
        const ways = [undo, redo]
        for (const way of ways) {
          for (let step = 0; step <= steps.length; step++) {
            expect(back.text).toBe(live.text)
            expect(back.isRunnable).toBe(live.isRunnable)
            live = way(live)
            back = way(back)
          }
        }
      }),
      { seed: 2, numRuns: 20 },
    )
  })
})

test('a record that does not fit is refused', () => {
  const game = games[0]
  const start = blank(game)
  const next = typeText(start, `${start.text}7`, 'a')
  const record = recordBetween(start, next)!
  expect(
    followRecord(
      { ...journaled(start), text: 'x' },
      { ...record, splice: { at: 0, removed: 'y', inserted: '' } },
    ),
  ).toBeNull()
  expect(followRecord(journaled(start), { ...record, past: { keep: 3, add: [] } })).toBeNull()
  expect(recordBetween(next, next)).toBeNull()
})

test('a broken text comes back with the level that it was, one that never was a level with none', () => {
  const game = games[0]
  const good = blank(game)
  const broken = typeText(good, `x${good.text}`, 'a')
  const back = restoreDocument(game, journaled(broken))
  expect(back).toMatchObject({ isBroken: true, hasLevel: true, level: good.level })
  const prose = typeText(openDocument(game, 'hello'), 'hello world', 'a')
  expect(restoreDocument(game, journaled(prose))).toMatchObject({ isBroken: true, hasLevel: false })
})

test('a text read as another game keeps what was typed', () => {
  const [rockets, labyrinth] = games as readonly AnyGame[]
  const typed = typeText(openDocument(rockets!, 'hello'), blank(labyrinth!).text, 'a')
  const read = readAs(labyrinth!, typed)
  expect(read).toMatchObject({ game: labyrinth, isBroken: false, hasLevel: true, text: typed.text })
  expect(undo(read).text).toBe('hello')
  expect(isDirty(read)).toBe(true)
})
