import type { Bridge } from '@core/protocol/ipc'
import type { UserSettings } from '@core/protocol/settings'
import { untrack } from 'svelte'
import type { OpenLevel } from '../level/index'
import { isAsked } from './asked'
import { isSavedUnasked, saveUnasked } from './save-document'

/** Time without an edit after which levels are saved, if the user always wants that, in ms. */
const QUIET = 1000

/** The state that autosaving uses. */
export interface AutosavePlace {
  readonly bridge: Bridge
  readonly levels: readonly OpenLevel[]
  readonly active: OpenLevel | null
}

/**
 * Saves levels that have a file, if the user wants that: when the user leaves them, or all soon after each edit. A save
 * that needs a question first (a file changed by another program, a match in place of a level) is left to the user.
 * Call it where effects may be created.
 */
export function autosave(place: AutosavePlace, wanted: () => UserSettings['autosave']): void {
  const save = (levels: readonly OpenLevel[]): void => {
    if (isAsked()) return
    for (const level of levels) if (isSavedUnasked(level)) void saveUnasked(place.bridge, level)
  }
  let left: OpenLevel | null = null
  $effect(() => {
    const { active } = place
    if (left !== active && left !== null && place.levels.includes(left) && wanted() !== 'off')
      save([left])
    left = active
  })
  $effect(() => {
    if (wanted() !== 'always') return
    const changed = place.levels.filter((level) => {
      // A save that failed is tried again when one of these changes, not because it was tried.
      void [level.isDirty, level.file, level.outside, level.editor.lines.mainText]
      return untrack(() => isSavedUnasked(level))
    })
    if (changed.length === 0) return
    const timer = setTimeout(() => save(changed), QUIET)
    return () => clearTimeout(timer)
  })
  $effect(() => {
    const leave = (): unknown => wanted() !== 'off' && save(place.levels)
    globalThis.addEventListener?.('blur', leave)
    return () => globalThis.removeEventListener?.('blur', leave)
  })
}
