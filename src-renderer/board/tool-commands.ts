import type { Action, Actions, Command } from '../ui/command'
import { type LevelEditor, type LevelScope, onActive, type WithEditor } from '../editor/index'
import type { BoardControls } from './controls'
import type { ToolKey } from '../tools/tool'

/** The tools that every board has. */
export const commonTools = [
  { id: 'select', label: 'Select', key: 'S' },
  { id: 'hand', label: 'Hand: drag the board', key: 'H' },
  { id: 'picker', label: 'Picker: pick the tool under the pointer', key: 'I' },
] as const

/** Settings of the selection tool. */
export const selectModes = ['Rectangle', 'Brush'] as const

/** Number of settings the chosen tool has. */
export function variantCount(editor: LevelEditor): number {
  if (editor.board.toolId === 'select') return selectModes.length
  return editor.board.tool?.variants(editor.level).length ?? 0
}

/** Gives a key to the chosen tool while editing; false when it has no use for it. */
export function useToolKey(editor: LevelEditor, key: ToolKey): boolean {
  if (editor.playback.isStepping) return false
  const { board } = editor
  const before = board.toolContext()
  const edits = board.tool?.takeKey?.(before, key) ?? null
  if (!edits) return false
  editor.apply(edits)
  board.followTool({ kind: 'edited', edits, before })
  return true
}

/** What commands on the board work on. */
export interface BoardScope<Part extends WithEditor = WithEditor> extends LevelScope<Part> {
  /** The board on show; null on the start page. */
  readonly board: () => BoardControls | null
}

/** Letters choose tools; one command a letter, since each game has its own. */
export function toolLetters(scope: BoardScope): readonly Command[] {
  const find = (editor: LevelEditor, letter: string): { id: string; label: string } | undefined =>
    [...commonTools, ...editor.view.tools].find((tool) => tool.key === letter)
  return [...'ABCDEFGHIJKLMNOPQSTUVWXYZ'].map((letter) => ({
    id: `tool-${letter}`,
    get title() {
      const editor = scope.active()?.editor
      return (editor && find(editor, letter)?.label) ?? ''
    },
    keys: [letter.toLowerCase()],
    group: 'Tools',
    ...onActive(
      scope,
      ({ editor }) => editor.board.chooseTool(find(editor, letter)!.id),
      ({ editor }) => find(editor, letter) !== undefined,
    ),
  }))
}

/** What is done with the chosen tool by keys. */
export function toolCommands(scope: BoardScope) {
  const turnVariant = (by: number): Action =>
    onActive(scope, ({ editor }) => {
      const count = variantCount(editor)
      if (count === 0) return
      const held = editor.board.variants[editor.board.toolId] ?? 0
      editor.board.chooseVariant(editor.board.toolId, (held + by + count) % count)
    })
  return {
    'next-variant': turnVariant(1),
    'previous-variant': turnVariant(-1),
    apply: onActive(scope, () => scope.board()?.applyTool()),
  } satisfies Actions
}
