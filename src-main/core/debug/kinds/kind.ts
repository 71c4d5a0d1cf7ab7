import type { AnyGame } from '../../game/any-game'
import type { EventFacts } from '../../game/module'
import type { ChunkSketch } from '../../trace/book'
import type { PlaceChange, StepLook } from '../step-look'

/** A value as it was stored, of which nothing is known. */
export type Stored = Readonly<Record<string, unknown>>

/** One kind of things that a breakpoint can watch for. Of a level that lacks what is watched nothing is hit. */
export interface WatchKind<W> {
  /** What a stored value says; null when it cannot be understood. */
  read(value: Stored): W | null
  /** The same for two that stop at the same steps. */
  key(watch: W): string
  /** As lists show it: "Mouse eaten", "Player 2 rises to at least 10", "Cell (3,2)". */
  title(game: AnyGame, level: unknown, watch: W): string
  /** Whether a chunk may hold a hit, by what is known of it without its steps. */
  inChunk(game: AnyGame, level: unknown, watch: W): (sketch: ChunkSketch) => boolean
  /** Whether a step is a hit. */
  inStep(game: AnyGame, level: unknown, watch: W): (look: StepLook) => boolean
  /** Whether an event alone is a hit; absent if no event can be. */
  ofEvent?(game: AnyGame, level: unknown, watch: W): (code: number, facts: EventFacts) => boolean
  /** Whether a change of place is a hit; absent if places do not count. */
  ofPlace?(game: AnyGame, level: unknown, watch: W): (place: PlaceChange) => boolean
  /** Whether it holds after a step, as a further condition; absent if it holds of the step alone. */
  after?(game: AnyGame, level: unknown, watch: W): (look: StepLook) => boolean
}

/** Whether a step has an event that is a hit. */
export function hasEvent(
  look: StepLook,
  isHit: (code: number, facts: EventFacts) => boolean,
): boolean {
  for (let i = 0; i < look.eventCount; i++) if (isHit(look.codeOf(i), look.factsOf(i))) return true
  return false
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
