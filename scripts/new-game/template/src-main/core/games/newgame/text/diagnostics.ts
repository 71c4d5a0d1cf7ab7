import { errors, messagesOf, problemTable } from '../../../game/problem-table'
import { extraLineCodes, limitCodes, numberCodes, wordCodes } from '../../../game/reading-problems'
import type { Words } from '../../../words'

const ofMoves = errors('R1', { 'off-board': ['move', 'cell'] })

/** Every problem that the game knows, with the names of its arguments. Codes are stable; sentences are in the catalogue. */
const codes = {
  ...wordCodes('IN'),
  ...numberCodes('IN'),
  ...extraLineCodes('IN'),
  ...limitCodes('IN'),
  ...errors('IN', {
    'not-a-row': ['found', 'what'],
    'not-a-way': ['found', 'what'],
    'wall-at-start': [],
  }),
  ...ofMoves,
}

export type Code = keyof typeof codes

/** Diagnostics and codes, served from the table. */
export const { diagnostic, allCodes, errorCodes } = problemTable(codes)

/** What makes the sentences of problems. */
export function messageIn({ game, newgame }: Pick<Words, 'game' | 'newgame'>) {
  const { problems, fields } = newgame
  return messagesOf(codes, { ...game.problems, ...problems }, { what: fields, name: fields })
}

/** What makes the words within a sentence for why a move cannot be played. */
export function reasonIn({ newgame }: Pick<Words, 'newgame'>) {
  return messagesOf(ofMoves, newgame.reasons)
}
