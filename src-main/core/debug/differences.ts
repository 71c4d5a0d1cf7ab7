import type { EventFacts } from '../game/module'
import type { AnyGame } from '../game/any-game'
import { describeCell } from '../game/describe-cell'
import { padded } from '../game/step-views'
import type { PlayedEvent, TurnPlay } from './play-turn'

/** An event in words, with its phase. */
export interface ToldEvent extends EventFacts {
  /** Name of the phase. */
  readonly phase: string
}

/** Events that one play of a turn has and the other does not. */
export interface EventList {
  readonly total: number
  /** The first of them, in order. */
  readonly rows: readonly ToldEvent[]
}

export interface FigureDifference {
  readonly name: string
  readonly right: number
  readonly wrong: number
}

/** A cell in words, after each of two plays. */
export interface CellDifference {
  readonly cell: number
  readonly right: string
  readonly wrong: string
}

/** Maximum number of events and cells kept of a difference; nobody reads more. */
const MOST_KEPT = 200
/** Maximum number of differing cells put into words; if more differ, they are not listed. */
const MOST_TOLD = 2000

/** Events of each play that the other lacks, as often as they are missing. Events with the same sentence are equal. */
export function eventDifferences(
  game: AnyGame,
  level: unknown,
  right: readonly PlayedEvent[],
  wrong: readonly PlayedEvent[],
): { readonly missing: EventList; readonly added: EventList } {
  const tell = (event: PlayedEvent): ToldEvent => ({
    ...game.describe(level, event),
    phase: game.engine.phases[event.phase]!.name,
  })
  const missing = withoutThose(right, wrong, keyOf).map(tell)
  const added = withoutThose(wrong, right, keyOf).map(tell)
  return {
    missing: listOf(withoutThose(missing, added, wordsOf)),
    added: listOf(withoutThose(added, missing, wordsOf)),
  }
}

/** Slots with different values in two states; slots beyond an end are 0. */
export function differingSlots(right: Int32Array, wrong: Int32Array): number[] {
  const slots: number[] = []
  const length = Math.max(right.length, wrong.length)
  for (let slot = 0; slot < length; slot++) {
    if ((right[slot] ?? 0) !== (wrong[slot] ?? 0)) slots.push(slot)
  }
  return slots
}

/** Figures with different values after two plays. */
export function figureDifferences(
  game: AnyGame,
  level: unknown,
  right: Int32Array,
  wrong: Int32Array,
): FigureDifference[] {
  return game.engine
    .layout(level)
    .figures.map(({ name, slot }) => ({ name, right: right[slot] ?? 0, wrong: wrong[slot] ?? 0 }))
    .filter((figure) => figure.right !== figure.wrong)
}

/**
 * Cells with different descriptions after two plays; only cells that the differing slots refer to, and the given ones.
 */
export function cellDifferences(
  game: AnyGame,
  level: unknown,
  plays: Readonly<Record<'right' | 'wrong', Pick<TurnPlay, 'end'>>>,
  slots: readonly number[],
  cells: Iterable<number>,
): CellDifference[] {
  const length = Math.max(plays.right.end.length, plays.wrong.end.length)
  const right = padded(plays.right.end, length)
  const wrong = padded(plays.wrong.end, length)
  const candidates = new Set(cells)
  if (slots.length > 0) {
    const whereabouts = game.debugging.whereabouts(level)
    for (const slot of slots) {
      candidates.add(whereabouts(right, slot)?.cell ?? -1)
      candidates.add(whereabouts(wrong, slot)?.cell ?? -1)
    }
  }
  candidates.delete(-1)
  const found: CellDifference[] = []
  for (const cell of [...candidates].sort((a, b) => a - b).slice(0, MOST_TOLD)) {
    const words = [right, wrong].map((state) => describeCell(game, level, state, cell))
    if (words[0] !== words[1]) found.push({ cell, right: words[0]!, wrong: words[1]! })
    if (found.length === MOST_KEPT) break
  }
  return found
}

/** The elements of one list that remain after each element of another has removed an equal one. */
function withoutThose<T>(
  list: readonly T[],
  others: readonly T[],
  key: (element: T) => string,
): readonly T[] {
  const counts = new Map<string, number>()
  for (const other of others) counts.set(key(other), (counts.get(key(other)) ?? 0) + 1)
  return list.filter((element) => {
    const count = counts.get(key(element)) ?? 0
    if (count > 0) counts.set(key(element), count - 1)
    return count === 0
  })
}

function listOf(events: readonly ToldEvent[]): EventList {
  return { total: events.length, rows: events.slice(0, MOST_KEPT) }
}

function keyOf({ phase, code, args }: PlayedEvent): string {
  return `${phase} ${code} ${args.join(' ')}`
}

function wordsOf({ phase, text }: ToldEvent): string {
  return `${phase} ${text}`
}
