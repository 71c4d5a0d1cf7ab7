import { asSaved } from '@core/document/saved'
import type { OpenLevel } from '../level/index'
import { mayLose } from './may-lose'
import type { Workspace } from './workspace.svelte'

/** Closes the window, asking once about all unsaved changes; does nothing if the user cancels. */
export async function closeWindow(workspace: Workspace): Promise<void> {
  const { bridge, levels } = workspace
  const dirty = levels.filter((level) => level.isDirty)
  if (!(await mayLose(bridge, workspace, dirty))) return
  for (const level of workspace.levels) level.editor.lines.flush()
  for (const level of dirty) if (level.isDirty) await discard(workspace, level)
  await Promise.all([workspace.journal.flush(), workspace.setsNote.flush()])
  await bridge.request('window:close')
}

/** Discards unsaved changes, so that they do not return at the next start. */
async function discard({ journal }: Workspace, level: OpenLevel): Promise<void> {
  const saved = level.file ? asSaved(level.editor.lines.main.document) : null
  if (saved) level.editor.lines.replaceMain(saved)
  else await journal.forget(level)
}
