import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err } from '@core/kernel/result'
import { noAnswer, userDisks } from '../../files/disks'
import { withNote, withTitle, type NotesChange } from '../notes'
import { NotesFile } from './notes-file'
import { FileSteps } from './file-steps'

let folder: string
let path: string
let notes: NotesFile
let steps: FileSteps

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notes-'))
  path = join(folder, 'boardwright.json')
  notes = new NotesFile(path)
  steps = new FileSteps(folder, {
    guard: (_, write) => write(() => Promise.resolve()),
    trash: (path) => rm(path),
  })
})
afterEach(() => rm(folder, { recursive: true }))

/** Makes a change as the app does: a step that is planned on what stands in the file. */
async function make(change: NotesChange) {
  const edit = await notes.planned(change)
  if (!edit.ok) return edit
  const done = await steps.do({ label: 'note', edits: [edit.value] })
  await notes.refresh(`${Math.random()}`)
  return done.problem ? err(done.problem) : edit
}

const text = (): Promise<string> => readFile(path, 'utf8')

test('notes and titles are written in an order that does not depend on when', async () => {
  await make(withNote('secret/10.in', 'ten'))
  await make(withTitle('secret', 'Large ones'))
  await make(withNote('secret/2.in', 'two'))
  await make(withNote('gone.in', 'x'))
  await make(withNote('gone.in', ''))
  expect(await text()).toBe(
    `{
  "version": 1,
  "groups": {
    "secret": {
      "title": "Large ones"
    }
  },
  "tests": {
    "secret/2.in": {
      "note": "two"
    },
    "secret/10.in": {
      "note": "ten"
    }
  }
}
`,
  )
  const again = new NotesFile(path)
  await again.refresh('1')
  expect(again.held).toEqual({
    tests: { 'secret/2.in': 'two', 'secret/10.in': 'ten' },
    made: {},
    groups: { secret: 'Large ones' },
    scoring: {},
    invalid: {},
    packing: {},
    compare: 'tokens',
    limits: null,
    problem: null,
  })
})

test('keys of others stay', async () => {
  const own = { version: 1, author: 'A', tests: { '1.in': { weight: 2, note: 'a' } } }
  await writeFile(path, JSON.stringify(own))
  await make(withNote('1.in', ''))
  expect(JSON.parse(await text())).toEqual({
    version: 1,
    groups: {},
    tests: { '1.in': { weight: 2 } },
    author: 'A',
  })
})

test('what another program has written meanwhile is kept', async () => {
  await make(withNote('1.in', 'a'))
  await writeFile(path, (await text()).replace('"a"', '"by hand"'))
  await make(withNote('2.in', 'b'))
  expect(notes.held.tests).toEqual({ '1.in': 'by hand', '2.in': 'b' })
})

test.each([
  [
    '{\n  "version": 1,\n}',
    'boardwright.json cannot be read. Line 2, column 15: this is not JSON: ',
  ],
  ['{\n  "version": 2\n}', 'Line 2, column 3: version: '],
  ['{\n  "version": 1,\n  "tests": {\n    "1.in": "a"\n  }\n}', 'Line 4, column 5: tests › 1.in: '],
])('%j is told with its place and never written over', async (damaged, words) => {
  await writeFile(path, damaged)
  await notes.refresh('1')
  expect(notes.held.problem).toContain(words)
  const kept = await make(withNote('1.in', 'a'))
  expect(kept).toMatchObject({ ok: false, error: { code: 'DAMAGED' } })
  expect(await text()).toBe(damaged)
  await rm(path)
  expect((await make(withNote('1.in', 'a'))).ok).toBe(true)
})

test('notes that the disk could not read are read again, though nobody has written them', async () => {
  await writeFile(path, '{"version":1,"tests":{"1.in":{"note":"one"}}}')
  const ask = vi.spyOn(userDisks, 'ask').mockRejectedValueOnce(noAnswer())
  await notes.refresh('state')
  expect(notes.held.problem).toContain('does not answer')
  expect(await notes.refresh('state')).toBe(true)
  expect(notes.held).toMatchObject({ problem: null, tests: { '1.in': 'one' } })
  expect(await notes.refresh('state')).toBe(false)
  ask.mockRestore()
})
