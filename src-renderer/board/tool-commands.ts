import type { Action, Actions, Command } from '../ui/command'
import { type LevelEditor, type LevelScope, onActive, type WithEditor } from '../editor/index'
import type { BoardControls } from './controls'
import type { ToolKey } from '../tools/tool'
import { keymap } from '../ui/keymap.svelte'
import { words } from '../ui/words'

/** The tools that every board has. */
export const commonTools = [
  { id: 'select', key: 'S' },
  { id: 'hand', key: 'H' },
  { id: 'picker', key: 'I' },
] as const

/** Modes of the selection tool. */
export const selectModes = ['rectangle', 'brush', 'like'] as const

/** Number of variants of the chosen tool. */
export function variantCount(editor: LevelEditor): number {
  if (editor.board.toolId === 'select') return selectModes.length
  return editor.board.tool?.variants(editor.level).length ?? 0
}

/** Passes a key to the chosen tool while editing; returns false if the tool does not use it. */
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

/** The scope of the board's commands. */
export interface BoardScope<Part extends WithEditor = WithEditor> extends LevelScope<Part> {
  /** The board shown; null on the start page. */
  readonly board: () => BoardControls | null
}

/** A tool and its keys. */
export interface KeyedTool {
  /** The id of the command that chooses it. */
  readonly command: string
  readonly id: string
  readonly label: string
  /** Its default key. */
  readonly own: string
  /** The game that has the tool; absent for tools of every board. */
  readonly game?: string
}

/** The tools of a game’s boards, with their keys. */
export function toolsOf(
  game: string,
  tools: readonly { readonly id: string; readonly label: string; readonly key: string }[],
): readonly KeyedTool[] {
  return [
    ...commonTools.map(({ id, key }) => ({
      ...{ command: `tool-${id}`, id, label: words.board.commonTools[id], own: key },
    })),
    ...tools.map(({ id, label, key }) => ({
      ...{ command: `tool-${game}-${id}`, id, label, own: key, game },
    })),
  ]
}

/** The current keys of a tool. */
export function toolKeys({ command, own }: KeyedTool): readonly string[] {
  return keymap.keysOf(command, [own])
}

/** The commands that choose the tools of the level shown. */
export function toolChoices(scope: BoardScope): readonly Command[] {
  const editor = scope.active()?.editor
  if (!editor?.document.hasLevel) return []
  return toolsOf(editor.game.id, editor.view.tools).map((tool) => ({
    id: tool.command,
    title: tool.label,
    get keys() {
      return toolKeys(tool)
    },
    group: 'Tools',
    ...onActive(scope, (part) => part.editor.board.chooseTool(tool.id)),
  }))
}

/** The commands for the chosen tool. */
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
