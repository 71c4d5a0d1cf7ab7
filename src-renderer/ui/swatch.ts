/** A small field that identifies a thing by colour and pattern. */
export interface SwatchStyle {
  /** Name of the colour's token. */
  readonly token: string
  /** A tile, row by row: the full colour at `#`, a tint of it at `.`; repeated in both directions. */
  readonly pattern: readonly string[]
}

/** Opacity of the colour where a pattern has no mark. */
export const TINT = 0.35

/** The marks of a pattern, as (x, y) from its upper left corner. */
export function marksOf(pattern: readonly string[]): readonly (readonly [number, number])[] {
  return pattern.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === '#' ? [[x, y] as const] : [])),
  )
}
