import type { Component } from 'svelte'
import { spritesOf } from '../../canvas/shown-looks'
import type { LevelEditor } from '../../editor/index'

/** Something that a click puts on the board: a tool with one of its settings. */
export interface Piece {
  readonly id: string
  readonly toolId: string
  /** -1 where the tool has no settings. */
  readonly variant: number
  readonly title: string
  /** SVG source; null where only the icon of the tool tells what it is. */
  readonly sprite: string | null
  readonly icon: Component<{ size?: number }>
}

/** All that a click of some tool puts on the board, in the order of the rail; not what is drawn by drags, nor the eraser. */
export function piecesOf({ view, level }: LevelEditor): readonly Piece[] {
  const sprites = spritesOf(view)
  return view.tools
    .filter(({ id, isDrawn, isByTwoClicks }) => id !== 'eraser' && !isDrawn && !isByTwoClicks)
    .flatMap((tool) => {
      const title = tool.label.replace(/:.*/, '')
      const { id: toolId, icon } = tool
      const variants = tool.variants(level)
      if (variants.length === 0) {
        return [{ id: toolId, toolId, variant: -1, title, sprite: null, icon }]
      }
      return variants.map(({ label, sprite }, variant) => ({
        id: `${toolId} ${variant}`,
        toolId,
        variant,
        title: `${title}: ${label}`,
        sprite: sprites[sprite] ?? null,
        icon,
      }))
    })
}

/** Takes a piece in hand: its tool with its setting. */
export function takePiece({ board }: LevelEditor, { toolId, variant }: Piece): void {
  board.chooseTool(toolId)
  if (variant >= 0) board.chooseVariant(toolId, variant)
}
