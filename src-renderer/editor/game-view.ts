import type { Component } from 'svelte'
import type { GameModule } from '@core/game/module'
import type { GameEditor } from './game-editor'
import { noLikeness } from '../tools/likeness'
import { noRegions } from '../tools/region'
import type { AnyBoardView, BoardLook, BoardView } from '../canvas/board-view'

export type { BoardContext } from '../canvas/board-context'
export type { BoardMoment, GroundPaint, Paint, RunFrame, Terrain } from '../canvas/board-view'

/** The page's side of a game: its board and its pane. */
export interface GameView<Level, Edit, Ghost = unknown> extends BoardView<Level, Edit, Ghost> {
  /** The icon on tabs of this game. */
  readonly sign: Component<{ size?: number }>
  /** Properties of level and selection, the "Level" tab of the right pane. */
  readonly Inspector: Component<{ editor: GameEditor<Level, Edit> }>
  /** A band between board and transport, for instance the answer character by character. */
  readonly Strip?: Component<{ editor: GameEditor<Level, Edit> }>
}

/** Adds tools and panes to a game's look, without logic. */
export function defineGameView<Level, Edit, Recipe extends Readonly<Record<string, number>>, Ghost>(
  game: GameModule<string, Level, Edit, Recipe>,
  look: BoardLook<Level, Ghost>,
  view: Omit<GameView<Level, Edit, Ghost>, keyof BoardLook<Level> | 'regions' | 'likeness'> &
    Partial<Pick<GameView<Level, Edit>, 'regions' | 'likeness'>>,
): GameView<Level, Edit, Ghost> {
  if (look.gameId !== game.id) throw new Error(`a look of ${look.gameId} for ${game.id}`)
  return { ...look, regions: noRegions, likeness: noLikeness, ...view }
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the view's side of the registry's type erasure */
export type AnyView = AnyBoardView & Pick<GameView<any, any>, 'sign' | 'Inspector' | 'Strip'>
