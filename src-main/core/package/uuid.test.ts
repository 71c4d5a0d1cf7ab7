import { expect, test } from 'vitest'
import { uuidOf } from './uuid'

const named = { name: 'mice', title: '', author: 'A. Setter', opponent: null }
const digits = (text: string): string =>
  [...text].map((sign) => (sign.charCodeAt(0) % 16).toString(16)).join('')

test('a problem has a UUID of version 8 that its hash begins', () => {
  expect(uuidOf('any', named, () => '0123456789abcdef0123456789abcdef'.repeat(2))).toBe(
    '01234567-89ab-8def-8123-456789abcdef',
  )
  expect(uuidOf('any', named, () => 'f'.repeat(64))).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff')
})

test('it is that of the game, of what the package is called and of who is played against', () => {
  const told: string[] = []
  const hash = (text: string): string => {
    told.push(text)
    return digits(text).padEnd(64, '0')
  }
  uuidOf('any', named, hash)
  uuidOf('any', { ...named, title: ' ', author: ' A. Setter' }, hash)
  expect(told[1]).toBe(told[0])
  const others = [{ name: 'cats' }, { title: 'Mice' }, { author: 'B' }, { opponent: 'greedy' }]
  for (const other of others) uuidOf('any', { ...named, ...other }, hash)
  uuidOf('other', named, hash)
  expect(new Set(told).size).toBe(6)
})
