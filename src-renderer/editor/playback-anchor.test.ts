import type { TraceCursor } from '@core/trace/cursor'
import { expect, test } from 'vitest'
import { stepOfAnchor } from './playback.svelte'

test('the moment before a phase is found in its turn: that phase, else the next one, else the next turn', () => {
  const marks = [
    { turn: 0, phase: 0 },
    { turn: 0, phase: 2 },
    { turn: 0, phase: 2 },
    { turn: 0, phase: 5 },
    { turn: 1, phase: 0 },
    { turn: 1, phase: 2 },
  ]
  const cursor = {
    stepCount: marks.length,
    markOf: (step: number) => marks[step] ?? null,
    startOfTurn: (turn: number) => [0, 4, marks.length][Math.min(2, turn)]!,
  } as TraceCursor
  const stepOf = (turn: number, phase: number, isEnd = false) =>
    stepOfAnchor(cursor, { turn, phase, isEnd })
  expect([-1, 0, 1, 2, 3, 5, 6].map((phase) => stepOf(0, phase))).toEqual([0, 0, 1, 1, 3, 3, 4])
  expect([-1, 0, 2, 3].map((phase) => stepOf(1, phase))).toEqual([4, 4, 5, 6])
  expect([stepOf(7, 0), stepOf(0, 0, true)]).toEqual([6, 6])
})
