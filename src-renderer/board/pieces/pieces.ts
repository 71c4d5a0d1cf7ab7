import type { Component } from 'svelte'
import { spritesOf } from '../../canvas/shown-looks'
import type { LevelEditor } from '../../editor/index'
import { settingsOf, type ToolSetting } from '../../tools/tool-settings'

/** Something that a click puts on the board. */
export interface Piece extends ToolSetting {
  /** SVG source; null if only the icon of the tool identifies it. */
  readonly image: string | null
  readonly icon: Component<{ size?: number }>
}

/**
 * Everything that a click with some tool puts on the board, in the order of the rail; without objects drawn by drags
 * and the eraser.
 */
export function piecesOf({ view, level }: LevelEditor): readonly Piece[] {
  const sprites = spritesOf(view)
  return view.tools
    .filter(({ id, isDrawn, isByTwoClicks }) => id !== 'eraser' && !isDrawn && !isByTwoClicks)
    .flatMap((tool) =>
      settingsOf(tool, level).map((setting) => ({
        ...setting,
        image: setting.sprite === null ? null : (sprites[setting.sprite] ?? null),
        icon: tool.icon,
      })),
    )
}

/** Takes a piece in hand: its tool with its setting. */
export function takePiece({ board }: LevelEditor, { toolId, variant }: Piece): void {
  board.chooseTool(toolId)
  if (variant >= 0) board.chooseVariant(toolId, variant)
}
