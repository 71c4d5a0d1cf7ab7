import type { Level } from '@core/games/ghosts/model'
import type { Plan, PlanDesk } from './plan'

/**
 * What is on the page beside the levels: how the squares are shown, and for each level the turn being planned on it. A
 * plan belongs to the level as it stands, and is dropped with it by the next edit.
 */
class Desk implements PlanDesk {
  /** Squares of all ghosts, not only of the one at hand. */
  showsSquares = $state(false)
  /** Ways of all ghosts, not only of the one at hand. */
  showsWays = $state(false)
  /** Chance of the turns played by hand; each turn draws from its own number. */
  seed = $state(1)
  private version = $state(0)
  private readonly plans = new WeakMap<Level, Plan>()

  planOf(level: Level): Plan | null {
    void this.version
    return this.plans.get(level) ?? null
  }

  setPlan(level: Level, plan: Plan | null): void {
    if (plan) this.plans.set(level, plan)
    else this.plans.delete(level)
    this.version++
  }
}

/** One for the window: plans are found by their level. */
export const desk = new Desk()
