import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { useFolder } from '../../scripts/unit/use-folder'
import { compiledPath, loadQuick } from './load-quick'

const { at, put } = useFolder()

const sourceOf = (code: number): string =>
  `(function (exports, require) { exports.answer = () => ${code} })`

/** Keeps what is compiled of a script that has run. */
function compile(path: string): void {
  const script = new Script(readFileSync(path, 'utf8'))
  const made: { answer?(): number } = {}
  script.runInThisContext()(made)
  made.answer!()
  writeFileSync(compiledPath(path), script.createCachedData())
}

test('a script is loaded as it lies there', () => {
  expect(loadQuick(put('game.js', sourceOf(3)))?.answer('')).toBe(3)
  expect(loadQuick(at('no-game.js'))).toBeNull()
})

test('what is compiled of it is taken in its place', () => {
  const path = put('compiled.js', sourceOf(3))
  compile(path)
  // V8 looks only at the length: that tells here which of both has run.
  put('compiled.js', sourceOf(4))
  expect(loadQuick(path)?.answer('')).toBe(3)
  renameSync(compiledPath(path), `${path}.v0.code`)
  expect(loadQuick(path)?.answer('')).toBe(4)
})

test.each([
  ['of another V8', (data: Buffer) => data.fill(7, 4, 8)],
  ['cut off', (data: Buffer) => data.subarray(0, data.length >> 1)],
  ['empty', () => Buffer.alloc(0)],
])('what is compiled is not taken where it is %s', (_, spoil) => {
  const path = put('spoilt.js', sourceOf(3))
  compile(path)
  put('spoilt.js', sourceOf(4))
  writeFileSync(compiledPath(path), spoil(readFileSync(compiledPath(path))))
  expect(loadQuick(path)?.answer('')).toBe(4)
})
