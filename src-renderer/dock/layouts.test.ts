import { expect, test } from 'vitest'
import { BOARD, frontsOf, type Layout, panesIn, stacksOf, withFronts } from './layout'
import type { KeptPanes } from './kept-layout'
import { Layouts } from './layouts'
import { presetLayout, usualPreset } from './presets'

const nothing: KeptPanes = { editing: null, stepping: null, isHidden: false }
const room = { width: 1232, height: 630 }
const wide = { width: 1872, height: 910 }
const small = { width: 976, height: 510 }

/** A user takes a pane out of its stack, to the left of the board. */
function moved(layout: Layout, id: string): Layout {
  const { parts } = cut(layout, id)
  return { ...layout, parts: [{ panes: [id], front: id, size: 300 }, ...parts] }
}

function cut(layout: Layout, id: string): Layout {
  const parts = stacksOf(layout.parts).map((stack) => ({
    ...stack,
    panes: stack.panes.filter((pane) => pane !== id),
  }))
  return { ...layout, parts }
}

/** Layouts whose usual one is on the screen. */
function shown(mood: 'editing' | 'stepping' = 'editing', kept = nothing): Layouts {
  const layouts = new Layouts(mood, kept)
  layouts.settled(layouts.in(room), room)
  return layouts
}

test('who steps has events and why in sight, and the board keeps 480 pixels and more', () => {
  for (const size of [room, { width: 1200, height: 900 }, wide]) {
    const layout = presetLayout(usualPreset(size, 'stepping'), size)
    expect(frontsOf(layout)).toEqual(expect.arrayContaining([BOARD, 'events', 'why', 'level']))
    const beside = layout.parts.slice(1).reduce((sum, { size: width }) => sum + width, 0)
    expect(size.width - beside).toBeGreaterThanOrEqual(480)
  }
  const narrow = presetLayout(usualPreset(small, 'stepping'), small)
  expect(frontsOf(narrow)).toEqual([BOARD, 'why', 'events'])
})

test('until the user moves a pane, the layout is the usual one of each window', () => {
  const layouts = shown()
  expect(layouts.isOutgrown(room)).toBe(false)
  expect(layouts.isOutgrown({ ...room, height: 700 })).toBe(false)
  expect(layouts.isOutgrown(wide)).toBe(true)
  const grown = layouts.in(wide)
  expect(grown.parts).toHaveLength(3)
  layouts.settled(grown, wide)
  expect(layouts.isOutgrown(room)).toBe(true)
  expect(layouts.toKeep(false, [])).toEqual(nothing)
})

test('what the window alone has changed is not the user’s own', () => {
  const layouts = shown()
  const squeezed = { ...layouts.in(room), parts: layouts.in(small).parts }
  layouts.changed(squeezed, small)
  expect(layouts.toKeep(false, [])).toEqual(nothing)
})

test('a layout that the user has made stays in any window, and is kept with the first panes on top', () => {
  const layouts = shown()
  const own = moved(layouts.in(room), 'text')
  layouts.changed(own, room)
  expect(layouts.isOutgrown(wide)).toBe(false)
  expect(layouts.in(wide)).toEqual(own)
  layouts.changed(withFronts(own, ['history', 'why']), wide)
  const { editing, stepping } = layouts.toKeep(true, [])
  expect(frontsOf(editing!)).toEqual(stacksOf(own.parts).map(({ panes }) => panes[0]))
  expect(stepping).toBeNull()
})

/** Goes over to a mood as the dock does. */
function enter(layouts: Layouts, mood: 'editing' | 'stepping'): Layout {
  layouts.enter(mood, layouts.in(room))
  const layout = layouts.in(room)
  layouts.settled(layout, room)
  return layout
}

test('each mood has its own layout and its own panes on top; what was chosen stays on top', () => {
  const layouts = shown()
  expect(frontsOf(enter(layouts, 'stepping'))).toEqual([BOARD, 'events', 'level', 'why'])
  layouts.changed(withFronts(layouts.in(room), ['scores']), room)
  expect(frontsOf(enter(layouts, 'editing'))).toEqual([BOARD, 'level', 'scores'])
  layouts.changed(withFronts(layouts.in(room), ['debug', 'problems']), room)
  expect(frontsOf(enter(layouts, 'stepping'))).toEqual([BOARD, 'scores', 'debug', 'why'])
  layouts.changed(moved(layouts.in(room), 'scores'), room)
  expect(frontsOf(enter(layouts, 'editing'))).toEqual([BOARD, 'debug', 'problems'])
  const { editing, stepping } = layouts.toKeep(false, [])
  expect([editing, stepping === null]).toEqual([null, false])
  expect(shown('stepping', { ...nothing, stepping }).in(wide)).toEqual(stepping)
})

test('a pane that was asked for stays on top, though it is the first of its stack', () => {
  const layouts = shown()
  expect(frontsOf(enter(layouts, 'stepping'))).toContain('why')
  layouts.ask('why')
  expect(frontsOf(enter(layouts, 'editing'))).toEqual([BOARD, 'level', 'why'])
})

test('a preset is the user’s own; resetting brings back the usual layouts of both moods', () => {
  const layouts = shown('editing', { ...nothing, stepping: presetLayout('judge', room) })
  layouts.choose('judge', room)
  expect(layouts.in(wide)).toEqual(presetLayout('judge', room))
  layouts.choose(null, room)
  expect(layouts.toKeep(false, [])).toEqual(nothing)
  expect(panesIn(layouts.in(wide))).toEqual(panesIn(presetLayout('draw', wide)))
})

test('a pane of the second window is not kept as closed', () => {
  const layouts = shown()
  const closed = { why: 'events', text: null }
  layouts.changed({ ...cut(cut(layouts.in(room), 'why'), 'text'), closed }, room)
  expect(layouts.toKeep(false, ['why']).editing!.closed).toEqual({ text: null })
})
