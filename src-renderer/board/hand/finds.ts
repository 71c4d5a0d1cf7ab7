import type { LevelEditor } from '../../editor/index'
import type { Selection } from '../../tools/selection'
import { words } from '../../ui/words'
import { groundOf } from './ground'
import { cellsOfKinds, countKinds } from './select-cells'

/** Cells that can be searched for: all cells of a kind, or a part of them. */
export interface Find {
  readonly id: string
  /** Their kind and number. */
  readonly title: string
  /** The cells found on the board, or in the searched selection. */
  readonly cells: () => Selection | null
}

/** All kinds that can be searched for on the board or in a selection, the most frequent first, finer kinds last. */
export function findsOf({ board, level }: LevelEditor, within: Selection | null): readonly Find[] {
  const { likeness } = board.view
  const ground = groundOf(board)
  const listed = (name: string, of: typeof ground, kindName: (kind: number) => string): Find[] =>
    countKinds(of, within).flatMap(([kind, count]) =>
      kind < 0
        ? []
        : {
            id: `${name} ${kind}`,
            title: words.hand.replace.kindCounted({ kind: kindName(kind), count }),
            cells: () => cellsOfKinds(of, new Set([kind]), within),
          },
    )
  const { finer } = likeness
  return [
    ...listed('kind', ground, (kind) => likeness.kindName(kind)),
    ...(finer
      ? listed('finer', { ...ground, kindAt: finer.kinds(level, board.page) }, (kind) =>
          finer.kindName(kind),
        )
      : []),
  ]
}

/** The id of the kind that a cell belongs to. */
export function findAt({ board }: LevelEditor, row: number, col: number): string {
  const ground = groundOf(board)
  return ground.exists(row, col) ? `kind ${ground.kindAt(row, col)}` : ''
}
