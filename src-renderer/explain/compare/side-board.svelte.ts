import type { BoardMarks, ShownBoard } from '../../canvas/shown-board'
import type { BoardCell, RunFrame } from '../../canvas/board-view'
import type { BoardPoint } from '../../tools/tool'
import type { Comparison } from './comparison.svelte'
import { BoardOnShow, HeldFrame, type LevelEditor, type LevelRun } from '../../editor/index'

/** The board beside that of a document: for viewing only, and its playhead follows the document's. */
export class SideBoard extends BoardOnShow implements ShownBoard {
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
    () => this.comparison.document?.level ?? this.comparison.shown?.level,
  )
  readonly turn: number = $derived.by(() => {
    const { shown: run, step } = this.comparison
    return run?.cursor?.markOf(step)?.turn ?? this.editor.board.turn
  })
  readonly page: number = $derived.by(() => {
    const { board, playback } = this.editor
    return this.pageOn(this.level, playback.isStepping ? this.comparison.step : null, board.page)
  })
  /** The place on this board of the document's board cursor. */
  readonly cursorAt: BoardCell | null = $derived.by(() => {
    const { cursorCell } = this.editor.board
    return this.placeOf(cursorCell ?? undefined)
  })
  readonly playback: ShownBoard['playback']
  private readonly heldFrame = new HeldFrame()
  private shownStep = -1
  /** The document's position when this board last moved; only a move from there by one step is animated. */
  private movedWith = -1

  constructor(
    private readonly editor: LevelEditor,
    private readonly comparison: Comparison,
    readonly marks: BoardMarks,
  ) {
    super()
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

  get game(): LevelEditor['game'] {
    return this.editor.game
  }

  get run(): LevelRun | null {
    return this.comparison.shown
  }

  frame(): RunFrame<unknown> | null {
    const { shown: run, step } = this.comparison
    const { playback } = this.editor
    if (run?.cursor && run.cursor.step !== step) run.cursor.seek(step)
    if (run?.cursor && this.shownStep !== step) {
      this.shownStep = step
      this.movedWith = playback.step
    }
    const isMoving = this.movedWith === playback.step
    return this.heldFrame.of(run, { progress: isMoving ? playback.progress : 1 })
  }

  protected get state(): Int32Array | null {
    const { shown: run, document } = this.comparison
    return run?.stateOf(document?.text ?? run.text) ?? null
  }
}
