import {
  errors,
  problemTable,
  warnings,
  type Problem as AnyProblem,
} from '../../../game/problem-table'
import { extraLines, numberProblems, wordProblems } from '../../../game/reading-problems'
import { MOST_SIDE, OFFICIAL_SIDE } from '../model'

/** Every problem that the game knows. Codes are stable; sentences may change freely. */
const codes = {
  ...wordProblems('IN'),
  ...numberProblems('IN'),
  ...extraLines('IN', 'the last walk'),
  ...errors('IN', {
    'no-map': ([found]) =>
      `Found '${found}', expected the first row of the map before the number of walks`,
    'missing-count': ([found]) =>
      `Found '${found}', expected the number of walks alone on the line after the map`,
    'not-a-cell': ([found]) => `Found '${found}', expected a cell such as o, w, b<, r2v, e2 or y10`,
    'not-a-move': ([found, walk]) =>
      `Found '${found}' among the moves of walk ${walk}; expected N, S, W or E`,
    'row-length': ([found, expected]) =>
      `The row has ${found} ${plural(found, 'cell')}; expected ${expected} as in the other rows`,
    'negative-count': ([found]) => `The number of walks is ${found}; expected 0 or more`,
    'no-free-number': ([what]) =>
      `All ten numbers for ${what} are taken; a number has only one digit`,
  }),
  ...errors('L9', {
    'too-large': ([rows, cols]) =>
      `The map is ${rows} × ${cols}; at most ${MOST_SIDE} × ${MOST_SIDE} can be run`,
  }),
  ...warnings('L9', {
    'size-not-official': ([rows, cols]) =>
      `The map is ${rows} × ${cols}; the official size is ${OFFICIAL_SIDE} × ${OFFICIAL_SIDE}`,
  }),
  ...errors('M5', {
    'river-off-map': ([number, row, col, way]) =>
      `River ${number} flows ${way} off the map at (${row},${col}); expected its next cell or its estuary`,
    'river-into-other': ([number, row, col, way, found]) =>
      `River ${number} flows ${way} into '${found}' at (${row},${col}); expected its next cell or its estuary`,
    'river-merge': ([number, row, col, otherRow, otherCol]) =>
      `River ${number} flows into the same cell from (${row},${col}) and from (${otherRow},${otherCol}); expected only one inflow`,
    'river-cycle': ([number, row, col]) =>
      `River ${number} flows in a circle at (${row},${col}); expected it to end at its estuary`,
    'river-no-estuary': ([number, row, col]) =>
      `River ${number} at (${row},${col}) has no estuary; expected one e${number}`,
    'river-two-estuaries': ([number, row, col, otherRow, otherCol]) =>
      `River ${number} has estuaries at (${row},${col}) and (${otherRow},${otherCol}); expected only one`,
    'estuary-alone': ([number, row, col]) =>
      `The estuary at (${row},${col}) has no river; expected cells of river ${number}`,
    'river-too-short': () => 'Expected at least two cells: a river cell and its estuary',
    'river-torn': ([row, col]) =>
      `The river would have to jump to (${row},${col}); expected neighbouring cells`,
    'river-in-the-way': ([number, row, col]) =>
      `River ${number} is in the way at (${row},${col}); rivers do not meet or branch`,
  }),
  ...errors('M4', {
    'cave-twice': ([chain, index, row, col, otherRow, otherCol]) =>
      `Cave ${index} of chain ${chain} is at (${row},${col}) and at (${otherRow},${otherCol}); expected each number once`,
    'cave-gap': ([chain, index, row, col, expected]) =>
      `Chain ${chain} ${expected === 0 ? 'begins' : 'continues'} with cave ${index} at (${row},${col}); expected cave ${expected}`,
  }),
  ...warnings('L6', {
    'cave-single': ([chain, row, col]) =>
      `Chain ${chain} has only the cave at (${row},${col}); falling in has no effect`,
  }),
  ...errors('L7', {
    'start-off-map': ([walk, row, col, maxRow, maxCol]) =>
      `Walk ${walk} starts at (${row},${col}), off the map; expected (0,0) to (${maxRow},${maxCol})`,
    'start-on-wall': ([walk, row, col]) =>
      `Walk ${walk} starts at (${row},${col}) on a wall; expected an island`,
  }),
  ...warnings('L7', {
    'start-not-island': ([walk, row, col, found]) =>
      `Walk ${walk} starts at (${row},${col}) on '${found}'; expected an island (the walk runs, but nothing happens at its start)`,
  }),
  ...warnings('IN', {
    'walk-empty': ([walk]) => `Walk ${walk} has no moves, so its word in the answer is empty`,
    'no-walks': () => 'There are no walks, so the answer is an empty line',
  }),
}

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before anything is done. */
export type Problem = AnyProblem<Code>

/** Diagnostics, sentences and codes, served from the table. */
export const { diagnostic, problem, messageOf, allCodes } = problemTable(codes)

/** Codes that only tools give: no text or level has them. */
export const toolCodes: readonly Code[] = [
  'river-too-short',
  'river-torn',
  'river-in-the-way',
  'no-free-number',
]

function plural(count: string | number | undefined, noun: string): string {
  return count === 1 ? noun : `${noun}s`
}
