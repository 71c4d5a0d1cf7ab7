import { expect, test } from 'vitest'
import { comparable, isBelow, slashed } from './paths'

test.each([
  ['/', '/set', '/set/a.txt', true],
  ['/', '/set', '/set', false],
  ['/', '/set', '/settings/a.txt', false],
  ['/', '/', '/a.txt', true],
  ['\\', 'C:\\set', 'C:\\set\\a.txt', true],
  ['\\', 'C:\\set', 'C:\\settings\\a.txt', false],
  ['\\', 'C:\\', 'C:\\a.txt', true],
  ['\\', 'C:\\set', 'D:\\set\\a.txt', false],
  ['\\', '\\\\server\\share\\set', '\\\\server\\share\\set\\a.txt', true],
] as const)('with %j, below %s lies %s: %s', (sep, folder, path, expected) => {
  expect(isBelow(folder, path, sep)).toBe(expected)
})

test('paths within a set have slashes on every system', () => {
  expect(slashed('one\\two\\a.txt', '\\')).toBe('one/two/a.txt')
  expect(slashed('one/back\\slash.txt', '/')).toBe('one/back\\slash.txt')
})

test('names that differ in case alone are one file where most disks see it so', () => {
  const isOne = (platform: NodeJS.Platform): boolean =>
    comparable('/Sets/A.txt', platform) === comparable('/sets/a.TXT', platform)
  expect([isOne('linux'), isOne('darwin'), isOne('win32')]).toEqual([false, true, true])
})
