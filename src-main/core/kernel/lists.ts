// Changes of lists that are never changed in place. An index that a list does not have is a bug and throws a
// RangeError.

/** The item at an index. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

/** The list with `remove` items from an index on replaced by others; the length is the index after the last item. */
export function spliced<T>(
  list: readonly T[],
  index: number,
  remove: number,
  items: readonly T[],
): T[] {
  for (const place of [index, index + remove]) {
    if (place < 0 || place > list.length) {
      throw new RangeError(`no place ${place} in a list of ${list.length}`)
    }
  }
  // Spread into arguments, very long lists would overflow the stack.
  return [...list.slice(0, index), ...items, ...list.slice(index + remove)]
}

/** The list with one item moved to the place of another. */
export function reordered<T>(list: readonly T[], from: number, to: number): T[] {
  const item = itemAt(list, from)
  itemAt(list, to)
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
