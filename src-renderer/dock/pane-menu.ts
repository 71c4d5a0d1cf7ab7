import { keysOf } from '../ui/command'
import type { MenuEntry } from '../ui/menu-entry'
import { words } from '../ui/words'
import type { DockControls } from './dock-controls'
import { moveToSecond } from './second-commands'

const told = words.dock

/** The menu for the pane in use. */
export function paneMenu(dock: DockControls): readonly MenuEntry[] {
  const move = (['left', 'right', 'up', 'down'] as const).map((direction) => ({
    id: `pane-${direction}`,
    title: told.move[direction],
    keys: keysOf(`pane-${direction}`),
    run: () => dock.move(direction),
  }))
  const split: MenuEntry[] = [
    {
      id: 'pane-split-right',
      title: told.splitRight,
      keys: keysOf('pane-split-right'),
      isSeparated: true,
      run: () => dock.split('right'),
    },
    {
      id: 'pane-split-down',
      title: told.splitDown,
      keys: keysOf('pane-split-down'),
      run: () => dock.split('down'),
    },
  ]
  return [
    ...move,
    ...(dock.mates() > 1 ? split : []),
    {
      id: 'pane-float',
      title: told.floatOrDock({ isFloating: dock.isFloating() }),
      keys: keysOf('pane-float'),
      isSeparated: true,
      run: () => dock.float(),
    },
    {
      id: 'pane-second',
      title: told.second.move,
      keys: keysOf('pane-second'),
      run: () => moveToSecond(dock),
    },
    {
      id: 'pane-fold',
      title: told.fold,
      keys: keysOf('pane-fold'),
      run: () => dock.fold(),
    },
    {
      id: 'pane-close',
      title: told.close,
      keys: keysOf('pane-close'),
      run: () => dock.close(),
    },
  ]
}
