import { broughtBack, type ClosedSetTab, isSameFile } from './keep/closed-tabs'
import { restoreOne } from './keep/restore-session'
import type { OpenLevel } from '../level/index'
import { moved } from './tab-order'
import type { Workspace } from './workspace.svelte'

/** Reopens the last closed tab, as it was and at its place. */
export async function reopenClosed(workspace: Workspace): Promise<void> {
  const { open, bridge } = workspace
  const tab = workspace.closed.at(-1)
  if (!tab) return
  workspace.closed = workspace.closed.slice(0, -1)
  if ('set' in tab) return reopenSet(workspace, tab)
  const isHeld = (one: OpenLevel): boolean => isSameFile(tab.document.file, one.file)
  const level =
    workspace.levels.find(isHeld) ?? (await restoreOne(open, await broughtBack(bridge, tab)))
  if (!level) return
  if (workspace.levels.at(-1) === level) workspace.moveTab(level, tab.at)
  workspace.activate(level)
}

async function reopenSet(workspace: Workspace, { set, at }: ClosedSetTab): Promise<void> {
  const { sets } = workspace
  const problem = await sets.openAgain(set)
  if (problem !== null) return workspace.tell(problem)
  const found = sets.list.find(({ ticket }) => ticket === set.ticket)
  if (found && sets.list.at(-1) === found) sets.list = moved(sets.list, found, at)
}
