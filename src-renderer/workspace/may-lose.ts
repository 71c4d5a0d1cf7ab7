import type { Bridge } from '@core/protocol/ipc'
import type { OpenLevel } from '../level/index'
import { asked } from './asked'

/** The parts that are needed to save documents before they close. */
export interface Saving {
  activate(level: OpenLevel): void
  save(level: OpenLevel): Promise<boolean>
}

/** Asks what to do with unsaved changes, and saves them if wanted; returns false if the user cancels. */
export async function mayLose(
  bridge: Bridge,
  saving: Saving,
  dirty: readonly OpenLevel[],
): Promise<boolean> {
  if (dirty.length === 0) return true
  const names = dirty.map((level) => level.name)
  const choice = await asked(bridge.request('ask:unsaved', names))
  if (choice !== 'save') return choice === 'discard'
  for (const level of dirty) {
    saving.activate(level)
    if (!(await saving.save(level))) return false
  }
  // The user may have typed while files were written.
  return !dirty.some((level) => level.isDirty)
}
