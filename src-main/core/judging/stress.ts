import type { AnyGame } from '../game/any-game'
import { rngOf } from '../kernel/rng'
import { reductions } from '../suite/reductions'
import type { SearchExtent } from '../suite/search-extent'
import { levelOf, newLevel, steppedFrom } from '../suite/search'
import { isSoundAs } from '../suite/shrink'
import type { CompareRule } from './compare-outputs'
import type { Verdict } from './verdict'

/**
 * The levels on which a program is tried, numbered from 0. The same plan produces the same levels in the same order.
 * Changed copies of tests may have as many warnings as their test.
 */
export interface StressPlan extends SearchExtent {
  /** How outputs are compared; absent: by tokens. */
  readonly compare?: CompareRule
  /** Official texts of levels whose changed copies are tried, alternating with new levels. */
  readonly from: readonly string[]
  /** Whether only changed copies are tried, no new levels; only if there are such texts. */
  readonly isNearOnly?: boolean
  /** The part of these levels that is tried: every `of`-th, beginning with the `number`-th, from 1; absent: all. */
  readonly part?: { readonly number: number; readonly of: number }
}

/** The data needed to make one level of a plan. */
export interface StressLevelOrder {
  readonly seed: number
  readonly isOfficial: boolean
  /** Number of the level. */
  readonly number: number
  /** Official text of the level to be changed; null for a new level. */
  readonly from: string | null
}

/** A level that programs are tried on. */
export interface StressLevel {
  readonly text: string
  /** The official answer. */
  readonly answer: string
}

/** Runs the tested program on a level; returns how it fails, or OK. */
export type TryOn = (level: StressLevel) => Promise<Verdict>

/** Makes a level; null if no random level without errors was found. */
export type MakeLevel = (order: StressLevelOrder) => Promise<StressLevel | null>

/** A level on which a program fails. */
export interface Failing {
  /** Number of the level in the plan, from 0. */
  readonly candidate: number
  readonly verdict: Verdict
  readonly text: string
}

/** The result of trying. */
export interface Stressed {
  /** Number of levels up to the first on which the program fails, or of all. */
  readonly tried: number
  readonly failing: Failing | null
}

/** Number of levels tried at the same time. */
const AT_ONCE = 16

/**
 * Finds the first level of a plan on which a program fails, independent of how long each takes. `tell` is called with
 * the number of levels tried. Rejects as soon as a try does, and then starts no more.
 */
export async function findFailing(
  plan: StressPlan,
  make: MakeLevel,
  tryOn: TryOn,
  tell: (tried: number) => void = () => {},
): Promise<Stressed> {
  const { number: first, of } = plan.part ?? { number: 1, of: 1 }
  const count = Math.max(0, Math.ceil((plan.tries - (first - 1)) / of))
  let failing: Failing | null = null
  let next = 0
  let tried = 0
  const lane = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) {
      const candidate = first - 1 + at * of
      // Levels after a failing one do not count, levels before it do.
      if (failing && candidate > failing.candidate) return
      const level = await make(orderOf(plan, candidate))
      const verdict = level ? await tryOn(level) : 'OK'
      if (level && verdict !== 'OK' && !(failing && failing.candidate < candidate))
        failing = { candidate, verdict, text: level.text }
      tell(++tried)
    }
  }
  const lanes = Array.from({ length: Math.min(AT_ONCE, count) }, lane)
  await Promise.all(lanes).finally(() => (next = count))
  // Assigned by the lanes, which the compiler does not see.
  const found = failing as Failing | null
  return { tried: found ? (found.candidate - (first - 1)) / of + 1 : count, failing: found }
}

/** The orders of the levels just before one of a plan, at most `most`. */
export function ordersBefore(
  plan: StressPlan,
  candidate: number,
  most: number,
): StressLevelOrder[] {
  const first = Math.max(0, candidate - most)
  return Array.from({ length: candidate - first }, (_, at) => orderOf(plan, first + at))
}

/** The order of a level of a plan. */
export function orderOf(
  { seed, isOfficial, from, isNearOnly }: StressPlan,
  number: number,
): StressLevelOrder {
  const isNew = from.length === 0 || (!isNearOnly && number % 2 === 0)
  const turn = isNearOnly ? number : number >> 1
  return { seed, isOfficial, number, from: isNew ? null : from[turn % from.length]! }
}

/** Maximum number of levels drawn until one is valid. */
const DRAWS = 16

/** Makes a level of a plan; null if no random level without errors was found. Pure. */
export function stressLevel(
  game: AnyGame,
  { seed, isOfficial, number, from }: StressLevelOrder,
): StressLevel | null {
  const rng = rngOf(seed, number)
  const given = from === null ? null : levelOf(game, from)
  // A changed copy of a test may exceed the limits that the test exceeds.
  const warned = isOfficial ? codesOf(game, given) : null
  for (let draw = 0; draw < DRAWS; draw++) {
    const level = given === null ? newLevel(game, rng) : steppedFrom(game, given, rng)
    if (isSoundAs(game.validate(level), warned))
      return { text: game.format.print(level), answer: game.engine.answer(level) }
  }
  return null
}

/** Codes of the warnings of a level; empty for no level. */
function codesOf(game: AnyGame, level: unknown): Set<string> {
  return new Set(level === null ? [] : game.validate(level).map(({ code }) => code))
}

/**
 * Makes a level smaller as long as the program fails on it in the same way; nothing single can be removed from the
 * final level. `tell` is called for each try, with the text of a smaller level on which the program fails, or null.
 */
export async function shrinkFailing(
  game: AnyGame,
  { text, verdict }: Pick<Failing, 'text' | 'verdict'>,
  { isOfficial }: Pick<StressPlan, 'isOfficial'>,
  tryOn: TryOn,
  tell: (tried: number, taken: string | null) => void = () => {},
): Promise<string> {
  if (!game.shrinking) return text
  const level = levelOf(game, text)
  const warned = isOfficial ? codesOf(game, level) : null
  const run = reductions(game.shrinking, game.words, level)
  let next = run.next()
  for (let tried = 1; !next.done; tried++) {
    const taken = await failingText(next.value.level)
    tell(tried, taken)
    next = run.next(taken !== null)
  }
  return game.format.print(next.value)

  async function failingText(smaller: unknown): Promise<string | null> {
    if (!isSoundAs(game.validate(smaller), warned)) return null
    const tried = { text: game.format.print(smaller), answer: game.engine.answer(smaller) }
    return (await tryOn(tried)) === verdict ? tried.text : null
  }
}
