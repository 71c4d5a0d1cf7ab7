import { expect, test } from 'vitest'
import type { LoggedAnswer } from '@core/game/match-talk'
import { printLog, readLog } from './match-log'

const answer: LoggedAnswer = {
  turn: 1,
  player: 0,
  in: 'a\nb\n',
  out: 'S\n',
  errors: '',
  time: 1.25,
  fault: null,
}

test('a log is read as it was written', () => {
  const replaced = { ...answer, turn: 3, replaced: 'L', isUntimed: true } as const
  const fault = { ...answer, turn: 5, fault: { kind: 'late', message: 'no [P8]' } } as const
  const log = [answer, replaced, fault]
  expect(readLog(printLog(log))).toEqual({
    ok: true,
    value: log.map((one) => ({ ...one, time: 1.3 })),
  })
})

test.each([
  ['', 'Line 1: found no answer; expected lines of match --log'],
  ['5 5\n', 'Line 1: '],
  [`${JSON.stringify(answer)}\nno`, 'Line 2: found "no"; expected a line of JSON'],
  [JSON.stringify({ ...answer, player: 2 }), 'Line 1: player: expected 1 at most'],
  [JSON.stringify({ ...answer, more: 1 }), 'Line 1: unknown key more'],
])('what is no log is told with its line: %s', (text, message) => {
  const read = readLog(text)
  expect(read.ok ? '' : read.error).toContain(message)
})
