import { findGame } from '@core/games/testing'
import { err, ok } from '@core/kernel/result'
import type { UserSettings } from '@core/protocol/settings'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generatedText } from '../testing/levels'
import { ticketOf } from '../testing/open-levels'
import { nothingToOpen, PageBridge, type Replies } from '../testing/page-bridge'
import { autosave } from './autosave.svelte'
import { Workspace } from './workspace.svelte'

const rockets = findGame('rockets')!
const text = generatedText(rockets)
const removeTurn = { kind: 'remove', list: 'turns', index: 0 }

let page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A window with two files and one level without, the first in front, that saves so. */
async function begun(wanted: UserSettings['autosave'], replies: Replies = {}) {
  const bridge = new PageBridge({
    'app:started': () => ({
      ...nothingToOpen,
      files: ['a.txt', 'b.txt'].map((name) => ({ file: ticketOf(name), text })),
    }),
    'file:recent': () => [],
    'journal:note': () => true,
    'file:save': (ticket) => ok(ticketOf(ticket.slice(10))),
    ...replies,
  })
  const workspace = new Workspace(bridge)
  await workspace.begin()
  await workspace.open.fresh('rockets', text)
  const [first, second, unfiled] = workspace.levels
  workspace.activate(first!)
  const end = $effect.root(() => autosave(workspace, () => wanted))
  flushSync()
  const saved = () => {
    flushSync()
    return bridge.askedFor('file:save').map(([ticket]) => ticket)
  }
  const change = (level: typeof first) => {
    level!.editor.apply([removeTurn], level!.editor.newGroup())
    flushSync()
  }
  return { workspace, bridge, first, second, unfiled, saved, change, end }
}

test('a level that is left is saved, once, where that is wanted', async () => {
  const { workspace, first, second, saved, change, end } = await begun('leave')
  change(first)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved()).toEqual([])
  workspace.activate(second!)
  flushSync()
  await vi.advanceTimersByTimeAsync(0)
  expect(saved()).toEqual(['ticket of a.txt'])
  expect(first!.isDirty).toBe(false)
  workspace.activate(first!)
  expect(saved()).toHaveLength(1)
  end()
})

test('always: soon after the last edit, on any tab; a level without a file waits for the user', async () => {
  const { first, unfiled, saved, change, bridge, end } = await begun('always')
  change(first)
  await vi.advanceTimersByTimeAsync(900)
  change(first)
  await vi.advanceTimersByTimeAsync(900)
  expect(saved()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(saved()).toEqual(['ticket of a.txt'])
  change(unfiled)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved()).toHaveLength(1)
  expect(bridge.askedFor('file:save-as')).toEqual([])
  end()
})

test('nothing is saved where it is not wanted, or where another program has changed the file', async () => {
  const off = await begun('off')
  off.change(off.first)
  off.workspace.activate(off.second!)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(off.saved()).toEqual([])
  off.end()
  const outside = await begun('always')
  outside.first!.outside = { text: 'other', problem: null }
  outside.change(outside.first)
  outside.workspace.activate(outside.second!)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outside.saved()).toEqual([])
  outside.end()
})

test('while the user is asked what is to become of a level, nothing is saved by itself', async () => {
  const answers: ((answer: 'cancel') => void)[] = []
  const question = new Promise<'cancel'>((resolve) => answers.push(resolve))
  const { workspace, bridge, first, saved, change, end } = await begun('leave')
  const request = bridge.request.bind(bridge) as (...args: unknown[]) => Promise<unknown>
  bridge.request = ((...args: unknown[]) =>
    args[0] === 'ask:unsaved' ? question : request(...args)) as typeof bridge.request
  change(first)
  const closed = workspace.close(first!)
  page.dispatchEvent(new Event('blur'))
  await vi.advanceTimersByTimeAsync(0)
  expect(saved()).toEqual([])
  answers[0]!('cancel')
  expect(await closed).toBe(false)
  page.dispatchEvent(new Event('blur'))
  await vi.advanceTimersByTimeAsync(0)
  expect(saved()).toEqual(['ticket of a.txt'])
  end()
})

test('a file about which main would have to ask waits for the user, without a word', async () => {
  const problem = { path: '/levels/a.txt', code: 'UNASKED', message: 'It was not saved.' }
  const { first, bridge, saved, change, end } = await begun('always', {
    'file:save': () => err(problem),
  })
  change(first)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved()).toEqual(['ticket of a.txt'])
  expect(bridge.askedFor('file:save')[0]!.slice(2)).toEqual([false, false])
  expect(first!.editor.notice?.text).not.toBe(problem.message)
  end()
})

test('a level is written once at a time', async () => {
  const ends: (() => void)[] = []
  const { workspace, bridge, first, saved, change, end } = await begun('always')
  const request = bridge.request.bind(bridge) as (...args: unknown[]) => Promise<unknown>
  bridge.request = (async (...args: unknown[]) => {
    const reply = await request(...args)
    if (args[0] === 'file:save') await new Promise<void>((resolve) => ends.push(resolve))
    return reply
  }) as typeof bridge.request
  change(first)
  await vi.advanceTimersByTimeAsync(2000)
  const byHand = workspace.save(first!)
  await vi.advanceTimersByTimeAsync(2000)
  expect(saved()).toHaveLength(1)
  ends[0]!()
  await vi.advanceTimersByTimeAsync(0)
  expect(saved()).toHaveLength(2)
  ends[1]!()
  expect(await byHand).toBe(true)
  end()
})
