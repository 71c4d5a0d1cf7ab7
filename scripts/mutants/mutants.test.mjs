import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'
import { resultOf } from './result.mjs'
import { rooms } from './rooms.mjs'

test.each(Object.entries(rooms))('the files and tests of the room %s are there', (_, room) => {
  expect(room.files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const named = room.tests.filter((test) => !test.includes('*'))
  expect(named.filter((test) => !existsSync(join(root, test)))).toEqual([])
})

test('what no test has seen is named by place and change, and what could not be tried counts for nothing', () => {
  const at = (line, from, to, status) => ({
    location: { start: { line, column: from }, end: { line, column: to } },
    mutatorName: 'EqualityOperator',
    replacement: 'a >= b',
    status,
  })
  const mutants = [
    at(2, 8, 13, 'Survived'),
    at(2, 8, 13, 'Killed'),
    at(2, 8, 13, 'Timeout'),
    at(1, 1, 4, 'NoCoverage'),
    at(1, 1, 4, 'CompileError'),
    at(1, 1, 4, 'Ignored'),
  ]
  const result = resultOf({ files: { 'a.ts': { source: 'one\nreturn a > b\n', mutants } } })
  expect(result).toEqual({
    survivors: [
      'a.ts:2: EqualityOperator: a > b → a >= b',
      'a.ts:1: EqualityOperator, never run: one → a >= b',
    ],
    lines: ['a.ts: 2 of 4'],
    score: 0.5,
  })
  expect(resultOf({ files: {} }).score).toBe(1)
})
