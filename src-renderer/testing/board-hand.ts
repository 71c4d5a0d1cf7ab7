import { openDocument } from '@core/document/level-document'
import { findGame } from '@core/games/testing'
import { BoardInput } from '../board/board-input'
import type { MenuPlace } from '../board/drag'
import type { AnyBoardView } from '../canvas/board-view'
import type { BoardStage } from '../canvas/board-stage'
import { LevelEditor } from '../editor/index'
import { loadView } from '../games/registry'

/** Pixels of a cell, and where the board's pane begins in the window. */
const CELL = 10
export const PANE = { left: 100, top: 50 }

const noRuns = {
  start: () => 1,
  cancel: () => undefined,
  endSide: () => undefined,
  isOvertaken: () => false,
}

/** An element as far as a board's input asks of it. */
class Pane extends EventTarget {
  readonly style = { cursor: '' }
  readonly captured: number[] = []
  getBoundingClientRect = () => PANE
  setPointerCapture = (id: number) => this.captured.push(id)
  hasPointerCapture = (id: number) => this.captured.includes(id)
}

/** A stage that notes how it is moved. */
class Stage {
  readonly moves: string[] = []
  readonly camera = {
    toBoard: (x: number, y: number) => ({ x: x / CELL, y: y / CELL }),
    toScreen: ({ x, y }: { x: number; y: number }) => ({ x: x * CELL, y: y * CELL }),
  }
  pan = (x: number, y: number) => this.moves.push(`pan ${x} ${y}`)
  zoom = (factor: number, x: number, y: number) =>
    this.moves.push(`zoom ${factor.toFixed(2)} ${x} ${y}`)
}

/** A hand over the board of a level: what it does comes as the browser would tell of it. */
export async function handOver(gameId: string, text: string) {
  const game = findGame(gameId)!
  const view = (await loadView(gameId)) as AnyBoardView
  const editor = new LevelEditor(game, view, openDocument(game, text), noRuns)
  editor.run.begin()
  const pane = new Pane()
  const stage = new Stage()
  const menus: MenuPlace[] = []
  const input = new BoardInput(
    pane as unknown as HTMLElement,
    stage as unknown as BoardStage,
    editor,
    (place) => menus.push(place),
  )
  const tell = (name: string, more: object): boolean => {
    const plain = { pointerId: 1, button: 0, shiftKey: false, ctrlKey: false, metaKey: false }
    return pane.dispatchEvent(
      Object.assign(new Event(name, { cancelable: true }), { ...plain, ...more }),
    )
  }
  /** The point of the window over the middle of a cell. */
  const over = (row: number, col: number) => {
    const { x, y } = view.geometry.centreOf(editor.board.size, row, col)
    return { clientX: PANE.left + x * CELL, clientY: PANE.top + y * CELL }
  }
  const at =
    (name: string) =>
    (row: number, col: number, more: object = {}) =>
      tell(name, { ...over(row, col), ...more })
  const [press, move, lift] = [at('pointerdown'), at('pointermove'), at('pointerup')]
  return {
    ...{ editor, board: editor.board, pane, stage, menus, input, tell, over, press, move, lift },
    menu: at('contextmenu'),
    /** Goes with the button held from the first of these cells to the last. */
    drag: (cells: readonly (readonly [number, number])[], more: object = {}) => {
      press(...cells[0]!, more)
      for (const cell of cells.slice(1)) move(...cell, more)
      lift(...cells.at(-1)!, more)
    },
    click: (row: number, col: number, more: object = {}) => {
      press(row, col, more)
      lift(row, col, more)
    },
    /** Each row of a labyrinth in a word, a letter a cell. */
    rows: () =>
      editor.document.text
        .split('\n')
        .filter((line) => /[a-z]/.test(line) && !/\d \d/.test(line))
        .map((line) => line.replaceAll(' ', '')),
    selected: () =>
      [...(editor.board.selection?.list() ?? [])].map(({ row, col }) => `${row}${col}`),
    past: () => editor.document.past.length,
  }
}
