import { error, problemTable } from '../../../game/problem-table'
import {
  extraLines,
  limitProblems,
  numberProblems,
  wordProblems,
} from '../../../game/reading-problems'

/** Every problem that the game knows. Codes are stable; sentences may change freely. */
export const { diagnostic, messageOf } = problemTable({
  ...wordProblems('IN'),
  ...numberProblems('IN'),
  ...extraLines('IN', 'the last move'),
  'out-of-limits': limitProblems('IN')['out-of-limits'],
  'not-a-row': error('IN', ([found, what]) => `Found '${found}', expected ${what} of . and #`),
  'not-a-way': error('IN', ([found, what]) => `Found '${found}', expected N, E, S or W: ${what}`),
  'wall-at-start': error('IN', () => 'The upper left cell is a wall; expected the walker’s start'),
  'off-board': error(
    'R1',
    ([move, cell]) => `Move ${move} leaves the board from ${cell}; expected a cell there`,
  ),
})
