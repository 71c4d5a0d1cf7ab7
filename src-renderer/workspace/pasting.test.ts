import { findGame } from '@core/games/testing'
import { err, ok, type Result } from '@core/kernel/result'
import { expect, test, vi } from 'vitest'
import { generatedText } from '../testing/levels'
import { nothingToOpen, PageBridge } from '../testing/page-bridge'
import { Selection } from '../tools/selection'
import { copyCells } from '../board/index'
import { paste, pasteLevel } from './pasting'
import { Workspace } from './workspace.svelte'

const text = generatedText(findGame('labyrinth')!)

/** A window with a level of rockets in front, and a clipboard. */
async function begun() {
  const clipboard: Record<'level' | 'part', Result<string | null, string>> & { written: string } = {
    level: ok(null),
    part: ok(null),
    written: '',
  }
  const bridge = new PageBridge({
    'app:started': () => nothingToOpen,
    'file:recent': () => [],
    'journal:note': () => true,
    'clipboard:level': () => clipboard.level,
    'clipboard:part': () => clipboard.part,
    'clipboard:write-part': (text) => {
      clipboard.part = ok((clipboard.written = text))
      return null
    },
  })
  const workspace = new Workspace(bridge)
  await workspace.begin()
  await workspace.open.fresh('rockets')
  const level = workspace.active!
  return { workspace, level, clipboard, notice: () => level.editor.notice?.text }
}

/** Copies the whole board. */
function copyBoard({ workspace, level }: Awaited<ReturnType<typeof begun>>): void {
  const { editor } = level
  editor.board.selection = Selection.rectangle({ row: 0, col: 0, ...editor.board.size })
  copyCells(editor, workspace.pasteBoard)
}

test('a level on the clipboard becomes a new tab of the game that reads it, and the board stays as it is', async () => {
  const { workspace, level, clipboard } = await begun()
  const before = level.editor.document.text
  clipboard.level = ok(text)
  await paste(workspace, level)
  expect(workspace.levels).toHaveLength(2)
  const { editor } = workspace.active!
  expect([editor.game.id, editor.document.text]).toEqual(['labyrinth', text])
  expect(editor.notice?.text).toBe('Created a new River Labyrinth level from the clipboard.')
  expect(level.editor.document.text).toBe(before)
})

test('cells that were copied last go onto the board; a level that came after them does not wait behind them', async () => {
  const window = await begun()
  const { workspace, level, clipboard } = window
  clipboard.level = ok(text)
  copyBoard(window)
  await paste(workspace, level)
  expect(workspace.levels).toHaveLength(1)
  const { board } = level.editor
  expect(board.tool?.label).toBe('Paste')
  clipboard.level = err('Not a level of any game.')
  board.chooseTool('select')
  await paste(workspace, level)
  expect([workspace.levels.length, board.toolId]).toEqual([1, 'stamp'])
  clipboard.level = ok(generatedText(findGame('janken')!))
  await paste(workspace, level)
  expect(workspace.active!.editor.game.id).toBe('janken')
})

test('cells are copied as text too, and the text of cells of another program goes onto the board', async () => {
  const window = await begun()
  const { workspace, level, clipboard } = window
  copyBoard(window)
  const own = workspace.pasteBoard.cells
  await paste(workspace, level)
  const { board } = level.editor
  expect(board.held?.clip).toBe(own)
  expect(clipboard.written).toBe('2 4\n6 4\n4 N\n')
  board.chooseTool('select')
  clipboard.part = ok('1 2\r\n3 2 N\r\n')
  await paste(workspace, level)
  expect(board.held?.clip).toMatchObject({
    game: 'rockets',
    content: { rockets: [{ x: 0, y: 0 }], turns: [{ x: 2, y: 0, way: 'N' }] },
  })
  expect(board.held?.clip.cells.rect).toEqual({ row: 2, col: 1, rows: 1, cols: 3 })
})

test('it says what is missing: cells, a text, or a game that reads it', async () => {
  const { workspace, level, clipboard, notice } = await begun()
  await paste(workspace, level)
  expect(notice()).toBe('Nothing to paste: copy a selection first.')
  clipboard.level = err('No game reads the text.')
  clipboard.part = err('It is neither a level nor cells.')
  await paste(workspace, level)
  expect(notice()).toBe('It is neither a level nor cells.')
  workspace.showStart()
  await paste(workspace, null)
  expect(workspace.message).toBe('No game reads the text.')
  clipboard.level = ok(null)
  await pasteLevel(workspace)
  expect(workspace.message).toBe('There is no text on the clipboard.')
  expect(workspace.levels).toHaveLength(1)
})

test('what is given up while the clipboard is asked comes no more, and a later paste takes its place', async () => {
  const window = await begun()
  const { workspace, level } = window
  const { board } = level.editor
  copyBoard(window)
  expect(workspace.pasteBoard.giveUp()).toBe(false)
  const first = paste(workspace, level)
  expect(workspace.pasteBoard.giveUp()).toBe(true)
  await first
  expect(board.held).toBeNull()
  await Promise.all([paste(workspace, level), paste(workspace, level)])
  expect(board.held).not.toBeNull()
  expect(workspace.pasteBoard.giveUp()).toBe(false)
})

test('a key that is pressed while the clipboard is asked waits for what is pasted, and the rest in turn', async () => {
  class Press extends Event {
    readonly key: string
    constructor(type: string, { key }: { readonly key: string }) {
      super(type, { cancelable: true, bubbles: true })
      this.key = key
    }
  }
  vi.stubGlobal('KeyboardEvent', Press)
  const window = await begun()
  copyBoard(window)
  const { workspace, level } = window
  const { board } = level.editor
  const seen: string[] = []
  const focused = new EventTarget()
  const pressed: Promise<void>[] = []
  focused.addEventListener('keydown', (event) => {
    const press = event as KeyboardEvent
    if (workspace.pasteBoard.holds(press)) return
    seen.push(`${press.key} ${board.held === null ? 'before' : 'after'}`)
    if (press.key === 'v') pressed.push(paste(workspace, level))
  })
  const press = (key: string): boolean => focused.dispatchEvent(new Press('keydown', { key }))
  for (const key of ['v', 'ArrowDown', 'Enter']) press(key)
  expect(seen).toEqual(['v before'])
  await pressed[0]
  expect(seen).toEqual(['v before', 'ArrowDown after', 'Enter after'])
  board.held = null
  for (const key of ['v', 'x', 'Escape']) press(key)
  expect(seen.at(-1)).toBe('Escape before')
  expect(workspace.pasteBoard.giveUp()).toBe(true)
  await pressed[1]
  press('y')
  expect(seen.slice(3)).toEqual(['v before', 'Escape before', 'y before'])
  vi.unstubAllGlobals()
})
