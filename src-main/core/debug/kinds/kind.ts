import type { AnyGame } from '../../game/any-game'
import type { EventFacts } from '../../game/module'
import type { ChunkSketch } from '../../trace/book'
import type { PlaceChange, StepLook } from '../step-look'

/** A stored value, not validated. */
export type Stored = Readonly<Record<string, unknown>>

/** One kind of thing that a breakpoint can watch for. In a level that lacks the watched thing there are no hits. */
export interface WatchKind<W> {
  /** The watch in a stored value; null if it is invalid. */
  read(value: Stored): W | null
  /** Equal for two watches that stop at the same steps. */
  key(watch: W): string
  /** As shown in lists: "Mouse eaten", "Player 2 rises to at least 10", "Cell (3,2)". */
  title(game: AnyGame, level: unknown, watch: W): string
  /** Whether a chunk may contain a hit, judged by its sketch. */
  inChunk(game: AnyGame, level: unknown, watch: W): (sketch: ChunkSketch) => boolean
  /**
   * The kinds of events of a chunk that make a step a hit, where nothing else does, as bits by their codes; null if the sketch does not
   * tell. Absent if it never does.
   */
  kindsInChunk?(game: AnyGame, level: unknown, watch: W): (sketch: ChunkSketch) => number | null
  /** Whether a step is a hit. */
  inStep(game: AnyGame, level: unknown, watch: W): (look: StepLook) => boolean
  /** Whether an event alone is a hit; absent if no event can be. */
  ofEvent?(game: AnyGame, level: unknown, watch: W): (code: number, facts: EventFacts) => boolean
  /** Whether a change of place is a hit; absent if places do not matter. */
  ofPlace?(game: AnyGame, level: unknown, watch: W): (place: PlaceChange) => boolean
  /** Whether it is true after a step, as a further condition; absent if it can only be true of the step itself. */
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
