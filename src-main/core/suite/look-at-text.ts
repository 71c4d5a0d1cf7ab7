import type { AnyGame } from '../game/any-game'
import { nearestGame } from '../games/nearest-game'
import type { BoardSize } from '../kernel/grid'
import { placeRange, textLines, type TextRange } from '../kernel/diagnostics'
import type { ReadingId } from '../trace/machine'
import type { Shown } from './exercise'
import { LevelLook } from './level-look'
import { reachesOf, type Reach } from './reaches'

/** What a level without errors covers as a test. */
export interface TestWorth {
  /** The official answer. */
  readonly answer: string
  /** Misreadings with a different answer. */
  readonly caught: readonly ReadingId[]
  readonly events: Readonly<Record<string, Shown>>
  readonly rules: Readonly<Record<string, Shown>>
}

/** What is known of a text, as plain data. */
export interface TextLook {
  /** The game that reads it, or the one that comes closest. */
  readonly game: string
  /** Null when no game reads it. */
  readonly size: BoardSize | null
  readonly errors: number
  readonly warnings: number
  /** The first error, else the first warning; null when there is none. */
  readonly problem: (TextRange & { readonly message: string }) | null
  readonly limits: readonly Reach[]
  /** Null for a level that has no official answer. */
  readonly worth: TestWorth | null
}

/** Looks at a text: which game it is of, what is wrong with it, and what it shows. `name` is that of its file. */
export function lookAtText(text: string, name: string, among: readonly AnyGame[]): TextLook {
  const { game, isRead, level, diagnostics, isRunnable } = nearestGame(among, text, name)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const first = errors[0] ?? diagnostics[0]
  return {
    game: game.id,
    size: isRead ? game.size(level) : null,
    errors: errors.length,
    warnings: diagnostics.length - errors.length,
    problem: first
      ? { ...placeRange(textLines(text), first.place), message: game.message(first) }
      : null,
    limits: isRead ? reachesOf(game, level) : [],
    worth: isRunnable ? worthOf(new LevelLook(game, level)) : null,
  }
}

/** The findings about a level as plain data. */
export function worthOf(look: LevelLook): TestWorth {
  // All answers are made together where that takes less time.
  const { caught, answer, exercise } = look
  return { answer, caught, events: exercise.events, rules: exercise.rules }
}
