import { cellOf, isInside } from '@core/kernel/grid'
import type { LevelEditor } from '../state/level-editor.svelte'
import { moveSelection } from '../state/region-commands'
import { pickAt } from '../state/picker'
import { beginSelectDrag, type SelectDrag } from '../tools/select-drag'
import type { BoardPoint, Stroke } from '../tools/tool'
import type { BoardStage } from './board-stage'

type Drag =
  | { readonly kind: 'pan'; x: number; y: number }
  | { readonly kind: 'select'; readonly drag: SelectDrag; readonly held: LevelEditor['selection'] }
  | { readonly kind: 'stroke'; readonly stroke: Stroke<unknown, unknown>; readonly group: string }

const WHEEL_ZOOM = 1.0015

/** Turns pointer and wheel on the board into camera moves, selections and strokes of the chosen tool. */
export class BoardInput {
  /** Set by the keyboard: a drag pans while the space bar is held. */
  isSpaceHeld = false
  private drag: Drag | null = null
  private readonly ends = new AbortController()

  constructor(
    private readonly container: HTMLElement,
    private readonly stage: BoardStage,
    private readonly editor: LevelEditor,
  ) {
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ): void => container.addEventListener(name, listener, { ...options, signal: this.ends.signal })
    on('pointerdown', (event) => this.press(event))
    on('pointermove', (event) => this.move(event))
    on('pointerup', (event) => this.release(event))
    on('pointercancel', () => this.cancel())
    on('pointerleave', () => this.leave())
    on('wheel', (event) => this.wheel(event), { passive: false })
  }

  destroy(): void {
    this.ends.abort()
  }

  /** Gives up the drag under way and takes back what it did; false when there was none. */
  cancel(): boolean {
    const { drag } = this
    this.drag = null
    this.container.style.cursor = ''
    if (!drag) return false
    if (drag.kind === 'stroke') this.editor.abandon(drag.group)
    if (drag.kind === 'select') this.editor.selection = drag.held
    return true
  }

  /** Does at a cell what a click would do: Enter on the board cursor. */
  applyAt(row: number, col: number): void {
    const at = { row, col, x: col + 0.5, y: row + 0.5 }
    const { editor } = this
    if (editor.toolId === 'picker') pickAt(editor, at)
    else if (editor.toolId === 'select') this.selectCell(row, col)
    else this.runStroke(at, at)
    this.hoverAt(at)
  }

  private press(event: PointerEvent): void {
    if (this.drag || event.button === 2) return
    const { editor } = this
    this.container.setPointerCapture(event.pointerId)
    const at = this.pointOf(event)
    if (event.button === 1 || this.isSpaceHeld || editor.toolId === 'hand') {
      event.preventDefault()
      this.drag = { kind: 'pan', x: event.clientX, y: event.clientY }
      this.container.style.cursor = 'grabbing'
      return
    }
    if (editor.toolId === 'picker') {
      pickAt(editor, at)
      return
    }
    if (isInside(editor.size, at.row, at.col)) editor.goToCell(cellOf(editor.size, at.row, at.col))
    if (editor.toolId === 'select') {
      const mode = editor.variants['select'] === 1 ? 'brush' : 'rectangle'
      const drag = beginSelectDrag(editor.size, editor.selection, at, mode, event.shiftKey)
      this.drag = { kind: 'select', drag, held: editor.selection }
      // A click beside the selection lets go of it; one inside waits for the drag.
      if (drag.kind === 'select') {
        editor.selection = isInside(editor.size, at.row, at.col) ? drag.to(at) : null
      }
      return
    }
    const stroke = this.begin(at)
    if (stroke) this.drag = { kind: 'stroke', stroke, group: editor.newGroup() }
  }

  private move(event: PointerEvent): void {
    const { drag, editor } = this
    if (drag?.kind === 'pan') {
      this.stage.pan(event.clientX - drag.x, event.clientY - drag.y)
      drag.x = event.clientX
      drag.y = event.clientY
      return
    }
    const at = this.pointOf(event)
    if (drag?.kind === 'select') editor.selection = drag.drag.to(at)
    if (drag?.kind === 'stroke') {
      editor.apply(drag.stroke.move(editor.toolContext(), at), drag.group)
    }
    this.hoverAt(at)
  }

  private release(event: PointerEvent): void {
    const { drag, editor } = this
    this.drag = null
    this.container.style.cursor = ''
    const at = this.pointOf(event)
    if (drag?.kind === 'stroke') this.finish(drag.stroke, at, drag.group)
    if (drag?.kind === 'select' && drag.drag.kind === 'move' && drag.held) {
      const moved = drag.drag.to(at)
      if (!moved || !moveSelection(editor, drag.held, moved)) editor.selection = drag.held
    }
    this.hoverAt(at)
  }

  private leave(): void {
    if (this.drag) return
    this.editor.hover = null
    this.editor.preview = null
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) {
      const box = this.container.getBoundingClientRect()
      const factor = WHEEL_ZOOM ** -event.deltaY
      this.stage.zoom(factor, event.clientX - box.left, event.clientY - box.top)
    } else if (event.shiftKey && event.deltaX === 0) this.stage.pan(-event.deltaY, 0)
    else this.stage.pan(-event.deltaX, -event.deltaY)
    this.hoverAt(this.pointOf(event))
  }

  private hoverAt(at: BoardPoint): void {
    const { drag, editor } = this
    const stroke = drag?.kind === 'stroke' ? drag.stroke : null
    const previewer = stroke?.preview ? stroke : editor.tool
    editor.hover = at
    editor.preview = previewer?.preview?.(editor.toolContext(), at) ?? null
  }

  private selectCell(row: number, col: number): void {
    const drag = beginSelectDrag(this.editor.size, null, { row, col }, 'rectangle', false)
    this.editor.selection = drag.to({ row, col })
  }

  private begin(at: BoardPoint): Stroke<unknown, unknown> | null {
    const { editor } = this
    const { tool } = editor
    if (!tool) return null
    const context = editor.toolContext()
    const preview = tool.preview(context, at)
    const stroke = tool.begin(context, at) as Stroke<unknown, unknown> | null
    if (!stroke && preview?.refusal) editor.refuse(preview.refusal)
    return stroke
  }

  private runStroke(from: BoardPoint, to: BoardPoint): void {
    const stroke = this.begin(from)
    if (stroke) this.finish(stroke, to, this.editor.newGroup())
  }

  private finish(stroke: Stroke<unknown, unknown>, at: BoardPoint, group: string): void {
    const { editor } = this
    const { turn } = editor
    const edits = stroke.end(editor.toolContext(), at)
    editor.apply(edits, group)
    if (editor.tool?.advancesTurn && editor.document.past.at(-1)?.group === group) {
      editor.playback.goToTurn(turn + 1, editor.playback.anchor.phase)
    }
  }

  private pointOf(event: MouseEvent): BoardPoint {
    const box = this.container.getBoundingClientRect()
    const at = this.stage.camera.toBoard(event.clientX - box.left, event.clientY - box.top)
    return { ...this.editor.view.geometry.cellAt(this.editor.size, at), x: at.x, y: at.y }
  }
}
