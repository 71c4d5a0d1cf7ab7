/** A small field that tells one of many things by colour and pattern. */
export interface SwatchStyle {
  /** Name of the colour's token. */
  readonly token: string
  /** A tile, row by row: the colour whole at `#`, a tint of it at `.`; repeated to both sides. */
  readonly pattern: readonly string[]
}

/** How much of the colour is seen where a pattern has no mark. */
export const TINT = 0.35

/** Where a pattern has its marks, as (x, y) from its upper left corner. */
export function marksOf(pattern: readonly string[]): readonly (readonly [number, number])[] {
  return pattern.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === '#' ? [[x, y] as const] : [])),
  )
}
