import { expect, test } from 'vitest'
import { boardBox, lengths } from './fit'
import { panesIn, settle } from './layout'
import { presetLayout, presetNames, usualPreset } from './presets'
import { paneIds } from './pane-ids'
import { readLayout } from './read-layout'

const room = { width: 1232, height: 630 }
const rooms = [room, { width: 976, height: 530 }, { width: 1872, height: 910 }]

test.each(presetNames)('preset %s has the board and each pane once, in any window', (name) => {
  for (const each of rooms) {
    const ids = panesIn(presetLayout(name, each))
    expect([...ids].sort()).toEqual([...paneIds, 'board'].sort())
  }
})

test('a layout is read as it was written', () => {
  const layout = presetLayout('debug', room)
  const kept: unknown = JSON.parse(JSON.stringify(layout))
  expect(readLayout(kept)).toEqual(layout)
})

test.each([
  ['nothing', null],
  [
    'no board',
    { isColumn: false, parts: [{ panes: ['text'], front: 'text', size: 5 }], floats: [] },
  ],
  [
    'a pane twice',
    {
      isColumn: false,
      parts: [
        { panes: ['board'], front: 'board', size: 5 },
        { panes: ['text', 'text'], front: 'text', size: 5 },
      ],
      floats: [],
    },
  ],
  [
    'a pane over the board',
    {
      isColumn: false,
      parts: [{ panes: ['board', 'text'], front: 'text', size: 5 }],
      floats: [],
    },
  ],
  [
    'a size of nothing',
    { isColumn: false, parts: [{ panes: ['board'], front: 'board', size: 0 }], floats: [] },
  ],
])('a layout with %s is none', (_, kept) => {
  expect(readLayout(kept)).toBeNull()
})

test('panes that a document has not are left out, new ones come to their mates, closed ones stay away', () => {
  const usual = presetLayout('draw', room)
  const kept = {
    ...usual,
    parts: [
      { panes: ['board'], front: 'board', size: 800 },
      { panes: ['level', 'text', 'strange'], front: 'strange', size: 380 },
    ],
    closed: { why: null },
  }
  const known = ['level', 'match', 'text', 'why', 'events']
  const { parts } = settle(kept, known, usual)
  expect(parts[1]).toMatchObject({ panes: ['level', 'match', 'text', 'events'], front: 'level' })
})

test('the board takes what the panes leave', () => {
  const { parts } = presetLayout('draw', room)
  expect(lengths(parts, false, 1232)).toEqual([832, 400])
  const box = boardBox(parts, false, { left: 0, top: 0, ...room })
  expect(box).toEqual({ left: 0, top: 0, width: 832, height: 630 })
})

test('a small window begins with one stack, others with two or four', () => {
  expect(rooms.map((size) => usualPreset(size))).toEqual(['draw', 'small', 'draw'])
})
