import { expect, it } from 'vitest'
import { testFilesOf } from './set-files'
import { leftOut } from './test-files'

it('names files that are neither tests nor of the name of one', () => {
  const paths = [
    '1.in',
    '1.ans',
    '1.desc',
    '1.in.png',
    'g-0.match',
    'g-0.out',
    'a/1.cpp',
    'set.json',
  ]
  expect(leftOut({ tests: testFilesOf(paths), paths }, 'set.json')).toEqual([
    'g-0.match',
    'g-0.out',
    'a/1.cpp',
  ])
  expect(leftOut({ tests: testFilesOf(['1.in']), paths: ['1.in'] }, 'set.json')).toEqual([])
})
