import type { BoardInUse } from '../editor/index'
import type { SelectDrag } from '../tools/select-drag'
import type { Selection } from '../tools/selection'
import type { BoardPlace, BoardPoint, Stroke } from '../tools/tool'
import { isMac } from '../ui/system'

/** A stroke that a tool has begun. */
export interface OpenStroke {
  readonly kind: 'stroke'
  readonly stroke: Stroke<unknown, unknown>
  readonly group: string
  readonly toolId: string
  readonly from: BoardPoint
  /** True when a click at its beginning leaves the stroke open for a second click, which ends it. */
  readonly isByTwo: boolean
  /** True after the first of two clicks. */
  isWaiting: boolean
}

/** The action on the board that the pointer or the keys have begun. */
export type Drag =
  | { readonly kind: 'pan'; x: number; y: number }
  | { readonly kind: 'select'; readonly drag: SelectDrag; readonly held: Selection | null }
  | OpenStroke

/** The cell of a cell menu, and the point of the window at which it was opened. */
export interface MenuPlace {
  readonly cell: number
  readonly x: number
  readonly y: number
}

/** Whether a press asks for a menu; on macOS Ctrl with the left button does so too. */
export function isMenuPress(event: Pick<MouseEvent, 'button' | 'ctrlKey'>, onMac = isMac): boolean {
  return event.button === 2 || (onMac && event.button === 0 && event.ctrlKey)
}

/** Whether a press selects matching cells: a press on selected cells carries them, as in the other modes. */
export function selectsLike(
  { toolId, variants, selection }: BoardInUse,
  { row, col }: BoardPlace,
  isAdding: boolean,
): boolean {
  if (toolId !== 'select' || variants['select'] !== 2) return false
  return isAdding || selection?.has(row, col) !== true
}
