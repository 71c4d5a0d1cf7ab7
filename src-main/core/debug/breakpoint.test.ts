import { expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { isSameWatch, readBreakpoints, type Watch } from './breakpoint'
import { watchedCell, cellWatch } from './board-places'
import { watchTitle } from './watch-words'

const watches: readonly Watch[] = [
  { kind: 'cell', page: 0, row: 1, col: 2 },
  { kind: 'entity', entity: 3 },
  { kind: 'event', name: 'some-event' },
  { kind: 'rule', rule: 'T5' },
  { kind: 'figure', figure: null, test: { op: 'falls' } },
  { kind: 'figure', figure: 'Player 2', test: { op: '>=', value: 10 } },
  { kind: 'figure', figure: 'Player 2', test: { op: '>=', value: 11 } },
]

test('breakpoints come back from their stored form', () => {
  const kept = watches.map((watch, i) => ({ isEnabled: i % 2 === 0, watch }))
  const found = readBreakpoints(JSON.parse(JSON.stringify(kept)))
  expect(found).toEqual(kept.map((one, i) => ({ id: i + 1, ...one })))
})

test('what cannot be understood is left out and the rest stays', () => {
  const strange = [
    null,
    7,
    { watch: null },
    { watch: { kind: 'cell', page: 0, row: -1, col: 0 } },
    { watch: { kind: 'cell', page: 0, row: 1.5, col: 0 } },
    { watch: { kind: 'entity' } },
    { watch: { kind: 'later' } },
    { watch: { kind: 'figure', figure: 1, test: { op: 'rises' } } },
    { watch: { kind: 'figure', figure: null, test: { op: '>=', value: '1' } } },
    { watch: { kind: 'rule', rule: 'T1', more: true }, more: true },
  ]
  expect(readBreakpoints(strange)).toEqual([
    { id: 1, isEnabled: true, watch: { kind: 'rule', rule: 'T1' } },
  ])
  expect([undefined, {}, 'x'].map(readBreakpoints)).toEqual([[], [], []])
})

test('two watch for the same when all that they say is the same', () => {
  for (const [i, a] of watches.entries()) {
    for (const [j, b] of watches.entries()) expect(isSameWatch(a, b)).toBe(i === j)
  }
})

test.each(games as readonly AnyGame[])(
  '$id: cells keep their place, and words name them',
  (game) => {
    const { rows, cols } = game.blankSize
    const level: unknown = game.blank(rows, cols)
    const size = game.size(level)
    for (let cell = 0; cell < size.rows * size.cols; cell++) {
      const watch = cellWatch(game, level, cell)
      const exists = watch.kind === 'cell' && (game.exists?.(level, watch.row, watch.col) ?? true)
      expect(watch.kind === 'cell' && watchedCell(game, level, watch)).toBe(exists ? cell : null)
      if (exists) expect(watchTitle(game, level, watch)).toMatch(/^Cell .*\w/)
    }
    const outside: Watch = { kind: 'cell', page: 0, row: 10_000, col: 0 }
    expect(watchTitle(game, level, outside)).toBe('Row 10001, column 1: not on the board')
    const [kind] = game.engine.eventKinds
    expect(watchTitle(game, level, { kind: 'event', name: kind!.name })).toBe(kind!.title)
    expect(watchTitle(game, level, { kind: 'entity', entity: 99_999 })).not.toBe('')
    expect(watches.slice(3, 6).map((watch) => watchTitle(game, level, watch))).toEqual([
      'Rule T5',
      'Any score falls',
      'Player 2 rises to at least 10',
    ])
  },
)
