import { findGame } from '../games/registry'
import { lookAtText, type TextLook } from './look-at-text'
import { searchBlock, shrinkHit, type Hit, type SearchPlan } from './search'

/** A piece of work on a set that a thread does alone; what comes of it depends on nothing else. */
export type SuiteTask =
  | {
      readonly kind: 'look'
      readonly text: string
      /** That of the file: its ending may decide whose text it is. */
      readonly name: string
    }
  | {
      readonly kind: 'search'
      readonly game: string
      readonly plan: SearchPlan
      readonly block: number
    }
  | { readonly kind: 'shrink'; readonly game: string; readonly plan: SearchPlan; readonly hit: Hit }

/** What comes of a task, by its kind. */
export interface SuiteResults {
  look: TextLook
  search: readonly Hit[]
  shrink: Hit
}

/** Does a task. A bug of a game is let through; so is a game that there is not. */
export function perform<K extends SuiteTask['kind']>(
  task: Extract<SuiteTask, { kind: K }>,
): SuiteResults[K] {
  return performAny(task) as SuiteResults[K]
}

function performAny(task: SuiteTask): SuiteResults[keyof SuiteResults] {
  if (task.kind === 'look') return lookAtText(task.text, task.name)
  const game = findGame(task.game)
  if (!game) throw new Error(`there is no game "${task.game}"`)
  return task.kind === 'search'
    ? searchBlock(game, task.plan, task.block)
    : shrinkHit(game, task.plan, task.hit)
}
