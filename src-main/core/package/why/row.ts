import type { AnyGame } from '../../game/any-game'
import { figureTitle } from '../../game/names'
import { AnswerPieces } from '../../judging/answer-pieces'
import { suspectsWords } from '../../judging/explanation-words'
import { Partings, type Parting } from '../../judging/parting'
import type { PackagesWords } from '../../words'
import type { PackedTest } from '../package'
import type { PackageParts } from '../packed-problem'

/** What is known of one test. */
export interface WhyRow {
  /** The SHA-256 of its input. */
  readonly input: string
  /** Its entry, packed; null if its boards were not drawn. */
  readonly full: string | null
  /** The same without boards. */
  readonly plain: string
}

/** An answer under misreadings: the words about them, and the step of its board; null where the run parts nowhere. */
interface Told {
  readonly lines: readonly string[]
  readonly step: number | null
}

/** A board by the official rules as an SVG document, and what is said above it. */
interface Board {
  readonly title: string
  readonly svg: string
}

/** An entry as `judge/why.py` reads it. */
interface Entry {
  /** What the words of the answer are, where the game has names for them. */
  readonly names: readonly string[]
  /** The length of the longest answer below, in characters. */
  readonly most: number
  /** Answers under misreadings, by the SHA-256 of their words with single spaces between them. */
  readonly told: Readonly<Record<string, Told>>
  /** By their steps; null for one that is too large to be drawn. One for which there was no room is not there. */
  readonly boards: Readonly<Record<number, Board | null>>
}

/** Answers have few words where the game has names for them. */
const MOST_NAMES = 100

/**
 * Plays a test by each misreading that it catches, up to the step at which the run parts from the official one. `isDrawn`: there
 * is still room for boards.
 */
export function whyRow(
  game: AnyGame,
  { level, text, worth }: Pick<PackedTest, 'level' | 'text' | 'worth'>,
  say: PackagesWords['why'],
  { sha256, squeezed, picture }: Pick<PackageParts, 'sha256' | 'squeezed' | 'picture'>,
  isDrawn = true,
): WhyRow {
  const { names, byAnswer, partings } = underMisreadings(game, { level, worth })
  const most = Math.max(0, ...[...byAnswer.keys()].map(({ length }) => length))
  const boards: Record<number, Board | null> = {}
  const told = [...byAnswer].map(([words, ids]): [string, Told] => {
    const parted = ids.map((id) => partings.of([id]))
    const step = parted[0]?.step ?? null
    if (isDrawn && step !== null && !(step in boards)) {
      const svg = picture(game, level, step)
      boards[step] = svg === null ? null : { title: say.board({ step: `${step}` }), svg }
    }
    return [sha256(words), { lines: misreadingLines(game, ids, parted), step }]
  })
  const entry: Entry = { names, most, told: Object.fromEntries(told), boards }
  const tooLarge = Object.entries(boards).filter(([, board]) => board === null)
  const plain: Entry = { ...entry, boards: Object.fromEntries(tooLarge) }
  const isWhole = isDrawn || told.every(([, { step }]) => step === null)
  const packed = (one: Entry): string => squeezed(JSON.stringify(one))
  return { input: sha256(text), full: isWhole ? packed(entry) : null, plain: packed(plain) }
}

/** What the answer of a test is made of, and its other answers under the misreadings that it catches. */
export function underMisreadings(
  game: AnyGame,
  { level, worth }: Pick<PackedTest, 'level' | 'worth'>,
) {
  const byAnswer = new Map<string, string[]>()
  for (const id of worth.caught) {
    const words = wordsOf(game.engine.answer(level, id))
    byAnswer.set(words, [...(byAnswer.get(words) ?? []), id])
  }
  byAnswer.delete(wordsOf(worth.answer))
  const names = namesOf(game, level, worth.answer)
  return { names, byAnswer, partings: new Partings(game, level) }
}

/** The sentences about misreadings that give one answer, and where their runs part from the official one. */
export function misreadingLines(
  game: AnyGame,
  ids: readonly string[],
  partings: readonly (Parting | null)[],
): string[] {
  return suspectsWords(game, { readings: ids.map((id) => [id]), partings, more: 0 })
}

/** An output as judges compare it that go by words. */
function wordsOf(output: string): string {
  return output.trim().split(/\s+/).join(' ')
}

/** The figures that the words of an answer are; nothing where they are none. */
function namesOf(game: AnyGame, level: unknown, answer: string): string[] {
  const { piece, heldAt } = game.origins
  if (piece !== 'word') return []
  const { figures } = game.engine.layout(level)
  const count = Math.min(new AnswerPieces(answer, piece).count, MOST_NAMES)
  return Array.from({ length: count }, (_, index) => {
    const slots = heldAt(level, index, answer).map(({ slot }) => slot)
    const figure = figures.find(({ slot }) => slots.includes(slot))
    return figure ? figureTitle(game, figure.name) : ''
  })
}
