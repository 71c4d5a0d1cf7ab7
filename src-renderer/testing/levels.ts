import { openDocument } from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import { findGame } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import { type AnyView, LevelEditor, RunClient } from '../editor/index'
import { PageBridge } from './page-bridge'

/** A view of a game that paints nothing and has no tools of its own. */
export const noView = { tools: [], regions: {}, sprites: {} } as unknown as AnyView

/** The text of a level that a game's generator makes. */
export function generatedText(game: AnyGame, seed = 1): string {
  return game.format.print(game.generator.generate(game.generator.defaults, makeRng(seed)))
}

/** A level under edit, with the bridge that its runs go over. */
export function editorOf(
  gameId: string,
  text: string = generatedText(findGame(gameId)!),
): { readonly editor: LevelEditor; readonly bridge: PageBridge } {
  const game = findGame(gameId)!
  const bridge = new PageBridge()
  const runs = new RunClient(bridge, () => [editor.run])
  const editor: LevelEditor = new LevelEditor(game, noView, openDocument(game, text), runs)
  editor.run.begin()
  return { editor, bridge }
}
