/** Names of tests without their folders; where two would be alike, both keep as many as tell them apart. */
export function shortNames(paths: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  let left = paths
  for (let parts = 1; left.length > 0; parts++) {
    const tails = left.map((path) => path.split('/').slice(-parts).join('/'))
    const counts = new Map<string, number>()
    for (const tail of tails) counts.set(tail, (counts.get(tail) ?? 0) + 1)
    const isClear = (at: number): boolean => counts.get(tails[at]!) === 1 || tails[at] === left[at]
    for (const [at, path] of left.entries()) if (isClear(at)) names.set(path, tails[at]!)
    left = left.filter((_, at) => !isClear(at))
  }
  return names
}
