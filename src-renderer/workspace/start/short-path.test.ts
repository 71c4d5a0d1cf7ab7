import { expect, test } from 'vitest'
import { shortFolder } from './short-path'

test('a folder that is short enough is shown whole', () => {
  expect(shortFolder('/home/me/level.txt')).toBe('/home/me')
  expect(shortFolder('/level.txt')).toBe('/')
  expect(shortFolder('C:\\tests\\level.txt')).toBe('C:\\tests')
})

test('a long one shows its last folders, cut between two', () => {
  expect(shortFolder('/home/someone/contests/2026/secret/level.txt', 24)).toBe(
    '…/contests/2026/secret',
  )
  expect(shortFolder('/home/a-very-long-folder-name/level.txt', 12)).toBe('…folder-name')
})
