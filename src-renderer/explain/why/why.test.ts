import { expect, test } from 'vitest'
import { openLevelOf } from '../../testing/open-levels'

/** A run with the first event of a rule. */
function asked(rule: string) {
  const { level, bridge } = openLevelOf('rockets')
  bridge.run()
  const { editor, why } = level
  const { cursor, level: played } = editor.run.shown!
  for (let step = 0; step < cursor!.stepCount; step++) {
    for (const event of cursor!.eventsOf(step)) {
      if (editor.game.describe(played, event).rule === rule)
        return { level, bridge, editor, why, step, event }
    }
  }
  throw new Error(`no event of ${rule}`)
}

test('an event is answered by its rule and grounds, in its own step, in a pane that comes up', () => {
  const { editor, why, step, event } = asked('T3')
  why.askEvent(step, event)
  expect(why.answer).toMatchObject({ ruleId: 'T3' })
  expect([why.position, why.isFollowing, editor.panes.isSeen('why')]).toEqual([
    step + 1,
    false,
    true,
  ])
  expect(why.marksOn('left')).toEqual(why.answer!.cells)
  expect(why.marksOn('right')).toEqual([])
  editor.panes.seen = ['events']
  expect(why.marksOn('left')).toEqual([])
})

test('the board that was asked is marked, and the other one is not', () => {
  const { level, bridge, editor, why } = asked('T3')
  editor.lines.branch(editor.moment)
  level.comparison.choose({ kind: 'line', id: editor.lines.main.id })
  bridge.run()
  why.askCell(3, 'right')
  why.pointed = [4, 5]
  expect([why.marksOn('left'), why.marksOn('right')]).toEqual([[], [4, 5]])
  why.askCell(3, 'left')
  why.pointed = [6]
  expect([why.marksOn('left'), why.marksOn('right')]).toEqual([[6], []])
  // What a refusal names lies on the board of the document.
  why.askRefusal('No arrow may lie here (R5).')
  why.pointed = [7]
  expect([why.marksOn('left'), why.marksOn('right')]).toEqual([[7], []])
})

test('what is no longer under the pointer takes its own marks away, and no others', () => {
  const { why } = asked('T3')
  why.askCell(3)
  const release = why.point([4, 5])
  expect(why.marksOn('left')).toEqual([4, 5])
  why.point([6])
  release()
  expect(why.marksOn('left')).toEqual([6])
  const none = why.point([])
  expect(why.marksOn('left')).toEqual(why.answer?.cells)
  none()
  why.point([7])()
  expect(why.marksOn('left')).toEqual(why.answer?.cells)
})

test('a cell is asked about wherever the playhead goes, until it is pinned', () => {
  const { editor, why, step } = asked('T3')
  editor.playback.seek(step + 1)
  why.askCell(3)
  expect([why.step, why.isFollowing]).toEqual([step, true])
  editor.playback.seek(step)
  expect(why.step).toBe(step - 1)
  why.setFollowing(false)
  editor.playback.seek(step + 1)
  expect([why.step, why.isFollowing]).toEqual([step - 1, false])
})

test('an edit makes the answer about an event stale, and moves a cell with its place', () => {
  const { editor, bridge, why, step, event } = asked('T3')
  why.askEvent(step, event)
  editor.apply([{ kind: 'remove', list: 'turns', index: 0 }])
  bridge.run()
  expect([why.isStale, why.answer]).toEqual([true, null])
  why.askCell(3)
  why.boardChanged((cell) => cell + 1)
  expect(why.question).toMatchObject({ kind: 'cell', cell: 4 })
  why.boardChanged(() => null)
  expect(why.question).toBeNull()
})

test('a refusal is explained by the rules that it names, if it names any', () => {
  const { why } = asked('T3')
  expect([why.canTell('No arrow may lie here (R5).'), why.canTell('Nothing is selected.')]).toEqual(
    [true, false],
  )
  why.askRefusal('No arrow may lie here (R5).')
  expect(why.question).toMatchObject({ kind: 'refusal', rules: [{ id: 'R5' }] })
})

test('a turn that the run has not reached has nothing to be asked', () => {
  const { editor, why } = asked('T3')
  why.askInTurn(999, () => true)
  expect([why.question, editor.notice?.text]).toEqual([null, 'The run has not reached this turn.'])
})
