import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEPT_OUTPUT, RunStore } from './run-store'

let folder: string
let stores: RunStore[]
let errors: unknown[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-store-'))
  stores = []
  errors = []
})
afterEach(() => {
  for (const store of stores) store.close()
  rmSync(folder, { recursive: true, force: true })
})

function open(name = 'set', version = '1'): RunStore {
  const store = RunStore.open(folder, name, version, (error) => errors.push(error))
  stores.push(store)
  return store
}

function put(store: RunStore, key: string, output: string, errorText = '') {
  return store.put(
    {
      key,
      verdict: 'WA',
      cpu: 10,
      wall: 12,
      memory: null,
      code: 0,
      signal: null,
      length: Buffer.byteLength(output),
    },
    { output, errors: errorText },
  )
}

test('runs are there again with what they printed, the last under each key', () => {
  const store = open()
  put(store, 'a', 'one', 'oh')
  put(store, 'b', 'zwölf')
  put(store, 'a', 'two')
  store.close()
  const again = open()
  expect(again.get('a')).toMatchObject({ verdict: 'WA', wall: 12, length: 3 })
  expect(again.printed(again.get('a')!)).toEqual({ output: 'two', errors: '' })
  expect(again.printed(again.get('b')!)).toEqual({ output: 'zwölf', errors: '' })
  expect(again.get('c')).toBeNull()
  again.close()
  expect(open('set', '2').get('a')).toBeNull()
  expect(errors).toEqual([])
})

test('what is damaged or cut is forgotten, and all else stays', () => {
  const store = open()
  put(store, 'a', 'one')
  put(store, 'b', 'two')
  store.close()
  appendFileSync(join(folder, 'set.runs'), '{"key":"c","verdict":"AC"}\nnot JSON\n{"key":"d","ver')
  const again = open()
  expect(['a', 'b', 'c', 'd'].map((key) => again.get(key) !== null)).toEqual([
    true,
    true,
    false,
    false,
  ])
  put(again, 'e', 'three')
  again.close()
  // Texts that the disk has lost.
  truncateSync(join(folder, 'set.texts'), 4)
  const last = open()
  expect(['a', 'b', 'e'].map((key) => last.get(key) !== null)).toEqual([true, false, false])
  put(last, 'f', 'four')
  expect(last.printed(last.get('f')!).output).toBe('four')
})

test('of a long output the beginning is kept, and of too many the newer half', () => {
  const store = open()
  const long = 'x'.repeat(KEPT_OUTPUT + 5)
  const most = (64 * 2 ** 20) / KEPT_OUTPUT
  for (let at = 0; at <= most; at++) put(store, `k${at}`, `${at} ${long}`)
  expect(store.get('k0')).toBeNull()
  const kept = store.get(`k${most}`)!
  expect(kept).toMatchObject({ output: KEPT_OUTPUT })
  expect(store.printed(kept).output).toBe(`${most} ${long}`.slice(0, KEPT_OUTPUT))
  expect(statSync(join(folder, 'set.texts')).size).toBeLessThanOrEqual(32 * 2 ** 20)
  store.close()
  const again = open()
  expect(again.printed(again.get(`k${most}`)!).output.startsWith(`${most} x`)).toBe(true)
})

test('of many sets those are forgotten that were used longest ago', () => {
  for (let at = 0; at < 53; at++) {
    open(`s${at}`).close()
    utimesSync(join(folder, `s${at}.runs`), at, at)
  }
  open('last').close()
  const names = readdirSync(folder).filter((name) => name.endsWith('.runs'))
  expect(names).toHaveLength(50)
  expect(names).toContain('last.runs')
  expect(names).not.toContain('s0.runs')
})

test('a folder that cannot be written is told, and runs go on without being kept', () => {
  const store = RunStore.open('/dev/null/none', 'set', '1', (error) => errors.push(error))
  const run = put(store, 'a', 'one')
  expect(errors).toHaveLength(1)
  expect(store.get('a')).toEqual(run)
  expect(store.printed(run)).toEqual({ output: '', errors: '' })
})

test.skipIf(process.platform === 'win32').each(['runs', 'texts'])(
  'a pipe in the place of its %s is waited for by nobody',
  (ending) => {
    execFileSync('mkfifo', [join(folder, `set.${ending}`)])
    const store = open()
    expect(errors).toMatchObject([{ message: expect.stringContaining('not a regular file') }])
    put(store, 'a', 'one')
    expect(store.get('a')).toMatchObject({ key: 'a' })
  },
)
