import { expect, test } from 'vitest'
import { decodeText } from '@core/kernel/decode-text'
import { err, ok } from '@core/kernel/result'
import { whyNoText } from '../not-text'
import { decodeSource } from './decode-text'

test.each([
  '5 5\r\n2\n',
  '',
  '5 5\n2 \0\n',
  '5 5\r2 2\r',
  '%PDF-1.7\n',
  '\uFEFFä\n',
  'caf\xe9 \uFFFD',
])('%j is read as everywhere else, only faster', (text) => {
  const bytes = Buffer.from(text)
  const read = decodeText(bytes)
  const told = read.ok ? read : err({ at: read.error.at, message: whyNoText(read.error) })
  expect(decodeSource(bytes)).toEqual(told)
})

test('a part of a larger buffer is read alone', () => {
  expect(decodeSource(Buffer.from('xx5 5\nyy').subarray(2, 6))).toEqual(ok('5 5\n'))
})
