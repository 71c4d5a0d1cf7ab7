import { NO_TESTS_SHOWN, type OpenSet } from '../../set/index'
import type { Action } from '../../ui/command'
import type { CommandScope } from './command-scope'
import { words } from '../../ui/words'

type SetScope = Pick<CommandScope, 'workspace'>

/** The set whose tab is in front; null if a level or nothing is. */
export function frontSet({ workspace }: SetScope): OpenSet | null {
  return workspace.front?.kind === 'set' ? workspace.front : null
}

/** What a command does with a set. */
interface SetAction {
  whyOff(set: OpenSet): string | null
  run(set: OpenSet): void
}

/** What a command of levels does while a set is in front. */
export function onSetOr(scope: SetScope, onSet: SetAction, otherwise: Required<Action>): Action {
  return {
    whyOff: () => {
      const set = frontSet(scope)
      return set ? onSet.whyOff(set) : otherwise.whyOff()
    },
    run: () => {
      const set = frontSet(scope)
      if (set) onSet.run(set)
      else otherwise.run()
    },
  }
}

/** Does something with the tests that are chosen in the set in front. */
export function onChosenTests(run: (set: OpenSet, paths: readonly string[]) => void): SetAction {
  return {
    whyOff: ({ view, table }) => {
      if (view !== 'tests') return NO_TESTS_SHOWN
      return table.target.length > 0 ? null : words.window.whyOff.noTestChosen
    },
    run: (set) => run(set, set.table.target),
  }
}
