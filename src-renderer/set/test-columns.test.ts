import { findGame } from '@core/games/testing'
import type { TestSummary } from '@core/protocol/set'
import { rulesOwed } from '@core/suite/coverage'
import { testFilesOf } from '@core/suite/set-files'
import { expect, test } from 'vitest'
import { summaryFor } from '../testing/sets'
import { columns } from './columns'
import { nameInGroup } from './test-facts'

function texts(look: Partial<TestSummary> | null): Partial<Record<string, string>> {
  const [file] = testFilesOf(['secret/01.in'])
  const looked = look && summaryFor('secret/01.in', look)
  const test = { file: file!, look: looked, sameAs: null, note: '' }
  const entries = columns.flatMap(({ key, cell }) => (cell ? [[key, cell(test).text]] : []))
  return Object.fromEntries(entries) as Partial<Record<string, string>>
}

test('a name that would read otherwise than it is written shows its hidden letters', () => {
  const [file] = testFilesOf(['secret/a\u202egpj.in'])
  expect(nameInGroup(file!)).toBe(String.raw`a\u202egpj.in`)
})

test('a row says of a test what is known of it', () => {
  const rules = rulesOwed(findGame('rockets')!)
  const limits = [
    { name: 'width', smallest: 3, largest: 25, official: [3, 25] as const },
    { name: 'turns', smallest: 7, largest: 7, official: [1, 100] as const },
    { name: 'doors', smallest: 1, largest: 1, official: [1, 1] as const },
  ]
  const found = texts({ rules: [rules[0]!, 'none of them'], limits, caught: ['no-floor'] })
  expect(found).toMatchObject({
    size: '5 × 5',
    answer: '0 0',
    problems: '–',
    rules: `1 of ${rules.length}`,
    limits: '3 of 5',
    expected: '–',
  })
  expect(found.caught).toMatch(/^1 of \d+$/)
})

test('a test that is not checked yet says little; one that cannot be read says why', () => {
  expect(texts(null)).toMatchObject({ game: '…', size: '' })
  const unread = 'The file is too large.'
  const found = texts({ unread, game: '', size: null, answer: null })
  expect(found).toMatchObject({ game: '–', size: '–', problems: unread, caught: '–', rules: '–' })
})

test('a size is written as the texts of the game write it', () => {
  const size = { rows: 9, cols: 8 }
  expect(texts({ size })).toMatchObject({ size: '8 × 9' })
  expect(texts({ size, game: 'labyrinth' })).toMatchObject({ size: '9 × 8' })
})
