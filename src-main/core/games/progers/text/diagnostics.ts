import { nounText } from '../../../game/nouns'
import { errors, messagesOf, problemTable, warnings } from '../../../game/problem-table'
import { wordCodes } from '../../../game/reading-problems'
import type { Words } from '../../../words'

const ofMoves = {
  ...errors('P8', {
    'move-too-long': ['move', 'length'],
    'not-in-hand': ['move', 'letter', 'player', 'hand'],
  }),
  ...errors('P10', { 'game-over': ['move', 'player'] }),
}

/** Every problem that the game knows, with the names of its arguments. Codes are stable; sentences may change freely. */
const codes = {
  ...wordCodes('IN'),
  ...errors('IN', {
    'not-a-hill': ['found'],
    'hill-corners': ['found'],
    'not-a-wall': ['found'],
    'not-a-sample': ['found'],
    'bad-letter': ['found', 'what'],
    'no-mark': ['found', 'mark'],
    'wrong-mark': ['found', 'right', 'what'],
    'not-an-order': ['found'],
    'one-side-only': ['order'],
    'hills-overlap': ['hill', 'other', 'spot'],
    'wall-on-border': ['spot', 'side'],
    'sample-on-sample': ['spot', 'other'],
  }),
  ...warnings('IN', { 'order-alone': ['order'] }),
  ...ofMoves,
  ...warnings('T11', {
    'outside-official': ['name', 'found', 'lowest', 'highest'],
    'hill-size': ['hill', 'rows', 'cols'],
    'hill-borders': ['hill', 'count'],
    'wall-twice': ['spot', 'side', 'other'],
    'closed-cell': ['spot', 'free'],
  }),
  ...warnings('P5', { 'sample-under-robot': ['spot', 'player'] }),
}

export type Code = keyof typeof codes

/** Diagnostics and codes, made from the table. */
export const { diagnostic, allCodes, errorCodes } = problemTable(codes)

/** A function for the sentences of problems: what was found and what was expected. */
export function messageIn({ game, progers }: Pick<Words, 'game' | 'progers'>) {
  const sentences = { ...game.problems, ...progers.problems }
  const messageOf = messagesOf(codes, sentences, { what: progers.fields })
  return (found: Parameters<typeof messageOf>[0]): string => {
    if (found.code !== 'outside-official') return messageOf(found)
    // Number and quantity are in one phrase, so each quantity has a separate sentence.
    const [name, count, lowest, highest] = found.args
    const given = `found=${count} lowest=${lowest} highest=${highest} isExact=${lowest === highest}`
    return nounText(progers.own.outside, `${name} ${given}`)
  }
}

/** A function for the words within a sentence about why a move cannot be made. */
export const reasonIn = ({ progers }: Pick<Words, 'progers'>) =>
  messagesOf(ofMoves, progers.reasons)
