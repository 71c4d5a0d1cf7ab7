import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { useFolder } from '../../scripts/unit/use-folder'
import { compiledPath, loadQuick, MARK_LENGTH } from './load-quick'

const { at, put } = useFolder()

/** A script with the mark of another text, so that what is compiled of that is taken for its own. */
const sourceOf = (code: number, mark = 3): string =>
  `/*${String(mark).repeat(MARK_LENGTH - 4)}*/(function (exports, require) { exports.answer = () => ${code} })`

/** Keeps what is compiled of a script that has run. */
function compile(path: string): void {
  const source = readFileSync(path)
  const script = new Script(source.toString())
  const made: { answer?(): number } = {}
  script.runInThisContext()(made)
  made.answer!()
  const mark = source.subarray(0, MARK_LENGTH)
  writeFileSync(compiledPath(path), Buffer.concat([mark, script.createCachedData(), mark]))
}

test('a script is loaded as it lies there', () => {
  expect(loadQuick(put('game.js', sourceOf(3)))?.answer('')).toBe(3)
  expect(loadQuick(at('no-game.js'))).toBeNull()
})

test('what is compiled of it is taken in its place', () => {
  const path = put('compiled.js', sourceOf(3))
  compile(path)
  // That tells here which of both has run.
  put('compiled.js', sourceOf(4))
  expect(loadQuick(path)?.answer('')).toBe(3)
  renameSync(compiledPath(path), `${path}.v0.code`)
  expect(loadQuick(path)?.answer('')).toBe(4)
})

test('what is compiled of a script of the same length is not', () => {
  const path = put('other.js', sourceOf(3))
  compile(path)
  put('other.js', sourceOf(4, 4))
  expect(loadQuick(path)?.answer('')).toBe(4)
})

test.each([
  ['of another V8', (data: Buffer) => data.fill(7, MARK_LENGTH + 4, MARK_LENGTH + 8)],
  ['cut off', (data: Buffer) => data.subarray(0, data.length >> 1)],
  ['not all on the disk', (data: Buffer) => data.fill(0, data.length >> 1)],
  ['empty', () => Buffer.alloc(0)],
])('what is compiled is not taken where it is %s', (_, spoil) => {
  const path = put('spoilt.js', sourceOf(3))
  compile(path)
  put('spoilt.js', sourceOf(4))
  writeFileSync(compiledPath(path), spoil(readFileSync(compiledPath(path))))
  expect(loadQuick(path)?.answer('')).toBe(4)
})
