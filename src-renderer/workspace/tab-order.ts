/** The list with one of its things at another place; beyond the ends means at them. */
export function moved<T>(list: readonly T[], thing: T, to: number): readonly T[] {
  const others = list.filter((one) => one !== thing)
  if (others.length === list.length) return list
  const at = Math.max(0, Math.min(others.length, to))
  return [...others.slice(0, at), thing, ...others.slice(at)]
}

/** Where a tab belongs that is dragged to a point: behind all others whose middles lie before it. */
export function placeAmong(middles: readonly number[], point: number): number {
  return middles.filter((middle) => middle < point).length
}
