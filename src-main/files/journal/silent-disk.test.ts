import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { soon } from '../../../scripts/unit/soon'
import { Journal } from './journal'
import type { KeptRecord } from './records'

/** What all open files have in common. */
const handles = await open(import.meta.filename).then(async (handle) => {
  await handle.close()
  return Object.getPrototypeOf(handle) as FileHandle
})

function state(text: string): KeptRecord {
  const document = { game: 'go', text, past: [], future: [], savedAt: 0 }
  return { kind: 'state', name: 'Untitled', path: null, document, lines: null, view: null }
}

test('a write that does not end is reported as long as it lasts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwright-journal-'))
  const told: unknown[] = []
  const onFailure = (document: string, error: unknown) =>
    told.push([document, (error as Error).message])
  const journal = new Journal(folder, { delay: 0, patience: 20, onFailure })
  journal.note('a', state(''))
  await journal.settled()
  told.length = 0
  let wake = (): void => undefined
  const asleep = new Promise<void>((resolve) => (wake = resolve))
  const datasync = vi.spyOn(handles, 'datasync').mockReturnValue(asleep)
  journal.note('a', { kind: 'view', view: 1 })
  await soon(() => expect(told.length).toBeGreaterThan(1))
  expect(told[0]).toEqual(['a', 'the disk does not answer'])
  datasync.mockRestore()
  wake()
  // What the page starts over meanwhile follows what hung.
  journal.note('a', state('xy'))
  await journal.settled()
  const { documents } = await new Journal(folder, { onFailure }).restore()
  expect(documents[0]!.document.text).toBe('xy')
  await journal.close()
  await rm(folder, { recursive: true })
})
