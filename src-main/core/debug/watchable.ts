import type { EventKind, RuleText } from '../game/module'
import type { ReadingId } from '../trace/machine'
import type { AnyGame } from '../game/any-game'

/** A kind of event that can happen, with its code. */
export interface WatchableKind {
  readonly code: number
  readonly kind: EventKind
}

/** Kinds of events that can happen in a run under the official rules, or under a misreading, in the game's order. */
export function watchableKinds(
  game: AnyGame,
  reading: ReadingId | null = null,
): readonly WatchableKind[] {
  return game.engine.eventKinds.flatMap((kind, code) =>
    canHappen(kind, reading) ? [{ code, kind }] : [],
  )
}

/** Rules that can decide an event of such a run, in the order of the rules page. */
export function watchableRules(
  game: AnyGame,
  reading: ReadingId | null = null,
): readonly RuleText[] {
  const ids = new Set(watchableKinds(game, reading).flatMap(({ kind }) => kind.rules))
  return game.rules.filter(({ id }) => ids.has(id))
}

function canHappen({ readings }: EventKind, reading: ReadingId | null): boolean {
  return readings === undefined || (reading !== null && readings.includes(reading))
}
