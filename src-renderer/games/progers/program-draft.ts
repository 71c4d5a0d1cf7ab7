import { handIn } from '@core/games/progers/play/hands'
import { LETTERS, LONGEST_PROGRAM } from '@core/games/progers/official'
import type { Edit, Level } from '@core/games/progers/model'
import { play } from '@core/games/progers/play/play'
import { previewProgram, type Preview } from '@core/games/progers/players/preview'
import type { Anchor } from '../../editor/game-editor'
import { words } from '../../ui/words'

/** A program that is being laid and not yet played: what the pane hands to the painters. */
export interface ProgramDraft {
  readonly kind: 'program'
  /** The move that it would be, from 0. */
  readonly made: number
  readonly program: string
  readonly preview: Preview
}

export function isProgramDraft(draft: unknown): draft is ProgramDraft {
  return typeof draft === 'object' && draft !== null && 'kind' in draft && draft.kind === 'program'
}

/** The move that would be made at the playhead: one past the last behind the end. */
export function moveAt(level: Level, { turn, isEnd }: Anchor): number {
  return isEnd ? level.moves.length : Math.min(turn, level.moves.length)
}

/** Null when nothing is laid: the drawing then goes away. */
export function draftOf(level: Level, made: number, program: string): ProgramDraft | null {
  if (program === '') return null
  return { kind: 'program', made, program, preview: previewProgram(words, level, program, made) }
}

/** A card of a hand, and whether the program uses it. */
export interface Card {
  readonly letter: string
  readonly isUsed: boolean
}

/** The hand before a move, with the cards that a program takes from it. */
export function cardsFor(level: Level, made: number, program: string): readonly Card[] {
  const { letters } = handIn(level, play(level, made).state, made & 1)
  const wanted = Array.from(program)
  return Array.from(letters, (letter) => {
    const at = wanted.indexOf(letter)
    if (at >= 0) wanted.splice(at, 1)
    return { letter, isUsed: at >= 0 }
  })
}

/** What was typed as a program: letters of SLRBJM in upper case, as many as a program may have. */
export function readProgram(typed: string): string {
  const letters = Array.from(typed.toUpperCase()).filter((letter) => LETTERS.includes(letter))
  return letters.slice(0, LONGEST_PROGRAM).join('')
}

/** The edit that plays a program: as a further move, or in place of a move and all after it. */
export function playEdit(level: Level, made: number, program: string): Edit {
  return made === level.moves.length
    ? { kind: 'insert', list: 'moves', index: made, item: program }
    : putFrom(level, made, [program], 'play-instead')
}

/** The edit that takes away a move and all after it. */
export function cutEdit(level: Level, made: number): Edit {
  return putFrom(level, made, [], 'cut-match')
}

function putFrom({ moves }: Level, index: number, items: readonly string[], label: string): Edit {
  return { kind: 'splice', list: 'moves', index, remove: moves.length - index, items, label }
}
