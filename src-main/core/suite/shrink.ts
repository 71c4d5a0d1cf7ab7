import type { AnyGame } from '../game/any-game'
import type { Shrinking } from '../game/shrinking'
import { LevelLook } from './level-look'
import { costOf, type Cost, type Wish } from './wish'

/** What is asked of what comes out, besides the wishes. */
export interface ShrinkOptions {
  /** Nothing is warned of that the first level was not warned of: what was within the official limits stays so. */
  readonly isOfficial?: boolean
}

/** A smaller level that was tried. */
export interface Tried {
  /** The smallest level so far: the one that was tried, where it was kept. */
  readonly level: unknown
  readonly cost: Cost
  /** What was taken away or made plainer; null when the level that was tried did not meet the wishes. */
  readonly kept: string | null
}

/**
 * Makes a level smaller as long as it meets the wishes no worse: delta debugging, first half of a list, then ever smaller
 * stretches. Each try is a yield. What is returned is minimal: without any one thing more, or with any one value plainer,
 * it would not meet the wishes, or have errors. A level that does not meet them at the start is a bug and throws.
 */
export function* shrinking(
  game: AnyGame,
  start: unknown,
  wishes: readonly Wish[],
  { isOfficial = false }: ShrinkOptions = {},
): Generator<Tried, Omit<Tried, 'kept'>> {
  const part: Shrinking<unknown> | undefined = game.shrinking
  const warned = isOfficial ? new Set(game.validate(start).map(({ code }) => code)) : null
  let level = start
  let cost = costOf(new LevelLook(game, level), wishes)
  if (cost === Infinity) throw new Error('the level does not meet the wishes')
  if (!part) return { level, cost }
  let isSmaller: boolean

  function* attempt(candidate: unknown, label: string): Generator<Tried, boolean> {
    const found = costIn(candidate)
    const isKept = found <= cost
    if (isKept) {
      level = candidate
      cost = found
      isSmaller = true
    }
    yield { level, cost, kept: isKept ? label : null }
    return isKept
  }

  function costIn(candidate: unknown): Cost {
    const isSound = game
      .validate(candidate)
      .every(({ severity, code }) => severity !== 'error' && (!warned || warned.has(code)))
    return isSound ? costOf(new LevelLook(game, candidate), wishes) : Infinity
  }

  function* thin({ removables }: Shrinking<unknown>, at: number): Generator<Tried, void> {
    const list = () => removables(level)[at]
    for (let size = list()?.count ?? 0; size >= 1; size >>= 1) {
      for (let to = list()?.count ?? 0; to > 0;) {
        const from = Math.max(0, to - size)
        const { name, without } = list()!
        const candidate = without(from, to)
        const label = to - from === 1 ? `${name}: 1 less` : `${name}: ${to - from} less`
        if (candidate !== null) yield* attempt(candidate, label)
        to = Math.min(from, list()?.count ?? 0)
      }
    }
  }

  do {
    isSmaller = false
    for (let at = 0; at < part.removables(level).length; at++) yield* thin(part, at)
    while (yield* plainerOnce(part, level, attempt)) isSmaller = true
  } while (isSmaller)
  return { level, cost }
}

/** Tries plainer values until one is kept; false when none was. */
function* plainerOnce(
  { plainer }: Shrinking<unknown>,
  level: unknown,
  attempt: (candidate: unknown, label: string) => Generator<Tried, boolean>,
): Generator<Tried, boolean> {
  for (const { level: candidate, label } of plainer(level)) {
    if (yield* attempt(candidate, label)) return true
  }
  return false
}
