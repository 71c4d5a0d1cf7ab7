import { errors, messagesOf, problemTable } from '../../../game/problem-table'
import { readingCodes } from '../../../game/reading-problems'
import type { Words } from '../../../words'

/** Every problem that the game knows, with the names of its arguments. Codes are stable; sentences are in the catalogue. */
const codes = {
  ...readingCodes('IN'),
  ...errors('IN', {
    'not-a-row': ['found', 'what'],
    'not-a-way': ['found', 'what'],
    'wall-at-start': [],
  }),
}

export type Code = keyof typeof codes

/** Diagnostics and codes, served from the table. */
export const { diagnostic, errorCodes } = problemTable(codes)

/** What makes the sentences of problems. */
export function messageIn({ game, newgame }: Pick<Words, 'game' | 'newgame'>) {
  const { problems, fields } = newgame
  return messagesOf(codes, { ...game.problems, ...problems }, { what: fields, name: fields })
}
