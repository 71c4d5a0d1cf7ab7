import { type LevelScope, onActive } from '../../editor/index'
import type { ShapeId } from '../../tools/shape'
import type { Action, Actions } from '../../ui/command'
import { commandList } from '@core/protocol/commands'
import { whyNoShapes } from './painter'

/** The key of each shape, as tooltips show it. */
export const shapeKeys: Readonly<Partial<Record<ShapeId, string>>> = Object.fromEntries(
  commandList
    .filter(({ id }) => id.startsWith('shape-'))
    .map(({ id, keys }) => [
      id.slice('shape-'.length),
      keys[0]!.replace(/^[a-z]$/, (key) => key.toUpperCase()),
    ]),
)

/** The commands of the shapes; the key of the chosen shape switches back to free hand. */
export function handCommands(scope: LevelScope) {
  const shape = (id: ShapeId): Action =>
    onActive(
      scope,
      ({ editor: { board } }) => {
        board.shape = board.shape === id ? 'free' : id
        board.preview = null
      },
      ({ editor: { board } }) => whyNoShapes(board),
    )
  return {
    'shape-line': shape('line'),
    'shape-rectangle': shape('rectangle'),
    'shape-frame': shape('frame'),
    'shape-ellipse': shape('ellipse'),
    'shape-fill': shape('fill'),
  } satisfies Actions
}
