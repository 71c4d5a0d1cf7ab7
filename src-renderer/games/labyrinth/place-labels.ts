import type { BoardXY } from '../../canvas/geometry'

/** A label that needs a place: its texts and places, the best ones first. Sizes are in pixels. */
export interface WantedLabel {
  readonly texts: readonly string[]
  /** Middles of the plate. */
  readonly places: readonly BoardXY[]
}

/** What labels must not lie on; x and y are its middle. */
export interface Taken extends BoardXY {
  readonly width: number
  readonly height: number
}

export interface PlacedLabel extends BoardXY {
  /** Index of the label among those wanted. */
  readonly index: number
  readonly text: string
  readonly width: number
}

/**
 * Finds a place for labels so that none lies on another or on what is taken, those first that come last in the list; a
 * label for which there is no room in any of its texts and places is left out.
 */
export function placeLabels(
  wanted: readonly WantedLabel[],
  height: number,
  widthOf: (text: string) => number,
  taken: readonly Taken[] = [],
): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = []
  const all: Taken[] = [...taken]
  const isFree = (x: number, y: number, width: number): boolean =>
    all.every(
      (other) =>
        Math.abs(other.x - x) >= (other.width + width) / 2 ||
        Math.abs(other.y - y) >= (other.height + height) / 2,
    )
  for (let index = wanted.length - 1; index >= 0; index--) {
    const { texts, places } = wanted[index]!
    const found = texts
      .map((text) => ({ text, width: widthOf(text) }))
      .flatMap((plate) => places.map(({ x, y }) => ({ index, x, y, ...plate })))
      .find(({ x, y, width }) => isFree(x, y, width))
    if (!found) continue
    placed.push(found)
    all.push({ ...found, height })
  }
  return placed
}
