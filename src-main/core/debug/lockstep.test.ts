import { expect, it } from 'vitest'
import { positionBeside, type MarkedRun } from './lockstep'

/** A run whose turns have so many steps each. */
function runOf(...stepsOfTurn: readonly number[]): MarkedRun {
  const turns = stepsOfTurn.flatMap((steps, turn) => Array.from({ length: steps }, () => turn))
  return {
    stepCount: turns.length,
    markOf: (step) => (step in turns ? { turn: turns[step]! } : null),
    startOfTurn: (turn) => {
      const found = turns.findIndex((one) => one >= turn)
      return found < 0 ? turns.length : found
    },
  }
}

const all = (here: MarkedRun, there: MarkedRun, same: number): number[] =>
  Array.from({ length: here.stepCount + 1 }, (_, step) => positionBeside(here, step, there, same))

it('is the same number of steps while the runs are the same', () => {
  expect(all(runOf(3, 3), runOf(3, 3), 6)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(positionBeside(runOf(2, 2), 3, runOf(3, 2), 2)).toBe(3)
})

it('is the same turn and place within the turn after the first difference', () => {
  expect(all(runOf(2, 2, 2), runOf(3, 2, 1), 0)).toEqual([0, 1, 3, 4, 5, 6, 6])
  expect(all(runOf(4, 1), runOf(2, 2), 0)).toEqual([0, 1, 2, 2, 2, 4])
})

it('is the end beside the end, and beside turns that the other run does not have', () => {
  expect(all(runOf(1, 1), runOf(1, 1, 1, 1), 0)).toEqual([0, 1, 4])
  expect(all(runOf(1, 1, 1), runOf(1), 0)).toEqual([0, 1, 1, 1])
})
