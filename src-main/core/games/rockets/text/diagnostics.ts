import {
  errors,
  messagesOf,
  problemTable,
  warnings,
  type Problem as AnyProblem,
} from '../../../game/problem-table'
import { extraLineCodes, limitCodes, numberCodes, wordCodes } from '../../../game/reading-problems'
import type { Words } from '../../../words'

/** Reasons why an arrow cannot be placed. */
const ofArrows = {
  ...errors('R6', {
    'arrow-off-grid': ['turn', 'x', 'y', 'maxX', 'maxY'],
    'arrow-on-pit': ['turn', 'x', 'y'],
    'arrow-on-rocket': ['turn', 'x', 'y', 'player'],
    'arrow-on-arrow': ['turn', 'x', 'y', 'player', 'placed'],
  }),
  ...errors('R5', { 'arrow-on-own-oldest': ['turn', 'x', 'y', 'player', 'placed'] }),
}

/** Every problem that the game knows, with the names of its arguments. Codes are stable; sentences are in the catalogue. */
const codes = {
  ...wordCodes('IN'),
  ...numberCodes('IN'),
  ...limitCodes('R11'),
  ...extraLineCodes('IN'),
  ...errors('IN', {
    'too-many-digits': ['found', 'what'],
    'not-a-way': ['found', 'what'],
    'rocket-off-grid': ['player', 'x', 'y', 'maxX', 'maxY'],
    'door-off-grid': ['door', 'at', 'wall', 'highest'],
    'door-in-corner': ['door', 'at', 'wall', 'highest'],
  }),
  ...warnings('R11', { 'not-square': ['width', 'height'] }),
  ...errors('R10', { 'rocket-on-pit': ['player', 'x', 'y'] }),
  ...errors('R9', { 'rocket-on-rocket': ['player', 'x', 'y', 'other'] }),
  ...warnings('R9', { 'door-twice': ['door', 'at', 'wall', 'other'] }),
  ...ofArrows,
}

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before an edit. */
export type Problem = AnyProblem<Code>

/** Diagnostics and codes, made from the table. */
export const { diagnostic, problem, allCodes, errorCodes } = problemTable(codes)

/** A function for the sentences of problems. */
export function messageIn({ game, rockets }: Pick<Words, 'game' | 'rockets'>) {
  const { problems, fields, own } = rockets
  return messagesOf(codes, { ...game.problems, ...problems }, { what: fields, name: own.limited })
}

/** A function for the words within a sentence about why an arrow may not be placed. */
export function reasonIn({ rockets }: Pick<Words, 'rockets'>) {
  return messagesOf(ofArrows, rockets.reasons)
}
