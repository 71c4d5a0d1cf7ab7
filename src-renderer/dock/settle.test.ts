import { expect, test } from 'vitest'
import { BOARD, type Layout, type DockPlace, panesIn, settle, stacksOf } from './layout'
import { presetLayout, usualPreset } from './presets'

const stack = (...panes: string[]): DockPlace => ({ panes, front: panes[0]!, size: 300 })
const row = (...parts: DockPlace[]): DockPlace => ({ parts, size: 400 })
const layoutOf = (parts: readonly DockPlace[], more: Partial<Layout> = {}): Layout => ({
  ...{ isColumn: false, parts, floats: [], closed: {} },
  ...more,
})
const nothing = layoutOf([])
const box = { left: 1, top: 2, width: 3, height: 4 }

test('panes that a document has not go, and with them stacks, rows and floats that are left empty', () => {
  const kept = layoutOf([row(stack('scores')), row(stack('scores'), stack('why')), stack(BOARD)], {
    floats: [
      { panes: ['scores'], front: 'scores', box },
      { panes: ['scores', 'text', 'rules'], front: 'scores', box },
      { panes: ['level', 'match'], front: 'match', box },
    ],
  })
  const known = ['why', 'text', 'rules', 'level', 'match']
  expect(settle(kept, known, nothing)).toEqual(
    layoutOf([row(stack('why')), stack(BOARD)], {
      floats: [
        { panes: ['text', 'rules'], front: 'text', box },
        { panes: ['level', 'match'], front: 'match', box },
      ],
    }),
  )
})

test('a new pane comes to the first stack that has a mate of it, in the order of the preset', () => {
  const preset = layoutOf([stack(BOARD), stack('a', 'b', 'c'), stack('d')])
  const settled = (...parts: DockPlace[]) =>
    stacksOf(settle(layoutOf(parts), ['a', 'b', 'c', 'd'], preset).parts).map(({ panes }) => panes)
  expect(settled(stack(BOARD), row(stack('d'), stack('a', 'c')))).toEqual([
    [BOARD],
    ['d'],
    ['a', 'b', 'c'],
  ])
  expect(settled(stack(BOARD), stack('b', 'c'), stack('d'))).toEqual([
    [BOARD],
    ['a', 'b', 'c'],
    ['d'],
  ])
  // If it is alone it goes to the last stack, but not to the board.
  expect(settled(stack('a', 'b'), stack('c'), stack(BOARD))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    [BOARD],
  ])
})

test('a pane that the preset does not know, and one beside the board alone, has a stack of its own', () => {
  expect(settle(layoutOf([stack(BOARD)]), ['why'], nothing).parts).toEqual([
    stack(BOARD),
    { panes: ['why'], front: 'why', size: 380 },
  ])
  expect(settle(layoutOf([stack(BOARD), stack('text')]), ['text', 'why'], nothing).parts).toEqual([
    stack(BOARD),
    { ...stack('text'), panes: ['text', 'why'] },
  ])
})

test('panes that float or were closed are not put anywhere else', () => {
  const floats = [{ panes: ['why'], front: 'why', box }]
  const kept = layoutOf([stack(BOARD), stack('text')], { floats, closed: { rules: null } })
  expect(panesIn(settle(kept, ['text', 'why', 'rules'], nothing))).toEqual([BOARD, 'text', 'why'])
})

test('a window that is narrow or low begins with one stack, a wide one has two columns', () => {
  const sizes = [
    { width: 1059, height: 900 },
    { width: 1060, height: 600 },
    { width: 1900, height: 599 },
  ]
  expect(sizes.map((size) => usualPreset(size))).toEqual(['small', 'draw', 'small'])
  const columns = (name: 'draw' | 'debug' | 'judge', width: number) =>
    presetLayout(name, { width, height: 900 }).parts.length
  for (const name of ['draw', 'judge'] as const)
    expect([columns(name, 1549), columns(name, 1550)]).toEqual([2, 3])
  expect([columns('debug', 1199), columns('debug', 1200)]).toEqual([2, 3])
  expect(presetLayout('draw', { width: 1200, height: 900 })).toMatchObject({
    ...{ isColumn: false, floats: [], closed: {} },
  })
})

test('no stack of a preset is higher than the window, and a low window has lower ones', () => {
  for (const name of ['draw', 'debug', 'judge'] as const)
    for (const width of [1200, 1800])
      for (const height of [600, 1000])
        for (const place of presetLayout(name, { width, height }).parts)
          for (const { size } of 'parts' in place ? place.parts : [])
            expect(size).toBeLessThanOrEqual(height)
  const sizes = (height: number) =>
    stacksOf(presetLayout('draw', { width: 1200, height }).parts).map(({ size }) => size)
  expect([sizes(699).at(-1), sizes(700).at(-1)]).toEqual([160, 200])
})
