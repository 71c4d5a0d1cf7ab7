import { bridge } from '../bridge'
import type { LevelEditor } from '../editor/level-editor.svelte'

/** What is needed to save documents before they go. */
export interface Saving {
  activate(editor: LevelEditor): void
  save(editor: LevelEditor): Promise<boolean>
}

/** Asks what is to become of unsaved changes, and saves them if that is wanted; false when the user would rather stay. */
export async function mayLose(saving: Saving, dirty: readonly LevelEditor[]): Promise<boolean> {
  if (dirty.length === 0) return true
  const names = dirty.map((editor) => editor.name)
  const choice = await bridge.request('ask:unsaved', names)
  if (choice !== 'save') return choice === 'discard'
  for (const editor of dirty) {
    saving.activate(editor)
    if (!(await saving.save(editor))) return false
  }
  // Typing may have gone on while files were written.
  return !dirty.some((editor) => editor.isDirty)
}
