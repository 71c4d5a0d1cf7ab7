import { expect, test } from 'vitest'
import { openLevelOf, ticketOf } from '../testing/open-levels'

const removeTurn = { kind: 'remove', list: 'turns', index: 0 }

test('it is called after its file, with the branch that is on the board', () => {
  const { level } = openLevelOf('rockets')
  expect([level.name, level.title]).toEqual(['Untitled 1.txt', 'Untitled 1.txt'])
  level.markSaved(ticketOf('a.txt'))
  level.editor.lines.branch(level.editor.moment)
  expect(level.name).toBe('a.txt')
  expect(level.title).toMatch(/^a\.txt \(branch: .+\)$/)
})

test('only changes of the main line are unsaved ones, and undone they are none', () => {
  const { level } = openLevelOf('rockets')
  const { editor } = level
  editor.lines.branch(editor.moment)
  editor.apply([removeTurn])
  expect(level.isDirty).toBe(false)
  editor.lines.show(editor.lines.main.id)
  editor.apply([removeTurn])
  expect(level.isDirty).toBe(true)
  editor.undo()
  expect(level.isDirty).toBe(false)
  editor.redo()
  level.markSaved(ticketOf('a.txt'))
  expect(level.isDirty).toBe(false)
})

test('breakpoints and branches of a file are there when it is opened again', async () => {
  const kept = { breakpoints: [{ watch: { kind: 'rule', rule: 'T3' } }] }
  const { level } = openLevelOf('rockets', undefined, { 'workspace:load': () => kept })
  await level.loadKept(ticketOf('a.txt'))
  expect(level.debug.breakpoints.list.map(({ watch }) => watch)).toEqual([
    { kind: 'rule', rule: 'T3' },
  ])
})

test('what is kept waits for a file, and goes along to another one', () => {
  const { level, bridge } = openLevelOf('rockets')
  level.kept.set('part', 1)
  expect(bridge.askedFor('workspace:save')).toEqual([])
  level.kept.follow('a')
  level.kept.follow('a')
  level.kept.set('part', undefined)
  level.kept.follow('b')
  expect(bridge.askedFor('workspace:save')).toEqual([
    ['a', { part: 1 }],
    ['a', {}],
    ['b', {}],
  ])
})

test('branches that cannot be kept are reported', async () => {
  const { level } = openLevelOf('rockets', undefined, {
    'workspace:save': () => {
      throw new Error('too large')
    },
  })
  level.kept.set('part', 1)
  level.kept.follow('a')
  await expect.poll(() => level.editor.notice?.text).toMatch(/too large to save/)
})

test('closed, it ends its run and what it is compared with', () => {
  const { level, bridge } = openLevelOf('rockets')
  level.comparison.choose({ kind: 'line', id: level.editor.lines.main.id })
  level.close()
  expect(level.comparison.isOpen).toBe(false)
  expect(bridge.askedFor('run:cancel')).toHaveLength(1)
})

test('an edit of a pane is one of the document, and the pane sees its run', () => {
  const { level, bridge } = openLevelOf('rockets')
  const { pane, editor } = level
  pane.apply([removeTurn])
  expect([pane.level, editor.undoLabel]).toEqual([editor.level, 'delete turn'])
  bridge.run()
  expect(pane.answer).toBe(editor.game.engine.answer(editor.level))
  pane.goToTurn(3)
  expect([pane.turn, pane.frame()!.state]).toEqual([3, editor.run.shown!.cursor!.state])
})
