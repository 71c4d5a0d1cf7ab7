import { words } from '../ui/words'
import type { DockControls } from './dock-controls'
import { paneIds } from './pane-ids'

/** The current titles of the commands that show and hide panes, by id. */
export function paneLabels(dock: DockControls | null): Readonly<Record<string, string>> {
  const told = words.dock
  const isHidden = dock?.isHidden === true
  const named = paneIds.map((id): readonly [string, string] => {
    const isOpen = !isHidden && dock?.isInFront(id) === true
    return [`pane-${id}`, told.showOrHide({ isOpen, pane: words.level.tabs[id] })]
  })
  return {
    'side-pane': told.showOrHideAll({ isHidden }),
    'pane-float': told.floatOrDock({ isFloating: dock?.isFloating() === true }),
    ...Object.fromEntries(named),
  }
}
