import { expect, test } from 'vitest'
import { openLevelOf, statementText } from '../testing/open-levels'

/** The statement's level of rockets, with its last turn on a square where arrows are forbidden. */
function stopped() {
  const { level, bridge } = openLevelOf('rockets')
  bridge.run()
  const { editor, stops } = level
  const { turns } = editor.level as { turns: readonly object[] }
  editor.type(statementText('rockets').replace(/2 0 E\n$/, '1 2 E\n'), 'typing')
  bridge.run()
  return { editor, stops, count: turns.length }
}

test('a level of which all can be played has no stop', () => {
  const { stops } = openLevelOf('rockets').level
  expect([stops.fault, stops.sentence, stops.isShown, stops.canCut]).toEqual([
    null,
    '',
    false,
    false,
  ])
})

test('the input that cannot be played is named with its rule, over the board until that is closed', () => {
  const { stops, count } = stopped()
  expect(stops.sentence).toMatch(new RegExp(`^Turn ${count} cannot be played: .*\\[R\\d+\\]\\.$`))
  expect(stops.noAnswer).toMatch(/^none: turn \d+ \(R\d+\)$/)
  expect(stops.isShown).toBe(true)
  stops.close()
  expect(stops.isShown).toBe(false)
  stops.ask()
  expect([stops.isShown, stops.isAsked]).toEqual([true, true])
})

test('while stepping the offers stand where the run has come to its stop', () => {
  const { editor, stops } = stopped()
  editor.playback.seek(2)
  expect(stops.isShown).toBe(false)
  stops.ask()
  expect([editor.playback.step, stops.isShown]).toEqual([editor.playback.stepCount, true])
})

test.each(['leaveOut', 'cut'] as const)('%s takes the input out, as one step of undo', (offer) => {
  const { editor, stops, count } = stopped()
  const { text } = editor.document
  stops[offer]()
  expect((editor.level as { turns: readonly object[] }).turns).toHaveLength(count - 1)
  expect([stops.sentence, editor.document.isRunnable]).toEqual(['', true])
  editor.undo()
  expect(editor.document.text).toBe(text)
})

test('the way leads to the change by which it cannot be played', () => {
  const { editor, stops } = stopped()
  stops.goToChange()
  expect(editor.notice?.text).toMatch(/^Since this change, turn \d+ cannot be played\.$/)
})

test('a text that cannot be read from a line on is played up to there', () => {
  const { level, bridge } = openLevelOf('rockets')
  level.editor.type(`${statementText('rockets').trimEnd()}x\n`, 'typing')
  bridge.run()
  expect(level.stops.sentence).toMatch(/^Played up to line \d+ of the text: /)
})
