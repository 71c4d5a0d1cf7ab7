import type { Component } from 'svelte'
import type { GameModule } from '@core/game/module'
import type { LevelEditor } from '../state/level-editor.svelte'
import type { AnyBoardView, BoardView } from './board-view'

export type { BoardMoment, Paint, RunFrame, Terrain } from './board-view'

/** The page's side of a game: its board, and the pane that is its own. */
export interface GameView<Level, Edit> extends BoardView<Level, Edit> {
  /** Properties of level and selection, the "Level" tab of the right pane. */
  readonly Inspector: Component<{ editor: LevelEditor }>
  /** A band between board and transport, for instance the answer letter by letter. */
  readonly Strip?: Component<{ editor: LevelEditor }>
}

/** Ties a view to its game's types; wiring only. */
export function defineGameView<Level, Edit, Recipe extends Readonly<Record<string, number>>>(
  game: GameModule<string, Level, Edit, Recipe>,
  view: Omit<GameView<Level, Edit>, 'gameId'>,
): GameView<Level, Edit> {
  return { gameId: game.id, ...view }
}

export type AnyView = AnyBoardView & Pick<GameView<never, never>, 'Inspector' | 'Strip'>
