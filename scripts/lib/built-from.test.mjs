import { expect, test } from 'vitest'
import { staleParts, stampOf } from './built-from.mjs'

const texts = {
  'src-main/index.ts': 'main',
  'src-renderer/board/paint.ts': 'paint',
  'src-renderer/dock/fit.ts': 'fit',
  'src-renderer/ui/theme.css': 'theme',
}
const stamp = stampOf(new Map(Object.entries(texts)), ['src-renderer/board/paint.ts'])
const staleBy = (change) => staleParts(stamp, new Map(Object.entries({ ...texts, ...change })))

test('nothing is built again that is made of the same', () => {
  expect(staleBy({})).toBe('nothing')
})

test('the page alone is built again where main loads none of what has changed', () => {
  expect(staleBy({ 'src-renderer/dock/fit.ts': 'new' })).toBe('page')
})

test.each(['src-main/index.ts', 'src-renderer/board/paint.ts', 'src-renderer/ui/theme.css'])(
  'all is built again with %s',
  (file) => expect(staleBy({ [file]: 'new' })).toBe('all'),
)

test('all is built again where a file has come or gone, or no build is known', () => {
  expect(staleBy({ 'src-renderer/dock/new.ts': '' })).toBe('all')
  const { 'src-renderer/dock/fit.ts': gone, ...others } = texts
  expect(gone).toBe('fit')
  expect(staleParts(stamp, new Map(Object.entries(others)))).toBe('all')
  expect(staleParts(null, new Map())).toBe('all')
})
