import type { AnyGame } from '../../game/any-game'
import { makeRng } from '../../kernel/rng'
import type { Crew } from '../find'
import { searchBlock, type SearchPlan } from '../search'
import { shrinkText } from '../shrink-text'

/** Does the work in an order drawn by chance, as threads would. */
export function crewOf(game: AnyGame, plan: SearchPlan, seed: number): Crew {
  function done<Task, Result>(tasks: readonly Task[], work: (task: Task) => Result) {
    const order = makeRng(seed).shuffle([...tasks.keys()])
    const results = new Map(order.map((at) => [at, work(tasks[at]!)]))
    return Promise.resolve(tasks.map((_, at) => results.get(at)!))
  }
  return {
    search: (blocks) => done(blocks, (block) => searchBlock(game, plan, block)),
    shrink: (hits) => done(hits, (hit) => shrinkText(game, plan, hit)!),
  }
}
