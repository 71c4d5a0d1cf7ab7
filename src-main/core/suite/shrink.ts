import type { AnyGame } from '../game/any-game'
import type { Diagnostic } from '../kernel/diagnostics'
import { Costs } from './costs'
import { LevelLook } from './level-look'
import { reductions } from './reductions'
import type { Cost, Wish } from './wish'

/** Requirements on the result, in addition to the conditions. */
export interface ShrinkOptions {
  /** No warnings that the first level did not have: a level within the official limits stays within them. */
  readonly isOfficial?: boolean
}

/** A smaller level that was tried. */
export interface Tried {
  /** The smallest level so far: the one that was tried, where it was kept. */
  readonly level: unknown
  readonly cost: Cost
  /** The change that was kept; null if the level that was tried did not meet the wishes. */
  readonly kept: string | null
}

/**
 * Makes a level smaller as long as it meets the wishes no worse. Each try is a yield. The result is minimal: with any
 * single thing removed or value made plainer, it would not meet the wishes or would have errors. A level that does not
 * meet them at the start is a bug and throws.
 */
export function* shrinking(
  game: AnyGame,
  start: unknown,
  wishes: readonly Wish[],
  { isOfficial = false }: ShrinkOptions = {},
): Generator<Tried, Omit<Tried, 'kept'>> {
  const warned = isOfficial ? new Set(game.validate(start).map(({ code }) => code)) : null
  // Errors may stay only if a wish names them.
  const wished = new Set(wishes.flatMap((wish) => (wish.kind === 'problem' ? wish.code : [])))
  let level = start
  const costs = new Costs(wishes)
  let cost = costs.of(new LevelLook(game, level))
  if (cost === Infinity) throw new Error('the level does not meet the wishes')
  if (!game.shrinking) return { level, cost }
  const run = reductions(game.shrinking, game.words, start)
  for (let next = run.next(); ;) {
    if (next.done) return { level, cost }
    const { level: candidate, label } = next.value
    const told = game.validate(candidate)
    const isSound = isSoundAs(told, warned, wished)
    const found = isSound ? costs.of(new LevelLook(game, candidate, told), cost) : Infinity
    const isKept = found <= cost
    if (isKept) {
      level = candidate
      cost = found
    }
    yield { level, cost, kept: isKept ? label : null }
    next = run.next(isKept)
  }
}

const none: ReadonlySet<string> = new Set()

/** Whether problems of a level are only errors that may stay, and only the given warnings (null: any). */
export function isSoundAs(
  told: readonly Diagnostic[],
  warned: ReadonlySet<string> | null,
  wished: ReadonlySet<string> = none,
): boolean {
  return told.every(({ severity, code }) =>
    severity === 'error' ? wished.has(code) : !warned || warned.has(code),
  )
}
