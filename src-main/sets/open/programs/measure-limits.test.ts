import { describe, expect, test } from 'vitest'
import type { Verdict } from '@core/judging/verdict'
import { needing } from '../../../../scripts/unit/needs'
import { testCall } from '../../../threads/testing/test-call'
import { PRINTS, programSets } from './testing/program-set'

const open = programSets()

/** Files of a set with one test whose answer is "0", and programs by name: what is expected of each, and its words. */
function setOf(programs: Readonly<Record<string, readonly [Verdict[], string]>>) {
  const list = Object.entries(programs).map(([name, [expect, command]]) => {
    return { name, command, expect }
  })
  return {
    ...{ '2.in': '5 5\n1\n1\n0\n2 2\n3 N\n', 'bin/prints': PRINTS },
    'bin/endless': '#!/bin/sh\nwhile :; do :; done\n',
    'boardwright.json': JSON.stringify({ version: 1, programs: list }),
  }
}

const right = [['OK'], './bin/prints 0'] as const satisfies [Verdict[], string]
const endless = [['TLE'], './bin/endless'] as const satisfies [Verdict[], string]
const asked = { most: 500, runs: 2 }

describe('proposing limits', () => {
  needing('unix')
  test('measures programs that are right and such as are too slow, and keeps nothing of their runs', async () => {
    const set = await open(setOf({ right, endless, wrong: [['WA'], './bin/prints 7'] }))
    const call = testCall()
    const proposed = await set.desk.measure({ set: set.set, ...asked }, call)
    expect(proposed).toMatchObject({
      ok: true,
      value: {
        rows: [
          [
            'right',
            'accepted',
            expect.any(String),
            expect.stringMatching(/^[12].in$/),
            expect.any(String),
            expect.any(String),
          ],
          ['endless', 'too slow', '≥ 0.50 s', '1.in', '0 %', expect.any(String)],
        ],
        limits: { time: 1000, memory: 256 * 2 ** 20 },
        isApart: false,
        said: expect.stringMatching(
          /^Proposed: 1 s and 256 MB; .* was ended after 0\.5 times the limit. Wait for at least 1\.5 times the limit\.$/,
        ),
      },
    })
    expect(call.told.at(-1)).toEqual({ done: 8, of: 8 })
    expect(await set.run({ extent: 'kept' })).toMatchObject({ ran: 0, kept: 0 })
  })

  needing('unix')
  test('says which right program is wrong where, and proposes nothing', async () => {
    const set = await open(setOf({ right, other: [['OK'], './bin/prints 7'] }))
    const error =
      '“other” should be right, but gets WA on 1.in: no limits are proposed. ' +
      '“other” should be right, but gets WA on 2.in: no limits are proposed.'
    expect(await set.desk.measure({ set: set.set, ...asked }, testCall())).toEqual({
      ok: false,
      error,
    })
  })

  needing('unix')
  test('needs a right program, and that the user lets each of them run', async () => {
    const slow = await open(setOf({ endless }))
    expect(await slow.desk.measure({ set: slow.set, ...asked }, testCall())).toMatchObject({
      error: expect.stringContaining('Limits need a right program'),
    })
    const set = await open(setOf({ right, endless }))
    set.answer = 1
    expect(await set.desk.measure({ set: set.set, ...asked }, testCall())).toMatchObject({
      error: 'right has not been run: you have not agreed to its command yet.',
    })
    expect(set.questions).toHaveLength(1)
  })

  needing('unix')
  test('ends when it is stopped, and says nothing then', async () => {
    const set = await open(setOf({ right, endless }))
    const call = testCall<{ readonly done: number }>()
    const ends = { ...call, tell: (): void => call.end() }
    const proposed = set.desk.measure({ set: set.set, most: 600_000, runs: 1 }, ends)
    expect(await proposed).toEqual({ ok: true, value: null })
  })
})
