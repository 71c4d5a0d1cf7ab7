import type { Action, Actions } from '../ui/command'
import { words } from '../ui/words'
import type { DockControls } from './dock-controls'
import { paneIds } from './pane-ids'
import { presetNames } from './presets'
import { moveToSecond, paneInSecond } from './second-commands'
import { secondWindow } from './second-window.svelte'

/** Access to the panes, for the commands. */
export interface DockScope {
  dock(): DockControls | null
}

const told = words.dock.whyOff

/** Commands that show, arrange and move panes. */
export function dockCommands(scope: DockScope) {
  const onDock = (
    run: (dock: DockControls) => void,
    whyOff: (dock: DockControls) => string | null = () => null,
  ): Action => ({
    whyOff: () => {
      const dock = scope.dock()
      return dock === null ? told.noPanes : whyOff(dock)
    },
    run: () => {
      const dock = scope.dock()
      if (dock && whyOff(dock) === null) run(dock)
    },
  })
  const onPane = (
    run: (dock: DockControls) => void,
    whyOff: (dock: DockControls) => string | null = () => null,
  ): Action =>
    onDock(run, (dock) => {
      if (dock.isHidden) return told.hidden
      return dock.current() === null ? told.closed : whyOff(dock)
    })
  const alone = (dock: DockControls): string | null => (dock.mates() < 2 ? told.alone : null)
  const noFold = (dock: DockControls): string | null => (dock.canFold() ? null : told.noFold)
  const shows = Object.fromEntries(
    paneIds.map((id) => [
      `pane-${id}`,
      onDock(
        (dock) => dock.toggle(id),
        (dock) => (dock.has(id) ? null : told.notHere),
      ),
    ]),
  ) as Record<`pane-${(typeof paneIds)[number]}`, Action>
  const presets = Object.fromEntries(
    presetNames.map((name) => [`panes-${name}`, onDock((dock) => dock.arrange(name))]),
  ) as Record<`panes-${(typeof presetNames)[number]}`, Action>
  return {
    'side-pane': onDock((dock) => dock.hide(!dock.isHidden)),
    ...shows,
    ...presets,
    'panes-reset': onDock((dock) => {
      secondWindow.giveAllBack()
      dock.arrange(null)
    }),
    'pane-left': onPane((dock) => dock.move('left')),
    'pane-right': onPane((dock) => dock.move('right')),
    'pane-up': onPane((dock) => dock.move('up')),
    'pane-down': onPane((dock) => dock.move('down')),
    'pane-split-right': onPane((dock) => dock.split('right'), alone),
    'pane-split-down': onPane((dock) => dock.split('down'), alone),
    'pane-float': onPane((dock) => dock.float()),
    'pane-second': onDock(moveToSecond, (dock) => {
      if (paneInSecond() !== null) return null
      if (dock.isHidden) return told.hidden
      return dock.current() === null ? told.closed : null
    }),
    'pane-larger': onPane((dock) => dock.resize(1)),
    'pane-smaller': onPane((dock) => dock.resize(-1)),
    'pane-fold': onPane((dock) => dock.fold(), noFold),
    'pane-close': onPane((dock) => dock.close()),
  } satisfies Actions
}
