import { zipSync } from 'fflate'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAMPLE } from '../../cli/testing/level-folder'
import { Importing } from './importing'
import { MakerThread } from './testing/maker-thread'
import { testCall } from '../../threads/testing/test-call'

let root: string
let chosen: string[]
let opened: string[]
let importing: Importing
const call = testCall<never>()

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'importing-'))
  ;[chosen, opened] = [[], []]
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
  await writeFile(join(root, 'mice.zip'), zipSync({ '1.in': bytes(SAMPLE), 'a.md': bytes('x') }))
  importing = new Importing({
    createThread: () => new MakerThread(() => false),
    built: root,
    dialogs: { open: () => Promise.resolve(chosen.splice(0, 1)) },
    open: (folder) => {
      opened.push(folder)
      return Promise.resolve(null)
    },
    logError: vi.fn(),
    pdf: () => Promise.reject(new Error('no page')),
    marked: (_, write) => write(() => Promise.resolve()),
  })
})
afterEach(() => rm(root, { recursive: true }))

async function planned() {
  chosen = [join(root, 'mice.zip')]
  const plan = await importing.plan('archive', call)
  if (!plan.ok || !plan.value) throw new Error('no plan')
  return plan.value
}

test('a package is told of, then written where the user says, and opened', async () => {
  const plan = await planned()
  expect(plan).toMatchObject({ name: 'mice', tests: 1, programs: 0, problems: [] })
  expect(plan.leftOut.map(({ path }) => path)).toEqual(['a.md'])
  expect(await readdir(root)).toEqual(['mice.zip'])
  chosen = [root]
  expect(await importing.write(plan.plan, 'rats', call)).toEqual({ kind: 'opened' })
  expect(opened).toEqual([join(root, 'rats')])
  expect(await readFile(join(root, 'rats/1.in'), 'utf8')).toBe(SAMPLE)
})

test('nothing is written where the user chooses nothing, or over what is there', async () => {
  expect(await importing.plan('archive', call)).toEqual({ ok: true, value: null })
  const plan = await planned()
  expect(await importing.write(plan.plan, 'rats', call)).toEqual({ kind: 'cancelled' })
  await mkdir(join(root, 'rats'))
  await writeFile(join(root, 'rats/x'), 'x')
  chosen = [root]
  expect(await importing.write(plan.plan, 'rats', call)).toMatchObject({ kind: 'failed' })
  expect([await readdir(join(root, 'rats')), opened]).toEqual([['x'], []])
  expect(await importing.write('older', 'rats', call)).toEqual({ kind: 'cancelled' })
})

test('a file that is no package is refused in a sentence', async () => {
  await writeFile(join(root, 'no.zip'), 'PK')
  chosen = [join(root, 'no.zip')]
  const error = 'This is not a ZIP archive, or it is damaged'
  expect(await importing.plan('archive', call)).toEqual({ ok: false, error })
  chosen = [join(root, 'gone.zip')]
  expect((await importing.plan('archive', call)).ok).toBe(false)
})
