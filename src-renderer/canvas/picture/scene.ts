import type { AnyGame } from '@core/game/any-game'
import type { BoardSize } from '@core/kernel/grid'
import type { TraceCursor } from '@core/trace/cursor'
import type { AnyBoardLook, BoardMoment, RunFrame } from '../board-view'
import { frameAt } from './frame-at'
import { words } from '../../ui/words'

/** A moment of a document, ready to be painted. */
export interface Scene {
  readonly look: AnyBoardLook
  readonly level: unknown
  readonly size: BoardSize
  /** Null: no run, only the level. */
  readonly frame: RunFrame<unknown> | null
  readonly moment: BoardMoment
  readonly page: number
  readonly caption: string
}

/** The moment of a run at a cursor, as shown when stepping through it. */
export function sceneAt(
  game: AnyGame,
  look: AnyBoardLook,
  level: unknown,
  cursor: TraceCursor,
  page: number | null = null,
): Scene {
  const made = cursor.markOf(cursor.step - 1)
  const next = cursor.markOf(cursor.step)
  return {
    look,
    level,
    size: game.size(level),
    frame: frameAt(level, cursor),
    moment: stillMoment(next?.turn ?? made?.turn ?? 0, true),
    page: page ?? game.pages?.pageOfTurn(level, made?.turn ?? 0) ?? 0,
    caption: captionOf(game, cursor),
  }
}

/** A moment without pointer and tool. */
export function stillMoment(turn: number, isStepping: boolean): BoardMoment {
  const untouched = { toolId: 'select', variants: {}, hover: null, cursor: null }
  return { turn, isStepping, isStill: true, ...untouched }
}

/** "Step 7 · turn 2 of 20 · eat · Player 1: 3 · Player 2: 0"; turns are counted from 1. */
export function captionOf(game: AnyGame, cursor: TraceCursor): string {
  const { picture } = words
  const { step, layout } = cursor
  const made = cursor.markOf(step - 1)
  if (!made) return picture.start
  const phase = game.engine.phases[made.phase]?.name ?? ''
  const scores = layout.figures
    .filter(({ isSecondary }) => !isSecondary)
    .map(({ name, slot }) => `${name}: ${cursor.state[slot] ?? 0}`)
  const turns = layout.turnCount
  return picture.moment({ step, turn: made.turn + 1, turns, rest: [phase, ...scores].join(' · ') })
}
