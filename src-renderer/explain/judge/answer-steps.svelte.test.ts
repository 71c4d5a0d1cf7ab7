import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { openLevelOf } from '../../testing/open-levels'
import { AnswerSteps } from './answer-steps.svelte'

/** A level with its run, and what is known of its answer. */
function opened(game: string, text?: string) {
  const { level, bridge } = openLevelOf(game, text)
  const { editor } = level
  return { editor, bridge, steps: new AnswerSteps(editor), notice: () => editor.notice?.text }
}

test('a place of the answer leads to the step that settles it, where what it writes is marked', () => {
  const { editor, bridge, steps } = opened('labyrinth')
  bridge.run()
  expect(steps.marks).toEqual([])
  const offset = editor.run.answer!.indexOf('b')
  steps.goTo(offset)
  flushSync()
  expect(editor.playback.isStepping).toBe(true)
  expect(steps.written).toEqual([{ index: offset, now: 'b', end: 'b' }])
  expect(steps.marks).toEqual([{ from: offset, to: offset + 1 }])
  // Back to editing nothing is marked.
  editor.board.endStepping()
  expect(steps.marks).toEqual([])
})

test('on the way a score is told as it is by then', () => {
  const { editor, bridge, steps } = opened('rockets')
  bridge.run()
  const told = new Set<string>()
  while (editor.playback.stepPhase()) {
    flushSync()
    for (const { now, end } of steps.written) told.add(`${now} of ${end}`)
  }
  expect([...told]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'].map((now) => `${now} of 8`))
})

test('what no step writes stands from the start; while the run is on its way that is not known', () => {
  const { editor, bridge, steps, notice } = opened('janken')
  steps.goTo(0)
  expect([notice(), editor.playback.isStepping]).toEqual([undefined, false])
  bridge.run()
  steps.goTo(0)
  expect(notice()).toBe('No step writes this; it is there from the start.')
  expect(editor.playback.step).toBe(0)
  // A run that was cut short does not show its end.
  const scores = opened('rockets')
  scores.bridge.run()
  scores.editor.run.shown!.outcome = { kind: 'limit', what: 'steps', limit: 60 }
  scores.steps.goTo(0)
  expect(scores.notice()).toMatch(/^The run is recorded up to step \d+ only/)
})
