// long because it has all that becomes of tabs.
import { findGame } from '@core/games/testing'
import { err, ok } from '@core/kernel/result'
import { expect, test } from 'vitest'
import { ticketOf } from '../testing/open-levels'
import { openedSet } from '../testing/sets'
import { nothingToOpen } from '../testing/page-bridge'
import { begun, filed, levelText as text } from '../testing/workspaces'
import { closeWindow } from './close-window'
import { reopenClosed } from './reopen-closed'
import { openTest } from './set-levels'

const rockets = findGame('rockets')!
const removeTurn = { kind: 'remove', list: 'turns', index: 0 }

test('it begins with the files it is given, the last one in front, and tells of those it could not read', async () => {
  const { workspace, names } = await begun(['a.txt', 'b.txt'])
  expect([names(), workspace.active!.name]).toEqual([['a.txt', 'b.txt'], 'b.txt'])
  const lost = { path: '/x.txt', code: 'ENOENT', message: 'There is no such file.' }
  const empty = await begun([], {
    'app:started': () => ({ ...nothingToOpen, problems: [lost] }),
  })
  expect([empty.workspace.active, empty.workspace.isBegun]).toEqual([null, true])
  expect(empty.workspace.message).toBe('/x.txt: There is no such file.')
})

test('a file has one tab: opened again it comes to the front', async () => {
  const { workspace, bridge, names } = await begun(['a.txt', 'b.txt'])
  bridge.tell('file:opened', { files: [filed('a.txt')], problems: [] })
  await expect.poll(() => workspace.active!.name).toBe('a.txt')
  expect(names()).toEqual(['a.txt', 'b.txt'])
})

test('levels whose files change places go by the new names, and so do closed ones', async () => {
  const { workspace, bridge, names } = await begun(['a.txt', 'b.txt', 'c.txt'])
  await workspace.close(workspace.levels[2]!)
  bridge.tell('file:moved', [
    { ticket: 'ticket of a.txt', file: ticketOf('b.txt') },
    { ticket: 'ticket of b.txt', file: ticketOf('a.txt') },
    { ticket: 'ticket of c.txt', file: ticketOf('d.txt') },
  ])
  expect(names()).toEqual(['b.txt', 'a.txt'])
  await reopenClosed(workspace)
  expect(names()).toEqual(['b.txt', 'a.txt', 'd.txt'])
})

test('new levels get names that no other tab has', async () => {
  const { workspace, names } = await begun()
  await workspace.open.fresh('rockets')
  await workspace.open.fresh('rockets')
  await workspace.open.fresh('rockets', text, 'sample.txt')
  await workspace.open.fresh('rockets', text, 'sample.txt')
  expect(new Set(names()).size).toBe(4)
  expect(names()[0]).toBe('Untitled 1.txt')
})

test('a tab without changes closes without asking; one with changes asks and stays if the user says so', async () => {
  const answers = ['cancel', 'discard'] as const
  let asked = 0
  const { workspace, bridge, names } = await begun(['a.txt', 'b.txt'], {
    'ask:unsaved': () => answers[asked++]!,
  })
  const [a, b] = workspace.levels
  expect(await workspace.close(b!)).toBe(true)
  expect([asked, workspace.active]).toEqual([0, a])
  a!.editor.apply([removeTurn])
  expect(await workspace.close(a!)).toBe(false)
  expect([bridge.askedFor('ask:unsaved'), names()]).toEqual([[[['a.txt']]], ['a.txt']])
  expect(await workspace.close(a!)).toBe(true)
  expect([names(), workspace.active]).toEqual([[], null])
})

test('where the tab in front is closed, the one in its place comes to the front, of the last the one before', async () => {
  const { workspace, names } = await begun(['a.txt', 'b.txt', 'c.txt', 'd.txt'])
  const [a, b, , d] = workspace.levels
  workspace.activate(b!)
  await workspace.close(b!)
  expect([names(), workspace.active!.name]).toEqual([['a.txt', 'c.txt', 'd.txt'], 'c.txt'])
  // One that is not in front leaves the front as it is.
  await workspace.close(a!)
  expect([names(), workspace.active!.name]).toEqual([['c.txt', 'd.txt'], 'c.txt'])
  workspace.activate(d!)
  await workspace.close(d!)
  expect([names(), workspace.active!.name]).toEqual([['c.txt'], 'c.txt'])
})

test('saved on closing, each is written to its own file; one that cannot be written stays', async () => {
  const { workspace, bridge, names } = await begun(['a.txt', 'b.txt'], {
    'ask:unsaved': () => 'save',
    'file:save': (ticket) =>
      ticket === 'ticket of a.txt'
        ? ok(ticketOf('a.txt'))
        : err({ path: '/levels/b.txt', code: 'ENOSPC', message: 'The disk is full.' }),
  })
  for (const level of workspace.levels) level.editor.apply([removeTurn])
  const [a, b] = workspace.levels
  expect(await workspace.close(a!, b!)).toBe(false)
  expect(bridge.askedFor('file:save').map(([ticket]) => ticket)).toEqual([
    'ticket of a.txt',
    'ticket of b.txt',
  ])
  expect([a!.isDirty, b!.isDirty, names()]).toEqual([false, true, ['a.txt', 'b.txt']])
  expect([workspace.active, b!.editor.notice?.text]).toEqual([b, 'The disk is full.'])
})

test('what was never saved asks for a place; then it has a name, and the tab is clean', async () => {
  const { workspace, bridge } = await begun([], {
    'file:save-as': () => ok(ticketOf('mine.txt')),
  })
  await workspace.open.fresh('rockets', text)
  const level = workspace.active!
  level.editor.apply([removeTurn])
  expect(await workspace.save(level)).toBe(true)
  expect([level.name, level.isDirty, level.editor.notice?.text]).toEqual([
    'mine.txt',
    false,
    'Saved mine.txt.',
  ])
  const [[, , written]] = bridge.askedFor('file:save-as') as [unknown[]]
  expect(written).toBe(level.editor.document.text)
})

test('a place that the user does not choose leaves all as it is', async () => {
  const { workspace } = await begun([], { 'file:save-as': () => ok(null) })
  await workspace.open.fresh('rockets', text)
  const level = workspace.active!
  level.editor.apply([removeTurn])
  expect(await workspace.save(level)).toBe(false)
  expect([level.file, level.isDirty]).toEqual([null, true])
})

test('a file that another program has changed is not overwritten, and the user is told', async () => {
  const { workspace, bridge } = await begun(['a.txt'])
  const level = workspace.active!
  level.editor.apply([removeTurn])
  bridge.tell('file:changed', { ticket: level.file!.ticket, text: 'other', problem: null })
  expect(await workspace.save(level)).toBe(false)
  expect(bridge.askedFor('file:save')).toEqual([])
  expect(level.editor.notice).toMatchObject({ tone: 'refusal' })
})

test('a closed tab comes back to its place, with its undo', async () => {
  const { workspace, names } = await begun(['a.txt', 'b.txt', 'c.txt'], {
    'ask:unsaved': () => 'discard',
  })
  const b = workspace.levels[1]!
  b.editor.apply([removeTurn])
  const edited = b.editor.document.text
  await workspace.close(b)
  expect(names()).toEqual(['a.txt', 'c.txt'])
  await reopenClosed(workspace)
  expect([names(), workspace.active!.name]).toEqual([['a.txt', 'b.txt', 'c.txt'], 'b.txt'])
  const { editor } = workspace.active!
  expect(editor.document.text).toBe(edited)
  editor.undo()
  expect(editor.document.text).toBe(text)
  expect(workspace.closed).toEqual([])
})

test('tabs are gone through round the ends, and moved', async () => {
  const { workspace, names } = await begun(['a.txt', 'b.txt', 'c.txt'])
  workspace.activateNext(1)
  expect(workspace.active!.name).toBe('a.txt')
  workspace.activateNext(-1)
  expect(workspace.active!.name).toBe('c.txt')
  workspace.moveTab(workspace.active!, 0)
  expect(names()).toEqual(['c.txt', 'a.txt', 'b.txt'])
  workspace.showStart()
  expect(workspace.active).toBeNull()
  workspace.activateNext(-1)
  expect(workspace.active!.name).toBe('b.txt')
})

test('a set has a tab before the levels; its tests open as levels, and closing it loses nothing', async () => {
  const { workspace, bridge } = await begun(['a.txt', 'b.txt'], {
    'set:recent': () => [],
    'set:open-test': (_, path) => ok(filed(path)),
  })
  bridge.tell('set:opened', openedSet('secret', ['01.in']))
  const [set] = workspace.sets.list
  expect([workspace.front, workspace.active]).toEqual([set, null])
  workspace.activateNext(-1)
  expect(workspace.active!.name).toBe('b.txt')
  workspace.activateNext(1)
  await openTest(workspace, set!, '01.in')
  expect(workspace.active!.name).toBe('01.in')
  expect(bridge.askedFor('set:open-test')).toEqual([['set secret', '01.in']])
  workspace.activate(set!)
  expect(await workspace.close(set!)).toBe(true)
  expect([workspace.sets.list, workspace.active!.name]).toEqual([[], 'a.txt'])
  expect(bridge.askedFor('ask:unsaved')).toEqual([])
})

test('a test opens at the step that it is asked for, or beside a misreading', async () => {
  const { workspace, bridge } = await begun([], {
    'set:recent': () => [],
    'set:open-test': (_, path) => ok(filed(path)),
  })
  bridge.tell('set:opened', openedSet('secret', ['01.in', '02.in']))
  const [set] = workspace.sets.list
  await openTest(workspace, set!, '01.in', { step: 3 })
  expect(workspace.active!.editor.playback.step).toBe(0)
  bridge.run()
  expect(workspace.active!.editor.playback.step).toBe(4)
  await openTest(workspace, set!, '01.in', { step: 1 })
  expect(workspace.active!.editor.playback.step).toBe(2)
  const reading = rockets.engine.readings[0]!.id
  await openTest(workspace, set!, '02.in', { reading })
  expect(workspace.active!.comparison.other).toMatchObject({ kind: 'reading', id: reading })
})

test('the window asks once for all changes, and only then closes', async () => {
  const answers = ['cancel', 'discard'] as const
  let asked = 0
  const { workspace, bridge } = await begun(['a.txt', 'b.txt'], {
    'ask:unsaved': () => answers[asked++]!,
  })
  for (const level of workspace.levels) level.editor.apply([removeTurn])
  await closeWindow(workspace)
  expect(bridge.askedFor('window:close')).toEqual([])
  await closeWindow(workspace)
  expect([asked, bridge.askedFor('window:close').length]).toEqual([2, 1])
  // What was given up does not come back with the next start.
  expect(workspace.levels.map(({ editor }) => editor.document.text)).toEqual([text, text])
})

test('a closed set is opened again as it was looked at, in its place', async () => {
  const { workspace, bridge } = await begun([], {
    'set:recent': () => [],
    'set:open-again': (ticket) => {
      bridge.tell('set:opened', openedSet(ticket.slice(4), ['01.in', '02.in']))
      return null
    },
  })
  for (const name of ['secret', 'sample']) bridge.tell('set:opened', openedSet(name, ['01.in']))
  const [secret] = workspace.sets.list
  secret!.table.words = '2'
  await workspace.close(secret!)
  await reopenClosed(workspace)
  const [first, second] = workspace.sets.list
  expect([first!.name, second!.name, workspace.front]).toEqual(['secret', 'sample', first])
  expect(first!.table.shown.map(({ file }) => file.path)).toEqual(['02.in'])
  expect(workspace.closed).toEqual([])
})

test('a set that was in front comes back there, unless the user has gone elsewhere meanwhile', async () => {
  const restored = { at: 0, view: null, isFront: true }
  const comesAfter = async (...files: string[]): Promise<boolean> => {
    const { workspace, bridge } = await begun(files, { 'set:recent': () => [] })
    bridge.tell('set:opened', { ...openedSet('secret', []), restored })
    return workspace.front === workspace.sets.list[0]
  }
  expect(await comesAfter()).toBe(true)
  expect(await comesAfter('a.txt')).toBe(false)
})

test('a level that passes is neither kept nor asked about, until it is kept', async () => {
  const { workspace, bridge, names } = await begun(['a.txt'])
  const noted = () => JSON.stringify(bridge.askedFor('journal:note'))
  const orders = () => bridge.askedFor('journal:order').map(([ids]) => (ids as string[]).length)
  const level = await workspace.open.passing('rockets', text, 'Passing')
  expect([names(), workspace.active]).toEqual([['a.txt', 'Passing'], level])
  level.editor.apply([removeTurn])
  await workspace.journal.flush()
  expect([level.isDirty, noted().includes('Passing'), orders().at(-1)]).toEqual([false, false, 1])
  await workspace.close(level)
  expect([workspace.closed, bridge.askedFor('ask:unsaved')]).toEqual([[], []])

  const kept = await workspace.open.passing('rockets', text, 'Kept')
  kept.isPassing = false
  kept.editor.apply([removeTurn])
  await workspace.journal.flush()
  expect([kept.isDirty, noted().includes('Kept'), orders().at(-1)]).toEqual([true, true, 2])
})

test('one tour ends where another begins, and leads back to what was in front', async () => {
  const { workspace, names } = await begun(['a.txt', 'b.txt'])
  workspace.activate(workspace.levels[0]!)
  await workspace.startTour('rockets')
  await workspace.startTour('janken')
  expect(names()).toEqual(['a.txt', 'b.txt', 'Tour: Janken Tactics'])
  workspace.endTour()
  expect([names(), workspace.active!.name]).toEqual([['a.txt', 'b.txt'], 'a.txt'])
  workspace.endTour()
  expect(names()).toEqual(['a.txt', 'b.txt'])
  workspace.showStart()
  await workspace.startTour('rockets')
  workspace.endTour()
  expect(workspace.front).toBeNull()
})

test('tours begun at once leave one tab, and one that was saved stays when the tour ends', async () => {
  const { workspace, names } = await begun(['a.txt'], {
    'file:save-as': () => ok(ticketOf('mine.txt')),
  })
  await Promise.all([workspace.startTour('rockets'), workspace.startTour('janken')])
  expect(names()).toEqual(['a.txt', 'Tour: Janken Tactics'])
  const level = workspace.active!
  await workspace.saveAs(level)
  level.editor.type('changed', 'typed')
  workspace.endTour()
  expect([workspace.tour, names(), level.isDirty]).toEqual([null, ['a.txt', 'mine.txt'], true])
})

test('what another game reads of a tour is a new level, about which is asked', async () => {
  const { workspace } = await begun()
  await workspace.startTour('rockets')
  await workspace.open.readAs(workspace.active!, 'janken')
  const level = workspace.active!
  expect([workspace.tour, level.isPassing, level.name]).toEqual([null, false, 'Untitled 1.txt'])
})

test('after a crash during a tour the tab is in front that was there before', async () => {
  const { workspace, bridge } = await begun(['a.txt', 'b.txt'], { 'set:recent': () => [] })
  const front = async () => {
    await Promise.all([workspace.journal.flush(), workspace.setsNote.flush()])
    const [[, level]] = bridge.askedFor('journal:order').slice(-1) as [unknown[]]
    return [level, bridge.askedFor('set:keep').at(-1)?.[1]]
  }
  const [a] = workspace.levels
  workspace.activate(a!)
  await workspace.startTour('rockets')
  expect(await front()).toEqual([a!.journalId, undefined])
  workspace.endTour()
  bridge.tell('set:opened', openedSet('secret', ['01.in']))
  await workspace.startTour('rockets')
  expect(await front()).toEqual([null, 'set secret'])
})
