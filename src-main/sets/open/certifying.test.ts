import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { soon } from '../../../scripts/unit/soon'
import { ANSWER, SAMPLE } from '../../cli/testing/level-folder'
import { runCaptured } from '../../cli/testing/captured-io'
import { version } from '../../../package.json'
import { SameThread } from '../../threads/testing/same-thread'
import { Certifying } from './certifying'
import { LookCrew } from './look-crew'
import { LookStore } from './look-store'
import { OpenSet } from './open-set'
import { putFile } from '../testing/put-file'

let root: string
let set: OpenSet
let chosen: string | null
let certifying: Certifying

const put = (path: string, content: string | Uint8Array) => putFile(root, path, content)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'certifying-'))
  await put('set/1.in', SAMPLE)
  await put('set/1.ans', ANSWER)
  await put('set/secret/2.in', '5 5\n1\n1\n0\n1 1\n2 N\n')
  await put('set/boardwright.json', '{"version":1,"tests":{"1.in":{"note":"seed 7"}}}')
  const store = LookStore.open(join(root, 'looks.json'), '1', () => undefined)
  const threads = new SameThread()
  const crew = new LookCrew(() => threads)
  const listener = { listed: () => undefined, looked: () => undefined, logError: () => undefined }
  set = new OpenSet(join(root, 'set'), crew, store, listener)
  expect(await set.open()).toBeNull()
  set.begin()
  await seen()
  const choose = () => (chosen === null ? [] : [join(root, chosen)])
  certifying = new Certifying({
    find: (id) => (id === 's' ? set : null),
    dialogs: {
      open: () => Promise.resolve(choose()),
      save: () => Promise.resolve(choose()[0] ?? null),
    },
    version,
    pdf: (html, paper) => Promise.resolve(Buffer.from(`${paper}: ${html}`)),
    marked: (_path, write) => write(() => Promise.resolve()),
  })
})

afterEach(async () => {
  await set.close()
  await rm(root, { recursive: true })
})

const seen = () => soon(() => expect(set.looks.tests).toHaveLength(set.listed.tests.length))

async function save(name: string, file: Parameters<Certifying['save']>[1]): Promise<string> {
  chosen = name
  expect(await certifying.save('s', file)).toEqual({ kind: 'saved', path: join(root, name) })
  return readFile(join(root, name), 'utf8')
}

async function verdict(name: string): Promise<readonly string[]> {
  chosen = name
  const found = await certifying.verify('s')
  if (!found.ok) throw new Error(found.error ?? 'cancelled')
  expect(found.value.file).toBe(name)
  return found.value.broken
}

test('a set is certified in the words of the command line, in every form', async () => {
  const found = await certifying.show('s')
  if (!found.ok) throw new Error(found.error)
  const { papers, without } = found.value
  expect([papers[0]!.title, without]).toEqual(['Certificate of 2 tests of Rockets', 0])
  for (const form of ['html', 'text', 'json'] as const) {
    const { out } = await runCaptured(['certify', join(root, 'set'), '--form', form])
    expect(await save(`c.${form}`, form)).toBe(out)
  }
  expect(await save('c.pdf', 'pdf')).toMatch(/^A4: <!doctype html>/)
  chosen = 'set/c.txt'
  expect(await certifying.save('s', 'text')).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('become a test'),
  })
  chosen = null
  expect(await certifying.save('s', 'html')).toEqual({ kind: 'cancelled' })
  expect(await certifying.verify('s')).toEqual({ ok: false, error: null })
})

test('what was saved holds until the set changes on disk', async () => {
  await save('c.html', 'html')
  await save('c.json', 'json')
  expect([await verdict('c.html'), await verdict('c.json')]).toEqual([[], []])
  await put('set/1.in', Buffer.concat([Buffer.from('efbbbf', 'hex'), Buffer.from(SAMPLE)]))
  // It is looked at first, however lately it has changed.
  expect(await verdict('c.html')).toEqual(['The text of 1.in has changed'])
  await put('set/1.in', SAMPLE)
  await put('set/1.ans', '9\n')
  expect(await verdict('c.json')).toEqual(['The expected answer of 1.in has changed'])
})

test('says what is no certificate, and why there can be none', async () => {
  await put('story.json', 'once upon a time')
  chosen = 'story.json'
  expect(await certifying.verify('s')).toMatchObject({
    ok: false,
    error: expect.stringContaining('story.json: line 1: expected a certificate'),
  })
  chosen = 'gone.json'
  expect(await certifying.verify('s')).toMatchObject({ ok: false })
  expect(await certifying.show('x')).toEqual({ ok: false, error: 'This set is no longer open.' })
  // It looks at its folder by itself no more.
  clearTimeout(set['timer']!)
  await put('set/1.in', 'x')
  await put('set/secret/2.in', 'x')
  expect(await certifying.show('s')).toMatchObject({
    ok: false,
    error: expect.stringContaining('has just changed'),
  })
  await set.refresh()
  await seen()
  expect(await certifying.show('s')).toMatchObject({
    ok: false,
    error: expect.stringContaining('nothing to certify'),
  })
  chosen = 'missing/c.html'
  expect(await certifying.save('s', 'html')).toMatchObject({ kind: 'failed' })
})
