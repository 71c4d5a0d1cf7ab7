import { CONTENTS } from '../help/help.svelte'
import { helpFor } from '../help/context'
import { wayBack } from '../help/way-back'
import type { Actions } from '../../ui/command'
import { focused } from '../../ui/windows'
import type { HelpPlace } from '../../ui/help-place'
import type { CommandScope } from './command-scope'

/**
 * Commands for the manual, and for help about the focused element: the rule if there is one, else a page of the manual.
 */
export function helpCommands({ help, active }: CommandScope) {
  return {
    manual: { run: () => help.open(CONTENTS) },
    'context-help': {
      run: () => {
        const { place, rule } = helpFor(focused())
        const level = active()
        // Panes behind a dialog cannot be read.
        const isFree = document.querySelector('[role=dialog]') === null
        if (rule !== null && level && isFree) {
          const { panes } = level.editor
          level.openRule(
            rule,
            wayBack(focused(), (id) => panes.show(id)),
          )
        } else help.open((place ?? CONTENTS) as HelpPlace | typeof CONTENTS)
      },
    },
  } satisfies Actions
}
