import { expect, test } from 'vitest'
import { testFilesOf } from '../set-files'
import { leftOut } from '../test-files'
import { folderOfNew, isInvalidInput } from './invalid-files'

test('inputs that have to be refused are no tests and not left out, whatever the format calls their folder', () => {
  const paths = [
    'invalid/a.in',
    'invalid/deep/b.txt',
    'data/invalid_input/c.in',
    'invalid_inputs/d.in',
  ]
  const others = ['invalid.in', 'small/invalid/1.in', 'data/secret/2.in']
  expect(paths.filter(isInvalidInput)).toEqual(paths)
  expect(others.filter(isInvalidInput)).toEqual([])
  const all = [...paths, 'invalid/notes.md', ...others]
  const tests = testFilesOf(all)
  expect(tests.map(({ path }) => path).sort()).toEqual([...others].sort())
  expect(leftOut({ tests, paths: all }, 'boardwright.json')).toEqual(['invalid/notes.md'])
})

test('new ones go beside those that are there, in a package to the place of its format', () => {
  expect(folderOfNew(['01.in'])).toBe('invalid/')
  expect(folderOfNew(['data/secret/01.in'])).toBe('data/invalid_input/')
  expect(folderOfNew(['data/secret/01.in', 'invalid_inputs/x.in'])).toBe('invalid_inputs/')
})
