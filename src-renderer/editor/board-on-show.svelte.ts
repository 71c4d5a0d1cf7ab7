import type { AnyGame } from '@core/game/any-game'
import { describeCell } from '@core/game/describe-cell'
import type { BoardSize } from '@core/kernel/grid'
import type { BoardCell } from '../canvas/board-view'
import { pageCell, placeOnPage } from '../canvas/page-cells'
import type { LevelRun } from './level-run'

/** A level and its run as a board shows them: the page, and its cells by place, by number and in words. */
export abstract class BoardOnShow {
  abstract readonly game: AnyGame
  abstract readonly level: unknown
  abstract readonly run: LevelRun | null
  /** The page shown, from 0. */
  abstract readonly page: number
  /** The state in which cells are described; null: that of the level itself. */
  protected abstract readonly state: Int32Array | null

  /** Size of one page. */
  readonly size: BoardSize = $derived.by(() => this.game.size(this.level))

  /** Number of a cell of the page shown; null if the board has no cell there. */
  cellAt(row: number, col: number): number | null {
    const cell = pageCell(this.size, this.page, row, col)
    return cell !== null && this.exists(row, col) ? cell : null
  }

  /** Row and column of a cell by its number; null if it is on a page that is not shown. */
  placeOf(cell: number | undefined): BoardCell | null {
    return cell === undefined ? null : placeOnPage(this.size, this.page, cell)
  }

  /** A cell in words, as shown on the board. */
  describeCell(cell: number): string {
    return describeCell(this.game, this.level, this.state, cell)
  }

  protected exists(row: number, col: number): boolean {
    return this.game.exists?.(this.level, row, col) ?? true
  }

  /** The page of the step that led to a position of the run; with `step` null, or without a run, the chosen page. */
  protected pageOn(level: unknown, step: number | null, chosen = 0): number {
    const { pages } = this.game
    if (!pages) return 0
    const isPlayed = step !== null && this.run !== null
    const turn = isPlayed ? (this.run.cursor?.markOf(step - 1)?.turn ?? 0) : 0
    return Math.min(isPlayed ? pages.pageOfTurn(level, turn) : chosen, pages.count(level) - 1)
  }
}
