/**
 * A column that has room for so many numbers: the one that is given if it has, else a copy, zeroes at its end. That is at
 * least twice as long, so that a column that grows by one again and again is rarely copied.
 */
export function withRoom<Column extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  column: Column,
  needed: number,
): Column {
  if (needed <= column.length) return column
  const Kind = column.constructor as new (length: number) => Column
  const larger = new Kind(Math.max(needed, column.length * 2))
  larger.set(column)
  return larger
}
