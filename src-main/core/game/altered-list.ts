import { few, type Rng } from '../kernel/rng'

/**
 * A list with one change: an additional item, an item moved, a range repeated after itself, or an item changed. `make`
 * returns a new item, similar to `old` if it is given.
 */
export function alteredList<T>(list: readonly T[], rng: Rng, make: (old?: T) => T): T[] {
  const way = list.length === 0 ? 0 : rng.below(6)
  if (way === 0) return list.toSpliced(rng.below(list.length + 1), 0, make())
  const at = rng.below(list.length)
  const item = list[at]!
  if (way === 1) return list.toSpliced(at, 1).toSpliced(rng.below(list.length), 0, item)
  if (way === 2) return [...list, ...list.slice(at, at + few(rng, 1, list.length - at))]
  return list.with(at, make(way === 3 ? undefined : item))
}
