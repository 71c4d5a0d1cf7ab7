import { ok } from '@core/kernel/result'
import { expect, test } from 'vitest'
import type { CliIo } from './io'
import type { ReadFile } from './read-bytes'
import { takingOnce } from './whole'

const bytes = (text: string): ReadFile => ok(new TextEncoder().encode(text))
const io = { read: () => bytes('again') } as unknown as CliIo

test('what has been read is given to the first read, and then files are read', () => {
  const taking = takingOnce(io, bytes('before'))
  expect([taking.read('-'), taking.read('-')]).toEqual([bytes('before'), bytes('again')])
  expect(takingOnce(io, null).read('-')).toEqual(bytes('again'))
})
