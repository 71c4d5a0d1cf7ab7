import { few, type Rng } from '../kernel/rng'

/** A list with one thing other: an item more, one in another place, a stretch once more behind it, or one changed. `make` gives an item, near another one where it gets one. */
export function alteredList<T>(list: readonly T[], rng: Rng, make: (old?: T) => T): T[] {
  const way = list.length === 0 ? 0 : rng.below(6)
  if (way === 0) return list.toSpliced(rng.below(list.length + 1), 0, make())
  const at = rng.below(list.length)
  const item = list[at]!
  if (way === 1) return list.toSpliced(at, 1).toSpliced(rng.below(list.length), 0, item)
  if (way === 2) return [...list, ...list.slice(at, at + few(rng, 1, list.length - at))]
  return list.with(at, make(way === 3 ? undefined : item))
}
