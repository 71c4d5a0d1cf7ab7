import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Corpus } from './corpus'
import { Fuzzer } from './fuzzer'
import { shrink } from './shrink'
import { demand, faultOf, type FuzzTarget } from './target'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-fuzz-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A reader of one number with a planted bug: it cannot do with a line that begins with 7. */
const target: FuzzTarget = {
  id: 'planted',
  isBytes: false,
  words: ['1', '2'],
  seeds: () => ['1 2 3\n4 5 6\n', 'a b\nc d\n'],
  attempt(input) {
    const fault = faultOf(() => {
      for (const line of input.split('\n')) {
        if (line.startsWith('7')) throw new RangeError(`no line ${line.length}`)
      }
    })
    return { fault, features: input.includes('9') ? ['nine'] : ['none'] }
  },
}

function fuzzerOf(seen: string[] = []): Fuzzer {
  const corpus = new Corpus(join(folder, 'corpus'), target)
  const finds = new Corpus(join(folder, 'found'), target)
  return new Fuzzer(target, corpus, finds, 5, (input) => seen.push(input))
}

test('finds a planted fault, shrinks it and writes it down', () => {
  const fuzzer = fuzzerOf()
  fuzzer.begin()
  for (let times = 0; times < 20_000 && fuzzer.found.length === 0; times++) fuzzer.next()
  expect(fuzzer.found[0]).toContain('throws RangeError in ')
  const [name] = readdirSync(join(folder, 'found', 'planted'))
  expect(readFileSync(join(folder, 'found', 'planted', name!), 'utf8')).toBe('7')
})

test('keeps the first input that reaches something, as small as it can be', () => {
  const fuzzer = fuzzerOf()
  fuzzer.begin()
  for (let times = 0; times < 20_000 && fuzzer.kept === 0; times++) fuzzer.next()
  const names = readdirSync(join(folder, 'corpus', 'planted'))
  expect(
    names.map((name) => readFileSync(join(folder, 'corpus', 'planted', name), 'utf8')),
  ).toEqual(['9'])
})

test('tries earlier finds first', () => {
  const finds = new Corpus(join(folder, 'found'), target)
  finds.keep('1\n7 left from before\n', 'old-')
  const fuzzer = fuzzerOf()
  fuzzer.begin()
  expect(fuzzer.found).toHaveLength(1)
  expect(existsSync(join(folder, 'corpus'))).toBe(false)
})

test('the same seed tries the same inputs', () => {
  const runs = [[], []] as string[][]
  for (const seen of runs) {
    const fuzzer = fuzzerOf(seen)
    fuzzer.begin()
    for (let times = 0; times < 200; times++) fuzzer.next()
    rmSync(join(folder, 'corpus'), { recursive: true, force: true })
    rmSync(join(folder, 'found'), { recursive: true, force: true })
  }
  expect(runs[0]).toEqual(runs[1])
})

test('shrinking leaves what is needed', () => {
  const needs = (text: string): boolean => text.includes('x') && text.includes('yz')
  expect(shrink('one\ntwo x three\nfour\nab yz cd\nfive', needs)).toBe('xyz')
})

test('a check that is not met is a fault of its kind', () => {
  expect(faultOf(() => demand(false, 'kind', 'detail'))).toEqual({ kind: 'kind', detail: 'detail' })
  expect(faultOf(() => demand(true, 'kind', 'detail'))).toBeNull()
})
