import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import type { TourPlan } from '../../games/tour-plan'
import { openLevelOf } from '../../testing/open-levels'
import { Tour } from './tour.svelte'

const plan: TourPlan = {
  sample: 'statement',
  draw: { tool: 'arrow', row: 2, col: 0, text: () => '' },
  why: { event: 'mouse-scored', text: () => '' },
  misses: 'no-floor',
}
const removeTurn = { kind: 'remove', list: 'turns', index: 0 }

/** A tour of rockets on the level of the statement, whose run is there unless it is to come. */
function begun(hasRun = true) {
  const { level, bridge } = openLevelOf('rockets')
  if (hasRun) bridge.run()
  const tour = new Tour(level, plan, null)
  const end = $effect.root(() => tour.watch())
  flushSync()
  const kindAfter = (act: () => void): string => {
    act()
    flushSync()
    return tour.kind
  }
  return { tour, level, bridge, end, kindAfter }
}

test('it goes on with each deed, and with no other', () => {
  const { tour, level, bridge, end, kindAfter } = begun()
  const { editor, why, comparison } = level
  expect(tour.kind).toBe('draw')
  expect(kindAfter(() => editor.playback.stepTurn())).toBe('draw')
  expect(kindAfter(() => editor.apply([removeTurn]))).toBe('answer')
  bridge.run()
  expect(tour.hasNewAnswer).toBe(true)
  expect(kindAfter(() => editor.undo())).toBe('step')
  bridge.run()
  expect(kindAfter(() => editor.apply([removeTurn]))).toBe('step')
  bridge.run()
  expect(kindAfter(() => editor.playback.stepTurn())).toBe('why')
  expect(kindAfter(() => why.askCell(3))).toBe('branch')
  expect(kindAfter(() => editor.lines.branch(editor.moment))).toBe('misses')
  bridge.run()
  expect(kindAfter(() => editor.lines.show(0))).toBe('misses')
  expect(kindAfter(() => comparison.choose({ kind: 'reading', id: 'no-floor' }))).toBe('end')
  expect(kindAfter(() => editor.undo())).toBe('end')
  end()
})

test('a comparison that jumps to the difference late does not do a step that was gone back to', () => {
  const { tour, level, bridge, end, kindAfter } = begun()
  const { comparison, editor } = level
  tour.at = 3
  // To the event that is asked about, where the playhead stays.
  expect(kindAfter(() => tour.next())).toBe('branch')
  expect(kindAfter(() => tour.back())).toBe('why')
  kindAfter(() => tour.next())
  kindAfter(() => tour.next())
  expect(kindAfter(() => comparison.choose({ kind: 'reading', id: 'tenth-overall' }))).toBe('end')
  for (const kind of ['misses', 'branch', 'why', 'step'])
    expect(kindAfter(() => tour.back())).toBe(kind)
  const { step } = editor.playback
  bridge.run()
  flushSync()
  expect([comparison.isSearched, comparison.found !== null]).toEqual([true, true])
  expect([tour.kind, editor.playback.step]).toEqual(['step', step])
  end()
})

test('what is being drawn is done when the button is let go', () => {
  const { tour, level, end, kindAfter } = begun()
  tour.isHeld = true
  expect(kindAfter(() => level.editor.apply([removeTurn]))).toBe('draw')
  expect(kindAfter(() => (tour.isHeld = false))).toBe('answer')
  end()
})

test('back and next go from step to step; a deed done before does not count again', () => {
  const { tour, level, end, kindAfter } = begun()
  expect(kindAfter(() => tour.back())).toBe('draw')
  expect(kindAfter(() => tour.next())).toBe('answer')
  expect(kindAfter(() => tour.back())).toBe('draw')
  for (let at = 0; at < 9; at++) tour.next()
  expect([tour.kind, tour.isLast]).toEqual(['end', true])
  for (let at = 0; at < 3; at++) tour.back()
  expect(tour.kind).toBe('why')
  expect(kindAfter(() => level.why.askCell(3))).toBe('branch')
  expect(kindAfter(() => tour.back())).toBe('why')
  end()
})

test('to ask why it waits for the run, and goes to the first such event in the log', () => {
  const { tour, level, bridge, end } = begun(false)
  for (const _ of [1, 2, 3]) tour.next()
  flushSync()
  expect([tour.kind, level.editor.playback.step]).toEqual(['why', 0])
  bridge.run()
  // In the second turn a mouse scores first.
  expect(tour.kind).toBe('why')
  expect(level.editor.run.shown!.cursor!.eventsOf(level.editor.playback.step - 1)).toContainEqual(
    expect.objectContaining({
      code: level.editor.game.engine.eventKinds.findIndex(({ name }) => name === 'mouse-scored'),
    }),
  )
  expect(level.editor.panes.isSeen('events')).toBe(true)
  end()
})

test('a level that the user has broken is as it was when it is to be stepped through', () => {
  const { tour, level, bridge, end, kindAfter } = begun()
  const { editor } = level
  const { text } = editor.document
  expect(kindAfter(() => editor.type('5 5\n9\n', 'typed'))).toBe('answer')
  expect(tour.now.answer).toBe('')
  expect(kindAfter(() => tour.next())).toBe('step')
  expect(editor.document.text).toBe(text)
  bridge.run()
  expect(kindAfter(() => editor.playback.stepTurn())).toBe('why')
  end()
})
