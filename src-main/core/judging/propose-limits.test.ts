import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bindingOfProgram, proposeLimits, type MeasuredProgram } from './propose-limits'

/** Ms after which a run was ended. */
const MOST = 60_000

const program = (name: string, isRight: boolean, ...tests: number[][]): MeasuredProgram => ({
  name,
  language: name.split('.')[1] ?? null,
  isRight,
  tests: tests.map((times, at) => ({ path: `0${at + 1}.in`, times, memory: 2 ** 20 * 100 })),
})

it('takes the least time of each test, and of a program the test on which that is most', () => {
  expect(bindingOfProgram(program('a', true, [90, 50, 60], [70, 80], [10, Infinity]))).toEqual({
    ...{ program: 'a', language: null, test: '02.in', time: 70 },
    spread: 80 / 70 - 1,
  })
  expect(bindingOfProgram(program('b', false, [0], [Infinity]))).toMatchObject({
    time: Infinity,
    spread: 0,
  })
})

it('gives the slowest right program twice its time, and says whether slow ones are apart from that', () => {
  const right = [program('fast', true, [20]), program('model', true, [30], [1200, 1100])]
  expect(proposeLimits(right, MOST)).toMatchObject({
    limits: { time: 3000, memory: 256 * 2 ** 20 },
    slowest: { program: 'model', test: '02.in', time: 1100 },
    fastest: null,
    isApart: true,
  })
  const slow = program('slow', false, [10], [4499])
  const slower = program('slower', false, [10], [Infinity])
  expect(proposeLimits([...right, slow, slower], MOST)).toMatchObject({
    fastest: { program: 'slow', time: 4499 },
    isApart: false,
  })
  expect(proposeLimits([...right, slower], MOST)).toMatchObject({ isApart: true })
  // Of one that was ended sooner nobody knows.
  expect(proposeLimits([...right, slower], 4499)).toMatchObject({ isApart: false })
  expect(proposeLimits([...right, slower], 4500)).toMatchObject({ isApart: true })
})

it('names the slowest right program of each language that is known', () => {
  const all = [[10], [300], [200], [100]].map((times, at) =>
    program(['a.cpp', 'b.py', 'c.py', 'd'][at]!, true, times),
  )
  const slow = program('slow.java', false, [Infinity])
  expect(proposeLimits([...all, slow], MOST)!.byLanguage).toMatchObject([
    { program: 'b.py', language: 'py', time: 300 },
    { program: 'a.cpp', language: 'cpp', time: 10 },
  ])
})

it('proposes nothing without a right program, or where one takes longer than any limit', () => {
  expect(proposeLimits([program('slow', false, [9000])], MOST)).toBeNull()
  expect(proposeLimits([program('right', true, [30_001])], MOST)).toBeNull()
  expect(proposeLimits([program('right', true, [Infinity])], MOST)).toBeNull()
})

it('proposes the same however busy the machine is in some of the runs, as long as one is quiet (seed 5)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 4 }),
      (quiet, busier) => {
        const busy = busier.map((more) => quiet + more)
        const alone = proposeLimits([program('a', true, [quiet])], MOST)!
        expect(proposeLimits([program('a', true, [...busy, quiet])], MOST)!.limits).toEqual(
          alone.limits,
        )
        expect(alone.limits.time).toBeGreaterThanOrEqual(2 * quiet)
      },
    ),
    { seed: 5 },
  )
})
