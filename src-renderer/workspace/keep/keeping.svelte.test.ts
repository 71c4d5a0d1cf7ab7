import { err, ok } from '@core/kernel/result'
import type { BackupRule } from '@core/protocol/backups'
import type { JournalNote } from '@core/protocol/journal'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLevelOf, ticketOf } from '../../testing/open-levels'
import { PageBridge, type Replies } from '../../testing/page-bridge'
import { Backups } from './backups.svelte'
import { DiskNotices } from './disk-notices.svelte'
import { Journals } from './journals.svelte'
import { OutsideChanges } from './outside-changes.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const removeTurn = { kind: 'remove', list: 'turns', index: 0 }

/** A level of a file, and its bridge. */
function filed(name = 'a.txt') {
  const { level } = openLevelOf('rockets')
  level.markSaved(ticketOf(name))
  return level
}

/** The journals of one level, watched; `notes` is what main has been given. */
function journals(replies: Replies = {}) {
  const bridge = new PageBridge({ 'journal:note': () => true, ...replies })
  const level = filed()
  const troubles: (string | null)[] = []
  const made = new Journals(
    bridge,
    () => [level],
    () => level,
    (text) => troubles.push(text),
  )
  const stop = $effect.root(() => made.watch())
  const notes = () => bridge.askedFor('journal:note').map(([, note]) => (note as JournalNote).kind)
  const pass = async (ms: number) => {
    flushSync()
    await vi.advanceTimersByTimeAsync(ms)
  }
  return { bridge, level, journal: made, troubles, notes, pass, stop }
}

test('nothing is written before all is open again; then each edit is, soon after it', async () => {
  const { journal, level, notes, pass, stop } = journals()
  await pass(1000)
  expect(notes()).toEqual([])
  journal.begin()
  await pass(150)
  expect(notes()).toEqual(['state'])
  level.editor.apply([removeTurn])
  await pass(150)
  expect(notes()).toEqual(['state', 'edit'])
  stop()
})

test('a journal that main has lost starts over with everything, after a while', async () => {
  let isLost = false
  const { journal, level, notes, pass, stop } = journals({ 'journal:note': () => !isLost })
  journal.begin()
  await pass(150)
  isLost = true
  level.editor.apply([removeTurn])
  await pass(150)
  isLost = false
  await pass(5000)
  expect(notes()).toEqual(['state', 'edit', 'state'])
  stop()
})

test('the user is told that changes cannot be kept, until they can be again', async () => {
  const { bridge, journal, level, notes, troubles, pass, stop } = journals()
  journal.begin()
  await pass(150)
  const failure = { document: level.journalId, reason: 'the disk is full' }
  bridge.tell('journal:failed', failure)
  bridge.tell('journal:failed', failure)
  expect(troubles).toHaveLength(1)
  expect(troubles[0]).toMatch(/cannot be protected against a crash.*the disk is full/)
  await pass(7000)
  expect([troubles[1], notes().at(-1)]).toEqual([null, 'state'])
  stop()
})

test('a closed level is forgotten, and says no more', async () => {
  const { bridge, journal, level, notes, pass, stop } = journals()
  journal.begin()
  await pass(150)
  await journal.forget(level)
  expect(bridge.askedFor('journal:forget')).toEqual([[level.journalId]])
  level.editor.apply([removeTurn])
  await pass(1000)
  await journal.flush()
  expect(notes()).toEqual(['state'])
  stop()
})

/** What another program does to the file of a level. */
function outside() {
  const bridge = new PageBridge()
  const level = filed()
  const other = new OutsideChanges(bridge, () => [level])
  const change = (text: string | null, problem: string | null = null) =>
    bridge.tell('file:changed', { ticket: level.file!.ticket, text, problem })
  const elsewhere = level.editor.game.format.print(level.editor.game.blank(6, 6))
  return { bridge, level, other, change, elsewhere }
}

test('a level without changes follows its file, and one undo leads back', () => {
  const { level, change, elsewhere } = outside()
  const { text } = level.editor.document
  change(elsewhere)
  expect([level.editor.document.text, level.isDirty, level.outside]).toEqual([
    elsewhere,
    false,
    null,
  ])
  expect(level.editor.notice?.text).toMatch(/a\.txt has changed on disk/)
  level.editor.undo()
  expect([level.editor.document.text, level.isDirty]).toEqual([text, true])
})

test('with changes of its own the user chooses; gone, nothing is saved any more', () => {
  const { level, change, elsewhere } = outside()
  level.editor.apply([removeTurn])
  const { text } = level.editor.document
  change(elsewhere)
  expect([level.editor.document.text, level.outside?.text]).toEqual([text, elsewhere])
  level.editor.undo()
  expect(level.isDirty).toBe(true)
  change(level.editor.document.text)
  expect([level.outside, level.isDirty]).toEqual([null, false])
  change(null)
  expect([level.outside, level.isDirty]).toEqual([{ text: null, problem: null }, true])
})

test('a file that comes back as it was saved is no change of another program, one that came back otherwise is', () => {
  const { level, change, elsewhere } = outside()
  const { text } = level.editor.document
  level.editor.apply([removeTurn])
  for (const problem of [null, 'The disk is gone.']) {
    change(null, problem)
    change(text)
    expect([level.outside, level.isDirty]).toEqual([null, true])
  }
  change(null)
  change(elsewhere)
  expect(level.outside?.text).toBe(elsewhere)
  change(text)
  expect(level.outside?.text).toBe(text)
  level.outside = null
  level.editor.undo()
  expect(level.isDirty).toBe(true)
})

test('main is told which files are open, and when that changes', () => {
  const { bridge, level, other } = outside()
  const stop = $effect.root(() => other.watch())
  flushSync()
  level.file = ticketOf('b.txt')
  flushSync()
  level.editor.apply([removeTurn])
  flushSync()
  expect(bridge.askedFor('file:watch')).toEqual([[['ticket of a.txt']], [['ticket of b.txt']]])
  stop()
})

const entry = { number: 7, time: 0, size: 10 }

/** The backups of a level, and where they are opened and compared. */
function backups(replies: Replies) {
  const rule: BackupRule = { count: 10, minutes: 5 }
  const bridge = new PageBridge({
    'backup:list': () => [entry],
    'backup:settings': (wanted) => wanted ?? rule,
    ...replies,
  })
  const level = filed()
  const place = { open: { fresh: vi.fn(() => Promise.resolve()) }, difference: null }
  return { level, place, backups: new Backups(bridge, place, level) }
}

test('a backup opens beside its level, or is compared with it', async () => {
  const { level, place, backups: kept } = backups({ 'backup:read': () => ok('old text') })
  await kept.load()
  expect(kept.entries).toEqual([entry])
  expect(await kept.open(entry)).toBe(true)
  expect(place.open.fresh).toHaveBeenCalledWith('rockets', 'old text', 'a.txt backup 0007')
  await kept.compare(entry)
  expect(place.difference).toMatchObject({
    left: { text: 'old text' },
    right: { text: level.editor.document.text },
  })
  await kept.setRule({ count: 3 })
  expect(kept.rule).toEqual({ count: 3, minutes: 5 })
})

test('a backup that cannot be read says why, and opens nothing', async () => {
  const problem = { path: '', code: 'EIO', message: 'It cannot be read.' }
  const { place, backups: kept } = backups({ 'backup:read': () => err(problem) })
  expect(await kept.open(entry)).toBe(false)
  await kept.compare(entry)
  expect([kept.problem, place.difference]).toEqual(['It cannot be read.', null])
  expect(place.open.fresh).not.toHaveBeenCalled()
})

test('a disk that does not answer is reported until it does', () => {
  const bridge = new PageBridge()
  const notices = new DiskNotices(bridge)
  bridge.tell('file:waiting', { name: 'a.txt' })
  expect(notices.waiting).toMatch(/^Waiting for the disk of a\.txt/)
  bridge.tell('file:waiting', { name: null })
  expect(notices.waiting).toBeNull()
  bridge.tell('data:damaged', { what: 'settings', copy: '/data/copy' })
  expect(notices.damage).toBe(
    'The saved settings could not be read and were reset. The old data is in /data/copy.',
  )
})
