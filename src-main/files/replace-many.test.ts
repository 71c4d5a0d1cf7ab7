import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { replaceMany } from './replace-many'

const own = mkdtempSync(join(tmpdir(), 'boardwright-many-'))
const folder = (): string => mkdtempSync(join(own, 'many-'))
afterAll(() => rmSync(own, { recursive: true }))
const names = Array.from({ length: 50 }, (_, at) => `${at}.out`)

test('many files are written, and none beside them', () => {
  const into = folder()
  writeFileSync(join(into, '7.out'), 'old')
  const files = names.map((name) => ({ path: join(into, name), content: `answer ${name}\n` }))
  expect(replaceMany(files)).toEqual(names.map(() => null))
  expect(readdirSync(into).sort()).toEqual([...names].sort())
  for (const name of names) {
    expect(readFileSync(join(into, name), 'utf8')).toBe(`answer ${name}\n`)
  }
})

test('what is replaced keeps who may read it', (context) => {
  skipWithout(context, 'unix')
  const path = join(folder(), 'kept.out')
  writeFileSync(path, 'old')
  chmodSync(path, 0o640)
  expect(replaceMany([{ path, content: 'new' }])).toEqual([null])
  expect(statSync(path).mode & 0o777).toBe(0o640)
})

test('one that cannot be written is named by its error, leaves nothing, and the others are written', () => {
  const into = folder()
  mkdirSync(join(into, 'taken.out'))
  const at = (name: string): string => join(into, name)
  const done = replaceMany([
    { path: at('a.out'), content: 'a' },
    { path: at('taken.out'), content: 'b' },
    { path: at('missing/c.out'), content: 'c' },
    { path: at(`${'long'.repeat(60)}.out`), content: 'd' },
  ])
  expect(done.map((error) => (error as NodeJS.ErrnoException | null)?.code ?? null)).toEqual([
    null,
    expect.stringMatching(/EISDIR|EPERM|ENOTEMPTY|EEXIST/),
    'ENOENT',
    null,
  ])
  expect(readdirSync(into).sort()).toEqual(
    ['a.out', `${'long'.repeat(60)}.out`, 'taken.out'].sort(),
  )
})

test('a signal that comes meanwhile is heard when all is in place', async (context) => {
  skipWithout(context, 'unix')
  const heard: string[] = []
  const into = folder()
  const hear = (): unknown => heard.push(readdirSync(into).join())
  process.on('SIGHUP', hear)
  try {
    process.kill(process.pid, 'SIGHUP')
    replaceMany([{ path: join(into, 'a.out'), content: 'a' }])
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
    // By the first listener as it came, and again by what was held back.
    expect(heard.length).toBeGreaterThan(0)
    expect(new Set(heard)).toEqual(new Set(['a.out']))
  } finally {
    process.off('SIGHUP', hear)
  }
})
