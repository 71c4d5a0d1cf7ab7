import type { BoardInUse } from '../editor/index'
import type { SelectDrag } from '../tools/select-drag'
import type { Selection } from '../tools/selection'
import type { BoardPlace, BoardPoint, Stroke } from '../tools/tool'

/** A stroke of a tool that is under way. */
export interface OpenStroke {
  readonly kind: 'stroke'
  readonly stroke: Stroke<unknown, unknown>
  readonly group: string
  readonly toolId: string
  readonly from: BoardPoint
  /** True when a click at its beginning leaves it open for a second one, which ends it. */
  readonly isByTwo: boolean
  /** True once the first click of two is made. */
  isWaiting: boolean
}

/** What the pointer, or the keys, have begun on the board. */
export type Drag =
  | { readonly kind: 'pan'; x: number; y: number }
  | { readonly kind: 'select'; readonly drag: SelectDrag; readonly held: Selection | null }
  | OpenStroke

/** A cell that the user asks about (what can be done with it), and the point of the window where they asked. */
export interface MenuPlace {
  readonly cell: number
  readonly x: number
  readonly y: number
}

const isMac = navigator.platform.startsWith('Mac')

/** The press that asks for a menu; macOS takes Ctrl and the left button for it as well. */
export function isMenuPress(event: MouseEvent): boolean {
  return event.button === 2 || (isMac && event.button === 0 && event.ctrlKey)
}

/** Whether a press selects like cells: one on selected cells carries them, as in the other modes. */
export function selectsLike(
  { toolId, variants, selection }: BoardInUse,
  { row, col }: BoardPlace,
  isAdding: boolean,
): boolean {
  if (toolId !== 'select' || variants['select'] !== 2) return false
  return isAdding || selection?.has(row, col) !== true
}
