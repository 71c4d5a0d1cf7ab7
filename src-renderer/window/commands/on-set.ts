import { NO_TESTS_SHOWN, type OpenSet } from '../../set/index'
import type { Action } from '../../ui/command'
import type { CommandScope } from './command-scope'
import { words } from '../../ui/words'

type SetScope = Pick<CommandScope, 'workspace'>

/** The set whose tab is in front; null if there is none. */
export function frontSet({ workspace }: SetScope): OpenSet | null {
  return workspace.front?.kind === 'set' ? workspace.front : null
}

/** The action of a command on a set. */
interface SetAction {
  whyOff(set: OpenSet): string | null
  run(set: OpenSet): void
}

/** An action that works on the set in front, or else on levels. */
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

/** An action on the chosen tests of the set in front. */
export function onChosenTests(run: (set: OpenSet, paths: readonly string[]) => void): SetAction {
  return {
    whyOff: ({ view, table }) => {
      if (view !== 'tests') return NO_TESTS_SHOWN
      return table.target.length > 0 ? null : words.window.whyOff.noTestChosen
    },
    run: (set) => run(set, set.table.target),
  }
}
