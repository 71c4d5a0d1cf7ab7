import { expect, test } from 'vitest'
import { err, ok } from '@core/kernel/result'
import { decodeText } from './decode-text'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)

test('text is read as it stands, without its byte order mark', () => {
  expect(decodeText(bytes('5 5\r\nä €\n'))).toEqual(ok('5 5\r\nä €\n'))
  expect(decodeText(bytes('\uFEFF5 5\n'))).toEqual(ok('5 5\n'))
  expect(decodeText(bytes(''))).toEqual(ok(''))
})

test('UTF-16 is named, with and without its mark, in both orders', () => {
  const told = err({ message: 'this is UTF-16 text; save it as UTF-8', at: null })
  const little = bytes('5 5\n2\n', 'utf16le')
  expect(decodeText(little)).toEqual(told)
  expect(decodeText(Buffer.concat([Buffer.of(0xff, 0xfe), little]))).toEqual(told)
  expect(decodeText(Buffer.from(little).swap16())).toEqual(told)
  expect(decodeText(Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(little).swap16()]))).toEqual(
    told,
  )
})

test('a NUL byte is named with its place', () => {
  expect(decodeText(bytes('5 5\n2 \0 3\n'))).toEqual(
    err({ message: 'a NUL byte; this is no text file', at: { line: 2, column: 3 } }),
  )
})

test.each([
  ['a lone byte', Buffer.from([0x35, 0x0a, 0x20, 0xe9, 0x20]), 'E9', { line: 2, column: 2 }],
  ['a letter that is cut off', Buffer.from([0x35, 0x0a, 0xe2, 0x82]), 'E2', { line: 2, column: 1 }],
  ['a letter broken off by another', Buffer.from([0xc3, 0x28]), 'C3', { line: 1, column: 1 }],
  [
    'one after a replacement letter of the file itself',
    Buffer.concat([bytes('ä\uFFFD\n\uFFFDx'), Buffer.of(0xff)]),
    'FF',
    { line: 2, column: 3 },
  ],
])('%s is no UTF-8', (_, broken, byte, at) => {
  expect(decodeText(broken)).toEqual(err({ message: `byte ${byte} (hex) is no UTF-8 text`, at }))
})
