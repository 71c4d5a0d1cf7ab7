import { expect, it } from 'vitest'
import { plainText, sameTests } from './same-tests'

const printed = (texts: Readonly<Record<string, string | null>>) =>
  Object.entries(texts).map(([path, text]) => ({
    path,
    prints: text === null ? null : { exact: text, plain: plainText(text) },
  }))

it('finds tests with the bytes of an earlier one, and such as differ in blanks and line ends', () => {
  const tests = printed({
    '1.in': '5 5\n1\n',
    '2.in': '5 6\n1\n',
    '3.in': '5 5\n1\n',
    '4.in': '5  5 \r\n1\r\n\r\n',
    '5.in': '5 5 1\n',
    '6.in': null,
    '7.in': null,
    '8.in': '5  5 \r\n1\r\n\r\n',
  })
  expect([...sameTests(tests)]).toEqual([
    ['3.in', { path: '1.in', isExact: true }],
    ['4.in', { path: '1.in', isExact: false }],
    ['8.in', { path: '4.in', isExact: true }],
  ])
})

it('passes over blanks and line ends alone', () => {
  expect(plainText(' a\t b \r\nc\rd\n\n \n')).toBe('a b\nc\nd')
  expect(plainText('a\n\nb')).not.toBe(plainText('a\nb'))
  expect(plainText('ab')).not.toBe(plainText('a b'))
})
