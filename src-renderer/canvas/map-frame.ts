import type { BoardSize } from '@core/kernel/grid'
import type { CameraView } from './camera'
import type { BoardGeometry, BoardRect } from './geometry'

/** Width of the board's margin, in cells, which need not be in view. */
const MARGIN = 0.75

/** The part of the plane that a camera shows in a pane of the given size, in cells. */
export function seenBy(camera: CameraView, pane: { width: number; height: number }): BoardRect {
  const [width, height] = [pane.width / camera.cell, pane.height / camera.cell]
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height }
}

/** Whether all cells of a board are in view. */
export function holdsBoard(seen: BoardRect, geometry: BoardGeometry, size: BoardSize): boolean {
  const { x, y, width, height } = geometry.bounds(size)
  return (
    seen.x <= x + MARGIN &&
    seen.y <= y + MARGIN &&
    seen.x + seen.width >= x + width - MARGIN &&
    seen.y + seen.height >= y + height - MARGIN
  )
}

/** The largest picture of a board that fits into a box, and its pixels per cell. */
export function mapOf(
  geometry: BoardGeometry,
  size: BoardSize,
  most: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number; readonly cell: number } {
  const { width, height } = geometry.bounds(size)
  const cell = Math.min(most.width / width, most.height / height)
  return { width: Math.round(width * cell), height: Math.round(height * cell), cell }
}

/** The part in view as a rectangle on the map, in pixels from its corner and cut to it; never too small to be found. */
export function frameOnMap(
  seen: BoardRect,
  geometry: BoardGeometry,
  size: BoardSize,
  map: { readonly width: number; readonly height: number; readonly cell: number },
): BoardRect {
  const bounds = geometry.bounds(size)
  const cut = (from: number, length: number, origin: number, most: number): [number, number] => {
    const start = Math.max(0, Math.min(most - LEAST, (from - origin) * map.cell))
    const end = Math.min(most, (from + length - origin) * map.cell)
    return [start, Math.max(LEAST, end - start)]
  }
  const [x, width] = cut(seen.x, seen.width, bounds.x, map.width)
  const [y, height] = cut(seen.y, seen.height, bounds.y, map.height)
  return { x, y, width, height }
}

const LEAST = 6
