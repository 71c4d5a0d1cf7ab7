/** The list with one of its things moved to a new index, which is limited to the ends. */
export function moved<T>(list: readonly T[], thing: T, to: number): readonly T[] {
  const others = list.filter((one) => one !== thing)
  if (others.length === list.length) return list
  const at = Math.max(0, Math.min(others.length, to))
  return [...others.slice(0, at), thing, ...others.slice(at)]
}

/** The index of a tab that is dragged to a point: after all others whose middles are before it. */
export function placeAmong(middles: readonly number[], point: number): number {
  return middles.filter((middle) => middle < point).length
}
