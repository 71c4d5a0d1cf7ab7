import { err, ok } from '@core/kernel/result'
import type { OpenedFile } from '@core/protocol/requests/files'
import type { Requests } from '@core/protocol/ipc'
import { expect, test } from 'vitest'
import { ticketOf } from '../testing/open-levels'
import { nothingToOpen, PageBridge } from '../testing/page-bridge'
import { begun, filed, levelText as text } from '../testing/workspaces'
import { fileProblemFor, openedSet } from '../testing/sets'
import { reopenClosed } from './reopen-closed'
import { Workspace } from './workspace.svelte'

test('what could not be opened is told beside what is in front, or in its place on the start page', async () => {
  const { workspace } = await begun(['a.txt'])
  workspace.tell('It is gone.')
  expect(workspace.notice).toEqual({
    ...{ text: 'It is gone.', tone: 'error', tab: workspace.active!.id },
  })
  expect(workspace.message).toBeNull()
  workspace.showStart()
  workspace.tell('It is gone too.')
  expect(workspace.message).toBe('It is gone too.')
  await workspace.open.fresh('rockets', text)
  expect(workspace.message).toBeNull()
})

test('a folder that cannot be opened is told; one that can comes as an event', async () => {
  const problem = fileProblemFor('There is no such folder.')
  const { workspace, bridge } = await begun([], {
    'set:open': () => problem,
    'set:open-recent': () => problem,
  })
  await workspace.openFolder()
  expect(workspace.message).toContain('There is no such folder.')
  workspace.message = null
  await workspace.openRecentFolder(ticketOf('secret'))
  expect(workspace.message).toContain('There is no such folder.')
  expect(bridge.askedFor('set:open-recent')).toEqual([['ticket of secret']])
  bridge.tell('set:opened', openedSet('secret', []))
  expect(workspace.message).toBeNull()
  const well = await begun()
  await well.workspace.openFolder()
  await well.workspace.openRecentFolder(ticketOf('secret'))
  expect([well.workspace.message, well.workspace.notice]).toEqual([null, null])
})

test('the start page waits for documents that the app begins with, and for nothing else', async () => {
  const states: boolean[] = []
  const workspaceWith = (files: readonly OpenedFile[]): Workspace => {
    const order: Requests['app:started']['reply'] = { ...nothingToOpen, files: [...files] }
    const bridge = new PageBridge({ 'app:started': () => order, 'journal:note': () => true })
    return new Workspace(bridge)
  }
  for (const files of [[], [filed('a.txt')]]) {
    const workspace = workspaceWith(files)
    const list = workspace.list.bind(workspace)
    workspace.list = (level) => {
      states.push(workspace.isBegun)
      list(level)
    }
    await workspace.begin()
    states.push(workspace.isBegun)
  }
  expect(states).toEqual([true, false, true])
})

test('it is not shown before a set that the app begins with', async () => {
  const seen: (readonly [isBegun: boolean, sets: number])[] = []
  const bridge: PageBridge = new PageBridge({
    'app:started': () => {
      bridge.tell('set:opened', openedSet('secret', ['1.in']))
      return nothingToOpen
    },
    'set:recent': () => [],
  })
  const workspace = new Workspace(bridge)
  const look = (): void => void seen.push([workspace.isBegun, workspace.sets.list.length])
  const loading = workspace.sets.load().then(look)
  const beginning = workspace.begin()
  await loading
  await beginning
  look()
  expect(seen).toEqual([
    [false, 0],
    [true, 1],
  ])
  expect(workspace.front).toBe(workspace.sets.list[0])
})

test('a start that main cannot answer leaves the start page, and not a page that waits', async () => {
  const bridge = new PageBridge({
    'app:started': () => {
      throw new Error('a bug')
    },
  })
  const workspace = new Workspace(bridge)
  await expect(workspace.begin()).rejects.toThrow('a bug')
  expect(workspace.isBegun).toBe(true)
})

test('saving, by name or anew, asks for what is recent; what fails does not', async () => {
  const full = { path: '/levels/a.txt', code: 'ENOSPC', message: 'The disk is full.' }
  let isFull = false
  const { workspace, bridge } = await begun(['a.txt'], {
    'file:save': (ticket) => (isFull ? err(full) : ok(ticketOf(ticket.slice(10)))),
    'file:save-as': (name) => (isFull ? err(full) : ok(ticketOf(name))),
  })
  const level = workspace.active!
  const asked = () => bridge.askedFor('file:recent').length
  const before = asked()
  expect([await workspace.save(level), asked()]).toEqual([true, before + 1])
  expect([await workspace.saveAs(level), asked()]).toEqual([true, before + 2])
  isFull = true
  expect([await workspace.save(level), await workspace.saveAs(level), asked()]).toEqual([
    ...[false, false, before + 2],
  ])
})

test('a part that is saved to a file of its own is opened; one that is not changes nothing', async () => {
  const { workspace, names } = await begun(['a.txt'])
  await workspace.saveCopy(workspace.active!, () => Promise.resolve(filed('b.txt')))
  expect([names(), workspace.active!.name]).toEqual([['a.txt', 'b.txt'], 'b.txt'])
  await workspace.saveCopy(workspace.active!, () => Promise.resolve(null))
  expect(names()).toEqual(['a.txt', 'b.txt'])
})

test('several tabs are closed at once, a tab that is gone already is passed over, and few are remembered', async () => {
  const { workspace, names } = await begun(['a.txt', 'b.txt', 'c.txt'])
  const [a, b, c] = workspace.levels
  await workspace.close(a!, c!)
  expect([names(), workspace.active]).toEqual([['b.txt'], b])
  await workspace.close(a!)
  expect([names(), workspace.closed.length]).toEqual([['b.txt'], 2])
  for (let at = 0; at < 30; at++) {
    await workspace.open.fresh('rockets', text, `${at}.txt`)
    await workspace.close(workspace.active!)
  }
  expect(workspace.closed.length).toBeLessThan(30)
})

test('a closed file that is open again comes to the front, and nothing happens where nothing was closed', async () => {
  const { workspace, bridge, names } = await begun(['a.txt', 'b.txt', 'c.txt'])
  await workspace.close(workspace.levels[0]!)
  bridge.tell('file:opened', { files: [filed('a.txt')], problems: [] })
  await expect.poll(() => names()).toEqual(['b.txt', 'c.txt', 'a.txt'])
  workspace.activate(workspace.levels[0]!)
  await reopenClosed(workspace)
  expect([workspace.active!.name, workspace.closed]).toEqual(['a.txt', []])
  const before = names()
  await reopenClosed(workspace)
  expect(names()).toEqual(before)
})

test('a set that was closed and is gone is told of', async () => {
  const { workspace, bridge } = await begun([], {
    'set:open-again': () => fileProblemFor('There is no such folder.'),
  })
  bridge.tell('set:opened', openedSet('secret', []))
  await workspace.close(workspace.sets.list[0]!)
  await reopenClosed(workspace)
  expect([workspace.sets.list, workspace.message?.includes('no such folder')]).toEqual([[], true])
})

test('tabs are gone through also where there is none, and sets are among them', async () => {
  const { workspace, bridge } = await begun()
  workspace.activateNext(1)
  expect(workspace.front).toBeNull()
  bridge.tell('set:opened', openedSet('secret', []))
  bridge.tell('set:opened', openedSet('sample', []))
  workspace.showStart()
  workspace.activateNext(1)
  expect(workspace.front).toBe(workspace.sets.list[0])
  workspace.activateNext(-1)
  expect(workspace.front).toBe(workspace.sets.list[1])
})

test('a tour that is kept is a level like others, with a name of its own', async () => {
  const { workspace, names } = await begun()
  workspace.isNew = true
  await workspace.startTour('rockets')
  expect([workspace.isNew, workspace.active!.isPassing]).toEqual([false, true])
  workspace.keepTour()
  expect([workspace.tour, workspace.active!.isPassing, names()]).toEqual([
    null,
    false,
    ['Untitled 1.txt'],
  ])
  workspace.keepTour()
  expect(names()).toEqual(['Untitled 1.txt'])
})

test('the tab of a tour that is closed ends it', async () => {
  const { workspace } = await begun(['a.txt'])
  await workspace.startTour('rockets')
  await workspace.close(workspace.active!)
  expect([workspace.tour, workspace.closed, workspace.active!.name]).toEqual([null, [], 'a.txt'])
  await workspace.startTour('rockets')
  workspace.activate(workspace.levels[0]!)
  workspace.endTour()
  expect([workspace.levels.length, workspace.active!.name]).toEqual([1, 'a.txt'])
})
