import { errors, problemTable, warnings } from '../../../game/problem-table'
import { wordProblems } from '../../../game/reading-problems'

/** Every problem that the game knows. Codes are stable; sentences may change freely. */
const codes = {
  ...wordProblems('IN'),
  ...errors('IN', {
    'not-a-hill': ([found]) =>
      `Found '${found}', expected a hill: row and column of two cells, four digits`,
    'hill-corners': ([found]) =>
      `Found '${found}'; expected the lower-left cell of the hill before its upper-right`,
    'not-a-wall': ([found]) => `Found '${found}', expected a wall: row, column and N or E`,
    'not-a-sample': ([found]) =>
      `Found '${found}', expected a sample: row, column and a type from 1 to 8`,
    'bad-letter': ([found, what]) => `Found '${found}' in ${what}, expected letters of SLRBJM`,
    'no-mark': ([found, mark]) => `Found '${found}', expected the mark ${mark}`,
    'wrong-mark': ([found, what]) =>
      `Found ${found}, expected ${found === '>>' ? '<<' : '>>'} before ${what}`,
    'not-an-order': ([found]) => `Found '${found}', expected the order of the player: 0 or 1`,
    'one-side-only': ([order]) =>
      `After the order ${order} a program reads only its opponent’s moves; expected a transcript, or all moves without an order`,
    'hills-overlap': ([hill, other, spot]) =>
      `Hill ${hill} covers ${spot}, as hill ${other} does; expected no cell shared`,
    'wall-on-border': ([spot, side]) =>
      `The wall ${spot}${side} is on the border; expected one between two cells`,
    'sample-on-sample': ([spot, other]) =>
      `A sample already lies at ${spot}, number ${other} in the list; expected another cell`,
  }),
  ...warnings('IN', {
    'order-alone': ([order]) =>
      `The order ${order} is read by a program and is not part of the configuration`,
  }),
  ...errors('P8', {
    'move-too-long': ([move, length]) => `Move ${move} has ${length} instructions; expected 1 to 5`,
    'not-in-hand': ([move, letter, player, hand]) =>
      `Move ${move} needs more ${letter} than player ${player} has; their hand is ${hand}`,
  }),
  ...errors('P10', {
    'game-over': ([move, player]) =>
      `Move ${move} comes after the end of the game for player ${player}; expected no more moves`,
  }),
  ...warnings('T11', {
    'outside-official': ([what, found, lowest, highest]) =>
      lowest === highest
        ? `There ${foundWords(found, what)}; the official number is ${lowest}`
        : `There ${foundWords(found, what)}; the official range is ${lowest} to ${highest}`,
    'hill-size': ([hill, rows, cols]) =>
      `Hill ${hill} is ${rows} × ${cols} cells; the official size is 3 to 4 by 3 to 6`,
    'hill-borders': ([hill, count]) =>
      `Hill ${hill} touches ${count} borders; the official limit is 2`,
    'wall-twice': ([spot, side, other]) =>
      `The wall ${spot}${side} is already there, as wall ${other}`,
    'closed-cell': ([spot, free]) =>
      `A plain step can leave ${spot} on ${free === 1 ? 'only 1 side' : 'no side'}; officially on 2 or more`,
  }),
  ...warnings('P5', {
    'sample-under-robot': ([spot, player]) =>
      `A sample lies at ${spot}, where player ${player} starts: starting there does not take it`,
  }),
}

export type Code = keyof typeof codes

/** Diagnostics, sentences and codes, served from the table. */
export const { diagnostic, messageOf, allCodes } = problemTable(codes)

/** "is 1 wall", "are 3 walls"; plurals come as the first word. */
function foundWords(found: unknown, what: unknown): string {
  return found === 1
    ? `is 1 ${String(what).replace(/^(\w+?)s\b/, '$1')}`
    : `are ${String(found)} ${String(what)}`
}
