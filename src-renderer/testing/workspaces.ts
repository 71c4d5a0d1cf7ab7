import { findGame } from '@core/games/testing'
import type { OpenedFile } from '@core/protocol/requests/files'
import { Workspace } from '../workspace/workspace.svelte'
import { generatedText } from './levels'
import { ticketOf } from './open-levels'
import { nothingToOpen, PageBridge, type Replies } from './page-bridge'

/** The text of the files that windows in tests begin with: a level of rockets. */
export const levelText = generatedText(findGame('rockets')!)

/** A file of that text. */
export function filed(name: string): OpenedFile {
  return { file: ticketOf(name), text: levelText }
}

/** A window that has begun with these files, and what it asks and hears. */
export async function begun(names: readonly string[] = [], replies: Replies = {}) {
  const bridge = new PageBridge({
    'app:started': () => ({ ...nothingToOpen, files: names.map(filed) }),
    'file:recent': () => [],
    'set:recent': () => [],
    'journal:note': () => true,
    'file:again': (ticket) => ({ file: ticketOf(ticket.slice(10)), onDisk: null }),
    ...replies,
  })
  const workspace = new Workspace(bridge)
  await workspace.sets.load()
  await workspace.begin()
  return { workspace, bridge, names: () => workspace.levels.map(({ name }) => name) }
}
