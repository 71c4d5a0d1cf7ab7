import { errors, problemTable } from '../../../game/problem-table'
import {
  extraLines,
  limitProblems,
  numberProblems,
  wordProblems,
} from '../../../game/reading-problems'

/** Every problem that the game knows. Codes are stable; sentences may change freely. */
export const { diagnostic, messageOf, allCodes } = problemTable({
  ...wordProblems('IN'),
  ...numberProblems('IN'),
  ...extraLines('IN', 'the last move'),
  ...limitProblems('IN'),
  ...errors('IN', {
    'not-a-row': ([found, what]) => `Found '${found}', expected ${what} of . and #`,
    'not-a-way': ([found, what]) => `Found '${found}', expected N, E, S or W: ${what}`,
    'wall-at-start': () => 'The upper left cell is a wall; expected the walker’s start',
  }),
  ...errors('R1', {
    'off-board': ([move, cell]) =>
      `Move ${move} leaves the board from ${cell}; expected a cell there`,
  }),
})

export type Code = (typeof allCodes)[number]
