import { showKeys, type Command } from '../ui/command'
import { type LevelScope, onActive, type WithEditor } from '../editor/index'
import type { Stops } from './stops.svelte'

const keys = '$mod+Period'

/** The key that brings up what can be done about an input that cannot be played, as people read it. */
export const stopKeys = showKeys(keys)

/** Leads the keys to what can be done about an input that cannot be played. */
export function stopCommands(
  scope: LevelScope<WithEditor & { readonly stops: Stops }>,
): readonly Command[] {
  const base = { group: 'Run' } as const
  return [
    {
      id: 'stop-offers',
      title: 'Fix an input that cannot be played',
      keys: [keys],
      inText: true,
      ...base,
      ...onActive(
        scope,
        ({ stops }) => stops.ask(),
        ({ stops }) => stops.sentence !== '',
      ),
    },
  ]
}
