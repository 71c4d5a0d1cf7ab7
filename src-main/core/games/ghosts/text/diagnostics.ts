import type { Diagnostic } from '../../../kernel/diagnostics'
import {
  errors,
  messagesOf,
  problemTable,
  warnings,
  type Problem as AnyProblem,
} from '../../../game/problem-table'
import { numberCodes, wordCodes } from '../../../game/reading-problems'
import { eitherIn, inWords } from '../../../words'
import type { Said } from '../said'

/**
 * Every problem that the game knows, with the names of its arguments. Codes are stable; sentences may change freely.
 */
const codes = {
  ...wordCodes('IN'),
  ...numberCodes('IN'),
  ...errors('IN', {
    'extra-lines': [],
    'bad-prefix': ['found', 'sign'],
    'bad-player': ['found'],
    'bad-house': ['found'],
    'house-corners': ['found'],
    'bad-cell': ['found', 'what'],
    'bad-ghost': ['found', 'what', 'shape'],
    'not-new': ['found', 'what'],
    'not-at-start': ['found', 'what', 'start'],
  }),
  ...errors('G2', { 'no-houses': [], 'house-without-exit': ['house'] }),
  ...errors('G7', { 'bad-hidden': [] }),
  ...errors('T1', {
    'out-of-limits': ['found', 'lowest', 'highest'],
    'too-many-turns': ['turn', 'most'],
  }),
  ...warnings('T1', { 'outside-official': ['found', 'lowest', 'highest'] }),
  ...errors('G3', { 'house-overlap': ['house', 'other', 'cell'] }),
  ...errors('G8', { 'house-on-start': ['house', 'player', 'cell'] }),
  ...errors('T4', {
    'start-no-corner': ['ghost', 'cell'],
    'starts-missing': [],
    'new-no-corner': ['ghost', 'cell'],
  }),
  ...errors('G5', {
    'hunter-too-far': ['player', 'hunter', 'cell', 'from'],
    'hunter-in-house': ['player', 'hunter', 'cell'],
    'hunters-together': ['player', 'hunter', 'cell', 'other'],
    'bad-forfeit': ['found'],
  }),
  ...errors('W1', { 'ghost-off-plan': ['ghost', 'from', 'cell', 'possible'] }),
  ...errors('T3', {
    'not-neutralised': ['ghost', 'cell', 'white', 'black'],
    'wrongly-neutralised': ['ghost', 'possible'],
  }),
  ...warnings('G7', {
    // `possible`: names of cells separated by spaces.
    undecided: ['ghost', 'turn', 'possible'],
    'turn-not-shown': ['turn'],
  }),
}

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before an edit. */
export type Problem = AnyProblem<Code>

/** Diagnostics, problems and codes, made from the table. */
export const { diagnostic, problem, allCodes, errorCodes } = problemTable(codes)

/** The sentences of problems in a language. */
export const messageIn = inWords(
  (words: Said): ((found: Pick<Diagnostic, 'code' | 'args'>) => string) =>
    messagesOf(
      codes,
      { ...words.game.problems, ...words.ghosts.problems },
      {
        what: words.ghosts.fields,
        possible: (cells) => eitherIn(words, cells.split(' ')),
      },
    ),
)
