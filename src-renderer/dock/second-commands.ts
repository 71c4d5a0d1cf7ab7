import { focused } from '../ui/windows'
import type { DockControls } from './dock-controls'
import { secondWindow } from './second-window.svelte'

/** The pane of the second window that has the focus; null if the focus is elsewhere. */
export function paneInSecond(): string | null {
  return secondWindow.paneOf(focused())
}

/** Moves the pane in use to the second window, or back if it is there. */
export function moveToSecond(dock: DockControls): void {
  const there = paneInSecond()
  const id = there ?? dock.current()?.id
  if (id === undefined) return
  if (there === null) secondWindow.take(id)
  else secondWindow.giveBack(id)
}

/** Shows a pane that can only be in the second window, or closes it. */
export function toggleInSecond(id: string): void {
  if (secondWindow.has(id)) secondWindow.giveBack(id)
  else secondWindow.take(id)
}
