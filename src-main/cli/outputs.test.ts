import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileIdentity } from './file-identity'
import { answerName, refuseClashes } from './outputs'

const io = { identity: fileIdentity }

test('an answer is named after its file', () => {
  const files = ['a/level.in', 'level', 'x.y.in', '.in', '-']
  expect(files.map((file) => answerName(file))).toEqual([
    'level.out',
    'level.out',
    'x.y.out',
    '.in.out',
    'stdin.out',
  ])
})

test('two files with one output are refused, the same file twice is not', () => {
  expect(() => refuseClashes(io, 'out', ['a/1.in', 'b/1.in'])).toThrow(
    `a/1.in and b/1.in would both be written to ${join('out', '1.out')}`,
  )
  expect(() => refuseClashes(io, 'out', ['a/1.in', 'a/../a/1.in', 'a/2.in'])).not.toThrow()
})

test('an output that would overwrite an input is refused', () => {
  expect(() => refuseClashes(io, '.', ['level.in', 'level.out'])).toThrow(
    'the answer of level.in would overwrite level.out',
  )
  expect(() => refuseClashes(io, 'a', ['a/level.out'])).toThrow('would overwrite a/level.out')
})
