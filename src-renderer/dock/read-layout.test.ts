import { expect, test } from 'vitest'
import { readLayout } from './read-layout'

const stack = (pane: unknown, size: unknown = 300, ...more: unknown[]) => ({
  ...{ panes: [pane, ...more], front: pane, size },
})
const board = stack('board')
const layoutOf = (parts: unknown, more: object = {}) =>
  readLayout({ isColumn: false, parts, floats: [], closed: {}, ...more })
const isRead = (parts: unknown, more?: object): boolean => layoutOf(parts, more) !== null

test('a layout has parts, floats and a way in which they stand', () => {
  expect(layoutOf([board], { isColumn: true })).toEqual({
    isColumn: true,
    parts: [{ panes: ['board'], front: 'board', size: 300 }],
    floats: [],
    closed: {},
  })
  for (const strange of [{ isColumn: 1 }, { floats: null }, { floats: {} }])
    expect(isRead([board], strange)).toBe(false)
  for (const strange of [null, 'board', {}]) expect(isRead(strange)).toBe(false)
})

test('the pane on top is one of its stack, else the first', () => {
  const of = (front: unknown) =>
    layoutOf([board, { panes: ['text', 'why'], front, size: 9 }])!.parts[1]
  expect([of('why'), of('level'), of(7)]).toMatchObject([
    { front: 'why' },
    { front: 'text' },
    { front: 'text' },
  ])
})

test('a stack without panes, or with something that is none, is none', () => {
  for (const panes of [[], null, 'text', ['text', 7], ['x'.repeat(40)]])
    expect(isRead([board, { panes, front: 'text', size: 9 }])).toBe(false)
  expect(isRead([board, stack('x'.repeat(39))])).toBe(true)
  for (const parts of [[], null, [null], [stack(7)]])
    expect(isRead([board, { parts, size: 9 }])).toBe(false)
})

test('lengths are numbers that a window can have', () => {
  for (const size of [0, -1, 20_000, Infinity, NaN, '300', null, undefined])
    expect(isRead([board, { panes: ['text'], front: 'text', size }])).toBe(false)
  expect(isRead([board, stack('text', 0.5)])).toBe(true)
  expect(isRead([board, stack('text', 19_999)])).toBe(true)
})

test('rows within columns are read as deep and as many as anybody has arranged', () => {
  const nested = (depth: number): unknown =>
    depth === 1 ? stack('text') : { parts: [nested(depth - 1)], size: 300 }
  expect([isRead([board, nested(6)]), isRead([board, nested(7)])]).toEqual([true, false])
  const many = (count: number) => Array.from({ length: count }, (_, at) => stack(`pane ${at}`))
  expect([isRead([board, ...many(39)]), isRead([board, ...many(40)])]).toEqual([true, false])
})

test('the board is there once, on its own, wherever it stands', () => {
  expect(isRead([stack('text')])).toBe(false)
  expect(isRead([board, { parts: [board], size: 9 }])).toBe(false)
  expect(isRead([{ parts: [stack('why'), board], size: 9 }, stack('text')])).toBe(true)
  expect(isRead([stack('text'), stack('board', 300, 'why')])).toBe(false)
  expect(isRead([stack('text'), { parts: [stack('board', 300, 'why')], size: 9 }])).toBe(false)
  expect(isRead([board, stack('text'), stack('text')])).toBe(false)
})

test('stacks that float have a box on some screen, and the board never floats', () => {
  const box = { left: -50, top: 0, width: 300, height: 200 }
  const floating = (more: object) => ({
    floats: [{ panes: ['why', 'rules'], front: 'rules', box, ...more }],
  })
  expect(layoutOf([board], floating({}))!.floats).toEqual([
    { panes: ['why', 'rules'], front: 'rules', box },
  ])
  expect(layoutOf([board], floating({ front: 'no' }))!.floats[0]!.front).toBe('why')
  const strange = [
    { panes: [] },
    { panes: null },
    { panes: ['board'] },
    { box: null },
    ...['left', 'top'].flatMap((side) =>
      [20_000, -20_000, '1', NaN].map((at) => ({ box: { ...box, [side]: at } })),
    ),
    ...['width', 'height'].flatMap((side) =>
      [0, 20_000, '1'].map((at) => ({ box: { ...box, [side]: at } })),
    ),
  ]
  for (const more of strange)
    expect(isRead([board], floating(more)), JSON.stringify(more)).toBe(false)
  expect(isRead([stack('text')], floating({ panes: ['board'] }))).toBe(false)
  const far = { box: { ...box, left: 19_999, top: -19_999 } }
  expect(isRead([board], floating(far))).toBe(true)
})

test('closed panes are kept with what they lay with, no more than there may be', () => {
  const closedOf = (closed: unknown) => layoutOf([board], { closed })!.closed
  expect(closedOf({ why: 'rules', text: null, level: 7 })).toEqual({
    ...{ why: 'rules', text: null, level: null },
  })
  expect([closedOf(null), closedOf('why')]).toEqual([{}, {}])
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`pane ${at}`, null]))
  expect(Object.keys(closedOf(many))).toHaveLength(40)
})
