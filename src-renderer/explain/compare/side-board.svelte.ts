import { describeCell } from '@core/game/describe-cell'
import type { BoardMarks, ShownBoard } from '../../canvas/shown-board'
import type { BoardCell, RunFrame } from '../../canvas/board-view'
import type { BoardPoint } from '../../tools/tool'
import type { Comparison } from './comparison.svelte'
import { HeldFrame, type LevelEditor } from '../../editor/index'
import { pageCell, placeOnPage } from '../../canvas/page-cells'

/** The board beside that of a document: for viewing only, and its playhead follows the document's. */
export class SideBoard implements ShownBoard {
  /** Null, because it follows the camera of the board beside it. */
  cameraView = null
  hover = $state.raw<BoardPoint | null>(null)
  readonly toolId = 'select'
  readonly plan = null
  readonly variants = {}
  readonly preview = null
  readonly selection = null
  readonly diagnostics = []
  readonly level: unknown = $derived.by(
    () => this.comparison.document?.level ?? this.comparison.run?.level,
  )
  readonly size = $derived.by(() => this.editor.game.size(this.level))
  readonly turn: number = $derived.by(() => {
    const { run, step } = this.comparison
    return run?.cursor?.markOf(step)?.turn ?? this.editor.board.turn
  })
  readonly page: number = $derived.by(() => {
    const { pages } = this.editor.game
    if (!pages) return 0
    const { run, step } = this.comparison
    const made = run?.cursor?.markOf(step - 1)?.turn ?? 0
    const { isStepping } = this.editor.playback
    const page = isStepping && run ? pages.pageOfTurn(this.level, made) : this.editor.board.page
    return Math.min(page, pages.count(this.level) - 1)
  })
  /** The place on this board of the document's board cursor. */
  readonly cursorAt: BoardCell | null = $derived.by(() => {
    const { cursorCell } = this.editor.board
    return this.placeOf(cursorCell ?? undefined)
  })
  readonly playback: ShownBoard['playback']
  private readonly heldFrame = new HeldFrame()
  private shown = -1
  /** The document's position when this board last moved; only a move from there by one step is animated. */
  private movedWith = -1

  constructor(
    private readonly editor: LevelEditor,
    private readonly comparison: Comparison,
    readonly marks: BoardMarks,
  ) {
    this.playback = {
      get step() {
        return comparison.step
      },
      get isPlaying() {
        return editor.playback.isPlaying
      },
      get isStepping() {
        return editor.playback.isStepping
      },
      // The document's own clock moves both playheads.
      tick: () => editor.playback.isPlaying || editor.playback.progress < 1,
    }
  }

  get view(): ShownBoard['view'] {
    return this.editor.view
  }

  get run(): object | null {
    return this.comparison.run
  }

  frame(): RunFrame<unknown> | null {
    const { run, step } = this.comparison
    const { playback } = this.editor
    if (run?.cursor && run.cursor.step !== step) run.cursor.seek(step)
    if (run?.cursor && this.shown !== step) {
      this.shown = step
      this.movedWith = playback.step
    }
    const isMoving = this.movedWith === playback.step
    return this.heldFrame.of(run, { progress: isMoving ? playback.progress : 1 })
  }

  /** The contents of a cell in words. */
  describeCell(cell: number): string {
    const { run, document } = this.comparison
    const state = run?.stateOf(document?.text ?? run.text) ?? null
    return describeCell(this.editor.game, this.level, state, cell)
  }

  cellAt(row: number, col: number): number | null {
    const exists = this.editor.game.exists?.(this.level, row, col) ?? true
    return exists ? pageCell(this.size, this.page, row, col) : null
  }

  placeOf(cell: number | undefined): BoardCell | null {
    return cell === undefined ? null : placeOnPage(this.size, this.page, cell)
  }
}
