import type { LevelEditor } from '../editor/index'
import { moveSelection } from './region-commands'
import { beginShape, isShapeSpanned, previewImages } from './hand/begin-shape'
import { ForeseenFill } from './hand/foreseen-fill'
import { painterOf } from './hand/painter'
import { selectLike } from './hand/select-commands'
import { pickAt } from './picker'
import { beginSelectDrag } from '../tools/select-drag'
import { type Drag, isMenuPress, type MenuPlace, type OpenStroke, selectsLike } from './drag'
import type { BoardPoint, Preview, Stroke } from '../tools/tool'
import type { BoardStage } from '../canvas/board-stage'
import { turnWheel } from '../canvas/wheel'

/** Turns pointer and wheel on the board into camera moves, selections and strokes of the chosen tool. */
export class BoardInput {
  /** Set by the keyboard: a drag pans while the space bar is held. */
  isSpaceHeld = false
  private drag: Drag | null = null
  private isShiftHeld = false
  private readonly fill: ForeseenFill
  private readonly ends = new AbortController()

  constructor(
    private readonly container: HTMLElement,
    private readonly stage: BoardStage,
    private readonly editor: LevelEditor,
    private readonly openMenu: (place: MenuPlace) => void,
  ) {
    this.fill = new ForeseenFill(editor)
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ): void => container.addEventListener(name, listener, { ...options, signal: this.ends.signal })
    on('pointerdown', (event) => this.press(event))
    on('pointermove', (event) => this.move(event))
    on('pointerup', (event) => this.lift(event))
    on('keydown', (event) => this.shift(event))
    on('keyup', (event) => this.shift(event))
    on('contextmenu', (event) => this.menu(event))
    on('pointercancel', () => this.cancel())
    on('pointerleave', () => this.leave())
    on('wheel', (event) => this.wheel(event), { passive: false })
  }

  destroy(): void {
    this.ends.abort()
  }

  /** Cancels the current drag and undoes its effect; returns false when there was none. */
  cancel(): boolean {
    const { drag } = this
    this.drag = null
    this.container.style.cursor = ''
    if (!drag) return false
    if (drag.kind === 'stroke') this.editor.abandon(drag.group)
    if (drag.kind === 'select') this.editor.board.selection = drag.held
    return true
  }

  /** Does the same as a click on a cell: Enter on the board cursor. */
  applyAt(row: number, col: number): void {
    const { editor } = this
    const at = this.middleOf(row, col)
    if (editor.board.toolId === 'picker') pickAt(editor, at)
    else if (selectsLike(editor.board, at, false)) selectLike(editor, at, false)
    else if (editor.board.toolId === 'select') this.selectCell(row, col)
    else if (!this.finishWaiting(at)) {
      this.isShiftHeld = false
      const open = this.begin(at, true)
      if (open) this.release(at, open)
    }
    this.hoverAt(at)
  }

  /** Does the same as a click at a point, when a piece is dropped there. */
  dropAt(at: BoardPoint): void {
    this.drag = null
    const open = this.begin(at)
    if (open) this.finish(open.stroke, at, open.group)
    this.hoverAt(at)
  }

  /** Called when the board cursor has moved to a cell: a stroke that was begun by keys follows it. */
  cursorMoved(): void {
    const { drag, editor } = this
    const { cursorAt } = editor.board
    const isHeld = editor.board.toolId === 'stamp'
    const stroke = drag?.kind === 'stroke' && drag.isWaiting ? drag : null
    if (!cursorAt || !(stroke || isHeld)) return
    const at = this.middleOf(cursorAt.row, cursorAt.col)
    if (stroke) editor.apply(stroke.stroke.move(editor.board.toolContext(), at), stroke.group)
    this.hoverAt(at)
  }

  private press(event: PointerEvent): void {
    this.isShiftHeld = event.shiftKey
    const isWaiting = this.drag?.kind === 'stroke' && this.drag.isWaiting
    if ((this.drag && !isWaiting) || isMenuPress(event)) return
    const { editor } = this
    this.container.setPointerCapture(event.pointerId)
    const at = this.pointOf(event)
    if (event.button === 0 && this.finishWaiting(at)) return this.hoverAt(at)
    if (event.button === 1 || this.isSpaceHeld || editor.board.toolId === 'hand') {
      event.preventDefault()
      this.drag = { kind: 'pan', x: event.clientX, y: event.clientY }
      this.container.style.cursor = 'grabbing'
      return
    }
    if (editor.board.toolId === 'picker') {
      pickAt(editor, at)
      return
    }
    const cell = editor.board.cellAt(at.row, at.col)
    if (cell !== null) editor.goToCell(cell)
    if (editor.board.toolId === 'select' && selectsLike(editor.board, at, event.shiftKey)) {
      selectLike(editor, at, event.shiftKey)
      return
    }
    if (editor.board.toolId === 'select') {
      const mode = editor.board.variants['select'] === 1 ? 'brush' : 'rectangle'
      const drag = beginSelectDrag(
        editor.board.size,
        editor.board.selection,
        at,
        mode,
        event.shiftKey,
      )
      this.drag = { kind: 'select', drag, held: editor.board.selection }
      // A click beside the selection clears it; one inside waits for the drag.
      if (drag.kind === 'select') {
        editor.board.selection = cell === null ? null : drag.to(at)
      }
      return
    }
    this.drag = this.begin(at)
  }

  private move(event: PointerEvent): void {
    const { drag, editor } = this
    this.isShiftHeld = event.shiftKey
    // A drag that did not begin on the board, for example that of a tab, has no effect here.
    if (event.buttons > 0 && !this.container.hasPointerCapture(event.pointerId)) return this.leave()
    if (drag?.kind === 'pan') {
      this.stage.pan(event.clientX - drag.x, event.clientY - drag.y)
      drag.x = event.clientX
      drag.y = event.clientY
      return
    }
    const at = this.pointOf(event)
    if (drag?.kind === 'select') editor.board.selection = drag.drag.to(at)
    if (drag?.kind === 'stroke') {
      editor.apply(drag.stroke.move(editor.board.toolContext(), at), drag.group)
    }
    this.hoverAt(at)
  }

  private lift(event: PointerEvent): void {
    // The right button opens the menu and ends no stroke.
    if (event.button === 2) return
    const { drag, editor } = this
    this.drag = null
    this.container.style.cursor = ''
    const at = this.pointOf(event)
    if (drag?.kind === 'stroke') this.release(at, drag)
    if (drag?.kind === 'select' && drag.drag.kind === 'move' && drag.held) {
      const moved = drag.drag.to(at)
      if (!moved || !moveSelection(editor, drag.held, moved)) editor.board.selection = drag.held
    }
    this.hoverAt(at)
  }

  /** Opens the menu: of the cell under the pointer by the right button, of the board cursor by the menu key. */
  private menu(event: MouseEvent): void {
    event.preventDefault()
    const { editor, drag } = this
    if (drag && !(drag.kind === 'stroke' && drag.isWaiting)) return
    const at = isMenuPress(event) ? this.pointOf(event) : editor.board.cursorAt
    const cell = at && editor.board.cellAt(at.row, at.col)
    if (!at || cell === null) return
    editor.board.cursorCell = cell
    // The menu is about the cell under the pointer.
    if (!editor.board.selection?.has(at.row, at.col)) editor.board.selection = null
    if (isMenuPress(event)) return this.openMenu({ cell, x: event.clientX, y: event.clientY })
    const box = this.container.getBoundingClientRect()
    const { x, y } = this.stage.camera.toScreen(this.middleOf(at.row, at.col))
    this.openMenu({ cell, x: box.left + x, y: box.top + y })
  }

  /** Shift changes the current shape even while the pointer rests. */
  private shift({ shiftKey }: KeyboardEvent): void {
    if (shiftKey === this.isShiftHeld || this.drag?.kind !== 'stroke') return
    this.isShiftHeld = shiftKey
    const { hover } = this.editor.board
    if (hover) this.hoverAt(hover)
  }

  /** Called when the pointer leaves the board. */
  leave(): void {
    if (this.drag && !(this.drag.kind === 'stroke' && this.drag.isWaiting)) return
    this.editor.board.hover = null
    this.editor.board.preview = null
  }

  private wheel(event: WheelEvent): void {
    turnWheel(this.stage, this.container, event)
    this.hoverAt(this.pointOf(event))
  }

  /** Called when the pointer, or a dragged piece, is over the board. */
  hoverAt(at: BoardPoint): void {
    const { drag, editor } = this
    const stroke =
      drag?.kind === 'stroke' && drag.toolId === editor.board.toolId ? drag.stroke : null
    const previewer = stroke?.preview ? stroke : drag ? null : this.fill.at(at)
    const context = editor.board.toolContext()
    editor.board.hover = at
    editor.board.preview =
      previewer?.preview?.(context, at) ??
      (drag ? null : previewImages(editor, at)) ??
      (editor.board.tool?.preview(context, at) as Preview | null | undefined) ??
      null
  }

  private selectCell(row: number, col: number): void {
    const drag = beginSelectDrag(this.editor.board.size, null, { row, col }, 'rectangle', false)
    this.editor.board.selection = drag.to({ row, col })
  }

  private begin(at: BoardPoint, isByKeys = false): OpenStroke | null {
    const { editor } = this
    const { tool, shape } = editor.board
    if (!tool) return null
    const context = editor.board.toolContext()
    const drawn = beginShape(editor, at, () => this.isShiftHeld)
    const preview = tool.preview(context, at)
    const stroke = drawn ?? (tool.begin(context, at) as Stroke<unknown, unknown> | null)
    if (!stroke && preview?.refusal) editor.refuse(preview.refusal)
    if (!stroke) return null
    const isByTwo =
      drawn && painterOf(editor.board) && isShapeSpanned(shape)
        ? isByKeys
        : tool.isByTwoClicks === true || (isByKeys && tool.isDrawn === true)
    const group = editor.newGroup()
    return { kind: 'stroke', stroke, group, toolId: tool.id, from: at, isByTwo, isWaiting: false }
  }

  /** Ends a stroke, or leaves it open after the first click of two. */
  private release(at: BoardPoint, open: OpenStroke): void {
    const isClick = at.row === open.from.row && at.col === open.from.col
    if (isClick && open.isByTwo) this.drag = { ...open, isWaiting: true }
    else this.finish(open.stroke, at, open.group)
  }

  /** Ends a stroke by its second click; returns false when no stroke waits for it. */
  private finishWaiting(at: BoardPoint): boolean {
    const { drag, editor } = this
    if (drag?.kind !== 'stroke' || !drag.isWaiting) return false
    this.drag = null
    if (drag.toolId !== editor.board.toolId) return false
    const cell = editor.board.cellAt(at.row, at.col)
    if (cell !== null) editor.goToCell(cell)
    this.finish(drag.stroke, at, drag.group)
    return true
  }

  private finish(stroke: Stroke<unknown, unknown>, at: BoardPoint, group: string): void {
    const { editor } = this
    const before = editor.board.toolContext()
    const edits = stroke.end(before, at)
    const refused = edits.length === 0 ? stroke.preview?.(before, at)?.refusal : null
    const refusal = refused ?? stroke.leftOut?.()
    editor.apply(edits, group)
    if (refusal) editor.refuse(refusal)
    else editor.board.restAt(at)
    const isDone = editor.document.past.at(-1)?.group === group
    if (!isDone) return
    editor.board.followTool({ kind: 'edited', edits, before })
    editor.board.tool?.done?.(at)
  }

  private middleOf(row: number, col: number): BoardPoint {
    const { view, board } = this.editor
    return { row, col, ...view.geometry.centreOf(board.size, row, col) }
  }

  /** The board point of a pointer event. */
  pointOf(event: MouseEvent): BoardPoint {
    const box = this.container.getBoundingClientRect()
    const at = this.stage.camera.toBoard(event.clientX - box.left, event.clientY - box.top)
    return { ...this.editor.view.geometry.cellAt(this.editor.board.size, at), x: at.x, y: at.y }
  }
}
