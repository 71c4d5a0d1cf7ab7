import { expect, test } from 'vitest'
import { openLevelOf } from '../testing/open-levels'
import { BandScale, firstFrom } from './band-scale'

test('events of notable kinds are counted by time until others are chosen', () => {
  const { level, bridge } = openLevelOf('rockets')
  bridge.run()
  const { timeline, editor } = level
  const kinds = editor.game.engine.eventKinds
  expect(timeline.shownKinds(kinds)).toEqual(kinds.map(({ isNotable }) => isNotable))
  timeline.chosenKinds = kinds.map((_, at) => at === 0)
  expect(timeline.shownKinds(kinds).filter(Boolean)).toHaveLength(1)
  const run = editor.run.shown!
  const { totals } = timeline.densityOf(run, kinds)
  const spawned = Array.from({ length: run.cursor!.stepCount }, (_, step) => step)
    .flatMap((step) => run.cursor!.eventsOf(step))
    .filter(({ code }) => kinds[code]!.name === 'spawned')
  expect(totals[kinds.findIndex(({ name }) => name === 'spawned')]).toBe(spawned.length)
  expect(timeline.densityOf(run, kinds).totals).toBe(totals)
})

test('a stretch is held from where the playhead was, and let go', () => {
  const { timeline } = openLevelOf('rockets').level
  timeline.show({ from: 4, to: 20 }, 7)
  expect(timeline.held).toEqual({ from: 4, to: 20, heldAt: 7 })
  timeline.show(null, 9)
  expect(timeline.held).toBeNull()
})

test('steps and pixels of a band lead to each other, with room at both ends', () => {
  const scale = new BandScale({ from: 100, to: 300 }, 416)
  expect([scale.xOf(100), scale.xOf(300), scale.xOf(200)]).toEqual([8, 408, 208])
  for (const step of [100, 137, 300]) expect(scale.stepAt(scale.xOf(step))).toBeCloseTo(step)
  expect([0, 5, 6, 9].map((step) => firstFrom([2, 5, 5, 8], step))).toEqual([0, 1, 3, 4])
})
