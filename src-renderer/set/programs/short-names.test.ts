import { expect, test } from 'vitest'
import { shortNames } from './short-names'

test('names go without their folders, but for those that would be alike', () => {
  const paths = [
    '01.in',
    'sample/01.in',
    'secret/01.in',
    'secret/02.in',
    'secret/a/03.in',
    'x/a/03.in',
  ]
  expect([...shortNames(paths)].sort()).toEqual([
    ['01.in', '01.in'],
    ['sample/01.in', 'sample/01.in'],
    ['secret/01.in', 'secret/01.in'],
    ['secret/02.in', '02.in'],
    ['secret/a/03.in', 'secret/a/03.in'],
    ['x/a/03.in', 'x/a/03.in'],
  ])
  expect(shortNames([]).size).toBe(0)
})
