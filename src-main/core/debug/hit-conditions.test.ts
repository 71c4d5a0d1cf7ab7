import { describe, expect, test } from 'vitest'
import { tries } from '../conformance/testing/tries'
import { generatedLevel } from '../conformance/kit'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { TraceCursor } from '../trace/cursor'
import { readBreakpoints, type Terms, type Watch } from './breakpoint'
import { hitWatcher, isHitByEvent } from './hit-watcher'
import { RunScan } from './run-scan'
import { StepList } from './step-list'
import { bookOf, playedLevel, randomWatches, type RecordedBook } from './testing'
import { termsTitle } from './watch-words'

function hitsOf(game: AnyGame, { level, book }: RecordedBook, terms: Terms): number[] {
  const list = new StepList()
  const scan = new RunScan(game, level, book, [hitWatcher(game, level, terms, list)])
  const rng = makeRng(3)
  while (!scan.advance(() => rng.below(3) === 0));
  return [...list.view()]
}

type Told = Extract<Watch, { readonly kind: 'event' | 'rule' | 'cell' | 'entity' }>
type Figure = Extract<Watch, { readonly kind: 'figure' }>

const isFigure = (watch: Watch): watch is Figure => watch.kind === 'figure'
const isCoded = ({ kind }: Watch): boolean => kind === 'event' || kind === 'rule'

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const runs = [generatedLevel(game, 2).level, playedLevel(game, makeRng(7))].map((level) =>
    bookOf(game, level, tries(60, 400)),
  )

  test('a kind and a rule, cell or entity are hit by events that are both', () => {
    let met = 0
    for (const run of runs) {
      const watches = randomWatches(game, run.level, makeRng(11))
      const cursor = new TraceCursor(game.engine.layout(run.level), run.book)
      const all = Array.from({ length: run.book.stepCount }, (_unused, step) =>
        cursor.eventsOf(step).map((event) => ({
          ...event,
          facts: game.describe(run.level, event),
        })),
      )
      for (const kind of watches.filter(isCoded)) {
        for (const other of watches.filter((one): one is Told => !isFigure(one))) {
          const plain = all.flatMap((events, step) =>
            events.some(({ code, facts }) =>
              [kind, other].every((one) => isHitByEvent(game, run.level, one, code, facts)),
            )
              ? [step]
              : [],
          )
          met += plain.length
          expect(hitsOf(game, run, { watch: kind, and: [other] })).toEqual(plain)
          expect(hitsOf(game, run, { watch: other, and: [kind] })).toEqual(plain)
        }
      }
    }
    expect(met).toBeGreaterThan(0)
  })

  test('a second figure must hold after the step, even if the step left it alone', () => {
    for (const run of runs) {
      const { figures } = game.engine.layout(run.level)
      const [first] = figures
      if (!first) continue
      const cursor = new TraceCursor(game.engine.layout(run.level), run.book)
      const values: number[] = []
      while (cursor.forward()) values.push(cursor.state[first.slot] ?? 0)
      const bound = values[values.length >> 1] ?? 0
      const watches = randomWatches(game, run.level, makeRng(5))
      for (const watch of watches.filter((one) => !isFigure(one))) {
        const alone = hitsOf(game, run, { watch })
        for (const op of ['>=', '<=', '='] as const) {
          const figure = { kind: 'figure', figure: first.name, test: { op, value: bound } } as const
          const holds = (value: number): boolean =>
            op === '>=' ? value >= bound : op === '<=' ? value <= bound : value === bound
          const plain = alone.filter((step) => holds(values[step]!))
          expect(hitsOf(game, run, { watch, and: [figure] })).toEqual(plain)
          // First it has to become so in a step that the other hits.
          const becomes = hitsOf(game, run, { watch: figure })
          const both = alone.filter((step) => becomes.includes(step))
          expect(hitsOf(game, run, { watch: figure, and: [watch] })).toEqual(both)
        }
      }
    }
  })

  test('hits before the number that is asked for do not count', () => {
    const run = runs[1]!
    for (const watch of randomWatches(game, run.level, makeRng(4))) {
      const all = hitsOf(game, run, { watch })
      expect(hitsOf(game, run, { watch, fromHit: 3 })).toEqual(all.slice(2))
    }
  })
})

test('a cell and an object are hit when the entity enters the cell, leaves it or has an event there', () => {
  const game = games.find(({ id }) => id === 'rockets') as AnyGame
  const run = bookOf(game, generatedLevel(game, 5).level, 400)
  const at = game.debugging.whereabouts(run.level)
  const cursor = new TraceCursor(game.engine.layout(run.level), run.book)
  const { cols } = game.size(run.level)
  const placeIn = (state: Int32Array): number => {
    for (let slot = 0; slot < state.length; slot++) {
      const found = at(state, slot)
      if (found?.entity === 0) return found.cell
    }
    return -1
  }
  const places = [placeIn(cursor.state)]
  while (cursor.forward()) places.push(placeIn(cursor.state))
  const cell = places.find((one) => one >= 0)!
  const moved = places.slice(1).flatMap((now, step) => {
    const before = places[step]!
    return now !== before && (now === cell || before === cell) ? [step] : []
  })
  const watch = { kind: 'cell', page: 0, row: Math.floor(cell / cols), col: cell % cols } as const
  const hits = hitsOf(game, run, { watch, and: [{ kind: 'entity', entity: 0 }] })
  expect(moved.length).toBeGreaterThan(0)
  expect(hits).toEqual(expect.arrayContaining(moved))
  expect(hits.length).toBeLessThan(hitsOf(game, run, { watch }).length + 1)
})

test('conditions are read back, and what holds one that cannot be understood is left out', () => {
  const rule = { kind: 'rule', rule: 'T5' } as const
  const figure = { kind: 'figure', figure: 'Player 1', test: { op: '>=', value: 2 } } as const
  const whole = { isEnabled: true, watch: rule, and: [figure], fromHit: 3, isNote: true }
  const plain = { isEnabled: true, watch: rule, and: [], fromHit: 1, isNote: false }
  expect(readBreakpoints(JSON.parse(JSON.stringify([whole, plain])))).toEqual([
    { id: 1, ...whole },
    { id: 2, isEnabled: true, watch: rule },
  ])
  expect(readBreakpoints([{ watch: rule, and: [{ kind: 'moon' }] }])).toEqual([])
})

test('a breakpoint is named by all that it asks for', () => {
  const game = games.find(({ id }) => id === 'rockets') as AnyGame
  const { level } = generatedLevel(game, 1)
  const terms: Terms = {
    watch: { kind: 'event', name: 'mouse-eaten' },
    and: [
      { kind: 'cell', page: 0, row: 1, col: 2 },
      { kind: 'figure', figure: 'Player 1', test: { op: '>=', value: 10 } },
    ],
    fromHit: 3,
  }
  expect(termsTitle(game, level, terms)).toBe(
    'Mouse eaten and Cell (2,1), while Player 1 is at least 10; from hit 3 on',
  )
})
