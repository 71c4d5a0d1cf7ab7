import { imageOfCell, symmetriesOf, type BoardImage, type Symmetry } from '../../canvas/symmetry'
import type { CellReader } from '../../tools/likeness'
import { Selection } from '../../tools/selection'
import type { LikeGround } from './like-cells'

/** The cells that differ from what their mirrored places require; null if the board is symmetric. */
export function asymmetricCells(
  ground: LikeGround,
  formAt: CellReader,
  { images }: Symmetry,
): Selection | null {
  const { geometry, size, exists } = ground
  const { rows, cols } = size
  const mask = new Uint8Array(rows * cols)
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      if (!exists(row, col)) continue
      const form = formAt(row, col)
      for (const image of images) {
        const at = imageOfCell(geometry, size, image, { row, col })
        if (exists(at.row, at.col) && formAt(at.row, at.col) === turnedForm(form, image)) continue
        mask[row * cols + col] = 1
        if (exists(at.row, at.col)) mask[at.row * cols + at.col] = 1
      }
    }
  }
  return Selection.marked(size, mask)
}

/** The symmetries of the board; if it has none, the one that it is nearest to. */
export function symmetriesFound(
  ground: LikeGround,
  formAt: CellReader,
): {
  readonly held: readonly Symmetry[]
  readonly nearest: { readonly symmetry: Symmetry; readonly cells: Selection } | null
} {
  const all = symmetriesOf(ground.geometry, ground.size).map((symmetry) => ({
    symmetry,
    cells: asymmetricCells(ground, formAt, symmetry),
  }))
  const held = all.filter(({ cells }) => cells === null).map(({ symmetry }) => symmetry)
  const broken = all.flatMap(({ symmetry, cells }) => (cells ? [{ symmetry, cells }] : []))
  const nearest = broken.toSorted((a, b) => a.cells.count - b.cells.count)[0] ?? null
  return { held, nearest: held.length > 0 ? null : nearest }
}

/** A form as `formOf` returns it, turned or mirrored with its directions. */
function turnedForm(form: number, { ways }: BoardImage): number {
  const bits = form & 15
  if (bits === 0 || !ways) return form
  return ways.reduce(
    (turned, to, way) => ((bits >> way) & 1 ? turned | (1 << to) : turned),
    form & ~15,
  )
}
