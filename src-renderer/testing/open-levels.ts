import { openDocument } from '@core/document/level-document'
import { findGame } from '@core/games/testing'
import type { FileTicket } from '@core/protocol/file-ticket'
import { RunClient } from '../editor/runs'
import { OpenLevel } from '../level/open-level.svelte'
import { noView } from './levels'
import { PageBridge, type Replies } from './page-bridge'

const statements = import.meta.glob<string>(
  '../../src-main/core/games/*/samples/statement/level.txt',
  { query: '?raw', import: 'default', eager: true },
)

/** The level that a game's statement gives as its example: small, and much happens in it. */
export function statementText(gameId: string): string {
  return statements[`../../src-main/core/games/${gameId}/samples/statement/level.txt`]!
}

/** The level of the statement, or another one, in a tab of its own with all rooms, and the bridge to it. Its run is made by `bridge.run()`. */
export function openLevelOf(
  gameId: string,
  text: string = statementText(gameId),
  replies: Replies = {},
): { readonly level: OpenLevel; readonly bridge: PageBridge } {
  const game = findGame(gameId)!
  const bridge = new PageBridge(replies)
  const runs = new RunClient(bridge, () => [level.editor.run, level.comparison])
  const level: OpenLevel = new OpenLevel(game, noView, openDocument(game, text), bridge, runs)
  level.untitledName = 'Untitled 1.txt'
  level.editor.run.begin()
  return { level, bridge }
}

/** A ticket for a file of that name. */
export function ticketOf(name: string): FileTicket {
  return { ticket: `ticket of ${name}`, name, path: `/levels/${name}`, real: `/levels/${name}` }
}
