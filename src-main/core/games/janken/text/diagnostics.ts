import {
  errors,
  messagesOf,
  problemTable,
  warnings,
  type Problem as AnyProblem,
} from '../../../game/problem-table'
import { extraLineCodes, limitCodes, numberCodes, wordCodes } from '../../../game/reading-problems'
import type { Words } from '../../../words'

const ofSets = errors('IN', {
  'unit-on-water': ['unit', 'side', 'cell'],
  'unit-on-unit': ['unit', 'side', 'cell', 'other', 'otherSide'],
})

/** Every problem that the game knows, with the names of its arguments. Codes are stable; sentences may change freely. */
const codes = {
  ...wordCodes('IN'),
  ...numberCodes('IN'),
  ...extraLineCodes('IN'),
  ...limitCodes('J8'),
  ...errors('IN', {
    // The number of lines of many data sets is not worth reporting.
    'missing-line': ['what'],
    'missing-row': ['row', 'right'],
    'extra-row': ['found', 'row'],
    'row-length': ['row', 'found', 'right'],
    'not-terrain': ['found', 'row'],
    'not-a-type': ['found', 'what'],
    'not-a-cell': ['found', 'what'],
    'unit-off-board': ['found', 'what'],
  }),
  // A judge’s reader may read words, as the statement writes rows (S15 of the findings on attacks).
  ...warnings('IN', { 'row-together': ['row'] }),
  ...ofSets,
  ...errors('J6', { 'move-off-board': ['found', 'what'] }),
}

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before an edit. */
export type Problem = AnyProblem<Code>

/** Diagnostics and codes, made from the table. */
export const { diagnostic, problem, allCodes, errorCodes } = problemTable(codes)

/** A function for the sentences of problems: what was found and what was expected. */
export const messageIn = ({ game, janken }: Pick<Words, 'game' | 'janken'>) =>
  messagesOf(
    codes,
    { ...game.problems, ...janken.problems },
    { what: janken.fields, name: janken.quantities },
  )

/** A function for the words within a sentence about why a data set cannot be played. */
export const reasonIn = ({ janken }: Pick<Words, 'janken'>) => messagesOf(ofSets, janken.reasons)
