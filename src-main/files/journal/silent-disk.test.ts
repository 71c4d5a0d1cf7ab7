import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Journal } from './journal'
import type { JournalRecord } from './records'

/** What all open files have in common. */
const handles = await open(import.meta.filename).then(async (handle) => {
  await handle.close()
  return Object.getPrototypeOf(handle) as FileHandle
})

function state(text: string): JournalRecord {
  const document = { game: 'go', text, past: [], future: [], savedAt: 0 }
  return { kind: 'state', name: 'Untitled', path: null, document, lines: null, view: null }
}

// An interval sets how long a write may last; everything else goes on by itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('a write that does not end is reported as long as it lasts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwright-journal-'))
  const told: unknown[] = []
  const onFailure = (document: string, error: unknown) =>
    told.push([document, (error as Error).message])
  const journal = new Journal(folder, { delay: 0, patience: 2000, onFailure })
  journal.note('a', state(''))
  await journal.settled()
  let wake = (): void => undefined
  const asleep = new Promise<void>((resolve) => (wake = resolve))
  let fallAsleep = (): void => undefined
  const isAsleep = new Promise<void>((resolve) => (fallAsleep = resolve))
  const datasync = vi.spyOn(handles, 'datasync').mockImplementation(() => {
    fallAsleep()
    return asleep
  })
  journal.note('a', { kind: 'view', view: 1 })
  await isAsleep
  vi.advanceTimersByTime(1999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  const silent = ['a', 'the disk does not answer']
  expect(told).toEqual([silent])
  vi.advanceTimersByTime(4000)
  expect(told).toEqual([silent, silent, silent])
  datasync.mockRestore()
  wake()
  // What the page starts over meanwhile follows what hung.
  journal.note('a', state('xy'))
  await journal.settled()
  const { documents } = await new Journal(folder, { onFailure }).restore()
  expect(documents[0]!.document.text).toBe('xy')
  vi.advanceTimersByTime(4000)
  expect(told).toHaveLength(3)
  await journal.close()
  await rm(folder, { recursive: true })
})
