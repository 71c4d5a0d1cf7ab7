import type { Actions } from '../ui/command'
import { type LevelScope, onActive, type WithEditor } from '../editor/index'
import type { Stops } from './stops.svelte'
import { words } from '../ui/words'

/** The command that moves the focus to the remedies for an input that cannot be played. */
export function stopCommands(scope: LevelScope<WithEditor & { readonly stops: Stops }>) {
  return {
    'stop-offers': onActive(
      scope,
      ({ stops }) => stops.ask(),
      ({ stops }) => (stops.sentence === '' ? words.run.stop.none : null),
    ),
  } satisfies Actions
}
