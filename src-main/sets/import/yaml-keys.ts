import { isMap, isPair, isScalar, isSeq, visit, type Document, type Node, type Pair } from 'yaml'

/** The offset of the first key that stands in its map before; null if there is none. The parser would compare each key with all others. */
export function repeatedKey(document: Document): number | null {
  let at: number | null = null
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        const offset = key.range?.[0] ?? 0
        if (seen.has(key.value) && (at === null || offset < at)) at = offset
        seen.add(key.value)
      }
    },
  })
  return at
}

/** Finds the key of a path in a document, in which numbers are places in lists; each map is gone through once. */
export function keyFinder({
  contents,
}: Document): (path: readonly (string | number)[]) => Node | null {
  const known = new WeakMap<object, ReadonlyMap<string, Pair>>()
  const pairsOf = (map: { readonly items: readonly unknown[] }): ReadonlyMap<string, Pair> => {
    const found = known.get(map)
    if (found) return found
    // Of equal names the first counts, so it is set last.
    const pairs = new Map(
      map.items
        .filter((item) => isPair(item))
        .map((pair) => [String((pair.key as Node).toJSON()), pair] as const)
        .reverse(),
    )
    known.set(map, pairs)
    return pairs
  }
  return (path) => {
    let [node, key]: [unknown, unknown] = [contents, null]
    for (const part of path) {
      const pair = isMap(node) ? pairsOf(node).get(String(part)) : undefined
      key = pair?.key ?? null
      node = isSeq(node) ? node.items[Number(part)] : pair?.value
    }
    return key as Node | null
  }
}
