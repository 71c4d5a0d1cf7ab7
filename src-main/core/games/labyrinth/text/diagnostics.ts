import {
  errors,
  messagesOf,
  problemTable,
  warnings,
  type Problem as AnyProblem,
} from '../../../game/problem-table'
import { extraLineCodes, numberCodes, wordCodes } from '../../../game/reading-problems'
import type { Words } from '../../../words'

const place = ['row', 'col'] as const
const places = [...place, 'otherRow', 'otherCol'] as const

/** Reasons why a walk cannot start. */
const ofStarts = errors('L7', {
  'start-off-map': ['walk', ...place, 'maxRow', 'maxCol'],
  'start-on-wall': ['walk', ...place],
})

/** Every problem that the game knows, with the names of its arguments. Codes are stable; sentences are in the catalogue. */
const codes = {
  ...wordCodes('IN'),
  ...numberCodes('IN'),
  ...extraLineCodes('IN'),
  ...errors('IN', {
    'no-map': ['found'],
    'missing-count': ['found'],
    'not-a-cell': ['found'],
    'not-a-move': ['found', 'walk'],
    'row-length': ['found', 'expected'],
    'negative-count': ['found'],
    'no-free-number': [],
  }),
  ...errors('L9', { 'too-large': ['rows', 'cols', 'most'] }),
  ...warnings('L9', { 'size-not-official': ['rows', 'cols', 'side'] }),
  ...errors('M5', {
    'river-off-map': ['river', ...place, 'way'],
    'river-into-other': ['river', ...place, 'way', 'found'],
    'river-merge': ['river', ...places],
    'river-cycle': ['river', ...place],
    'river-no-estuary': ['river', ...place],
    'river-two-estuaries': ['river', ...places],
    'estuary-alone': ['river', ...place],
    'river-too-short': [],
    'river-torn': place,
    'river-in-the-way': ['river', ...place],
  }),
  ...errors('M4', {
    'cave-twice': ['chain', 'index', ...places],
    'cave-gap': ['chain', 'index', ...place, 'expected'],
  }),
  ...warnings('L6', { 'cave-single': ['chain', ...place] }),
  ...ofStarts,
  ...warnings('L7', { 'start-not-island': ['walk', ...place, 'found'] }),
  ...warnings('IN', { 'walk-empty': ['walk'], 'no-walks': [] }),
}

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before an edit. */
export type Problem = AnyProblem<Code>

const table = problemTable(codes)

/** Diagnostics and codes, made from the table. */
export const { diagnostic, problem, allCodes } = table

/** A function for the sentences of problems. */
export function messageIn({ game, labyrinth }: Pick<Words, 'game' | 'labyrinth'>) {
  const { problems, fields } = labyrinth
  return messagesOf(codes, { ...game.problems, ...problems }, { what: fields })
}

/** Codes used only by tools, not for texts or levels. */
export const toolCodes: readonly Code[] = [
  'river-too-short',
  'river-torn',
  'river-in-the-way',
  'no-free-number',
]

/** Codes of the errors that a text or level can have. */
export const errorCodes: readonly Code[] = table.errorCodes.filter(
  (code) => !toolCodes.includes(code),
)

/** A function for the words within a sentence about why a walk cannot start. */
export function reasonIn({ labyrinth }: Pick<Words, 'labyrinth'>) {
  return messagesOf(ofStarts, labyrinth.reasons)
}
