import { expect, it } from 'vitest'
import { findGame } from '@core/games/testing'
import type { ProgramCell } from '@core/protocol/programs'
import { suspectLines } from './suspect-lines'
import {
  programCellWords,
  expectsWords,
  memoryWords,
  noResultWords,
  resultsWords,
  timeWords,
} from './words'

it('tells times and sizes as people read them', () => {
  expect([timeWords(0), timeWords(999), timeWords(1250)]).toEqual(['0 ms', '999 ms', '1.25 s'])
  expect([memoryWords(1000), memoryWords(2 ** 19), memoryWords(2 ** 31)]).toEqual([
    '< 0.1 MB',
    '0.5 MB',
    '2,048 MB',
  ])
})

it('tells what is expected in short', () => {
  expect([expectsWords(null), expectsWords(['OK']), expectsWords(['WA', 'TLE', 'RE'])]).toEqual([
    'anything',
    'OK',
    'WA, TLE or RE',
  ])
})

it('says all of a cell for those who hear it', () => {
  const cell: ProgramCell = {
    program: 'p',
    test: '1.in',
    verdict: 'RE',
    cpu: null,
    wall: 20,
    memory: null,
    isKept: true,
  }
  expect(programCellWords(cell, ['WA'])).toBe(
    'RE, runtime error, not expected, 20 ms, cached from an earlier run',
  )
  expect(
    programCellWords({ ...cell, verdict: 'OK', cpu: 10, isKept: false, memory: 2 ** 20 }, ['WA']),
  ).toBe('OK, accepted, 10 ms, 1.0 MB')
})

it('tells how many outputs a misreading gives, and where to look', () => {
  const game = findGame('rockets')!
  const [first, second] = game.engine.readings.map(({ id }) => id)
  const [all, some] = suspectLines(game, {
    game: 'rockets',
    tests: ['1.in', '2.in', '3.in'],
    diagnosis: {
      faults: [],
      wrong: [1, 2],
      standing: 'tied',
      suspects: [
        { readings: [first!], same: [0, 1, 2], others: [], bits: 3 },
        { readings: [first!, second!], same: [0, 2], others: [1], bits: 3 },
      ],
      more: 0,
      needed: 15,
    },
  })
  expect(all).toMatchObject({
    told: 'On 3 of 3 tests it prints exactly what this gives.',
    wrong: '2.in',
    others: [],
    wishes: [
      { kind: 'catches', reading: first },
      { kind: 'misses', reading: second },
    ],
  })
  expect(some).toMatchObject({
    told: 'On 2 of 3 tests it prints exactly what this gives; it differs first on 2.in.',
    wrong: '3.in',
    others: ['2.in'],
  })
  expect(some!.beliefs.map(({ id }) => id)).toEqual([first, second])
})

it('says that a program was not run only where it could be', () => {
  const none = { counts: [], run: 0, time: null, memory: null }
  const row = (state: 'ready' | 'compile') => ({ program: 'p', state, message: '' })
  expect(resultsWords(none, null)).toBe('Not run yet.')
  expect(resultsWords(none, row('ready'))).toBe('Not run yet.')
  expect(resultsWords(none, row('compile'))).toBe('')
  expect(resultsWords({ ...none, counts: [['OK', 3]] }, row('ready'))).toBe('3 OK')
  expect(noResultWords(true, true)).toBe('Waiting for its run…')
  expect(noResultWords(false, true)).toBe('Not run yet.')
  expect(noResultWords(false, false)).toBe('No official answer, so nothing is judged.')
})
