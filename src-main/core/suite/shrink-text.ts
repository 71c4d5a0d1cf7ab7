import type { AnyGame } from '../game/any-game'
import { LevelLook } from './level-look'
import { hitOf, levelOf, type Hit, type SearchPlan } from './search'
import { shrinking } from './shrink'

/** A smaller level that was kept on the way. */
export interface ShrinkStep {
  /** The change, in words: "turns: 2 less". */
  readonly label: string
  readonly text: string
}

/** Progress of shrinking. */
export interface Shrunken {
  /** Levels that were tried. */
  readonly tried: number
  /** The change kept since the last report; null if there is none. */
  readonly step: ShrinkStep | null
}

/** Number of tries between two reports. */
const SIGN = 64

/**
 * Shrinks the level of a text to one that meets the wishes no worse; null when it does not meet them. `tell` is called
 * with each change that is kept; `most`: smaller levels to try at most. Pure.
 */
export function shrinkText(
  game: AnyGame,
  plan: SearchPlan,
  { candidate, text }: Pick<Hit, 'candidate' | 'text'>,
  tell: (now: Shrunken) => void = () => {},
  most = Infinity,
): Hit | null {
  const start = new LevelLook(game, levelOf(game, text))
  if (!game.shrinking) return hitOf(start, plan, candidate)
  if (hitOf(start, plan, candidate) === null) return null
  const run = shrinking(game, start.level, plan.wishes, plan)
  for (let tried = 1; ; tried++) {
    const { done, value } = run.next()
    if (done) return hitOf(new LevelLook(game, value.level), plan, candidate)
    const { kept, level } = value
    if (tried >= most) return hitOf(new LevelLook(game, level), plan, candidate)
    if (kept !== null) tell({ tried, step: { label: kept, text: game.format.print(level) } })
    else if (tried % SIGN === 0) tell({ tried, step: null })
  }
}
