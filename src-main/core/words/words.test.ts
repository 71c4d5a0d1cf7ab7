import { describe, expect, test } from 'vitest'
import { eitherIn, firstFactsIn, languageOf, listIn } from './index'
import { words as russian } from './made/ru/first'
import { english } from './testing'

describe('the language of codes', () => {
  test.each([
    [['ru_RU.UTF-8'], 'ru'],
    [['C', 'de-DE', 'en-GB'], 'en'],
    [['C.UTF-8', ''], null],
    [[], null],
  ])('%j', (codes, language) => expect(languageOf(codes)).toBe(language))
})

test('lists end as the language ends them', () => {
  expect(listIn(english, ['a'])).toBe('a')
  expect(listIn(english, ['a', 'b', 'c'])).toBe('a, b and c')
  expect(listIn(russian, ['a', 'b', 'c'])).toBe('a, b и c')
  expect(listIn(russian, ['a', 'b', 'c', 'd'], 2)).toBe('a, b и ещё 2')
})

test('facts beyond the first few are counted', () => {
  expect(firstFactsIn(english, ['a.', 'b.', 'c.'], 2)).toEqual([
    'a.',
    'b.',
    'The same applies to 1 more.',
  ])
  expect(firstFactsIn(english, ['a.', 'b.'], 2)).toEqual(['a.', 'b.'])
})

test('what may be one or the other is joined', () => {
  expect(eitherIn(english, ['GA', 'GB', 'GC'])).toBe('GA or GB or GC')
  expect(eitherIn(russian, ['GA', 'GB'])).toBe('GA или GB')
})
