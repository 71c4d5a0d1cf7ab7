/** A selection from a list of sets with the same union as all of them. */
export interface Cover {
  /** Indices of the sets, ascending. */
  readonly chosen: readonly number[]
  /** Whether no smaller selection exists; otherwise it was made greedily. */
  readonly isExact: boolean
}

/** Number of steps before an exact answer is given up: a fraction of a second. */
const MOST_LOOKS = 20_000

/** A smallest choice of sets with the same union; of several the one with the earliest sets that was found first. */
export function smallestCover(sets: readonly ReadonlySet<string>[]): Cover {
  const all = new Set(sets.flatMap((set) => [...set]))
  const greedy = greedyCover(sets, all)
  // One of the few sets that contain a rare thing must be taken, so branching is smallest there.
  const holders = new Map(
    [...all].map((thing) => [thing, sets.flatMap((set, at) => (set.has(thing) ? [at] : []))]),
  )
  const order = [...all].sort((a, b) => holders.get(a)!.length - holders.get(b)!.length)
  const largest = Math.max(1, ...sets.map((set) => set.size))
  let best: readonly number[] = greedy
  let looks = 0

  function choose(chosen: readonly number[], covered: ReadonlySet<string>): void {
    if (++looks > MOST_LOOKS) return
    const missing = order.find((thing) => !covered.has(thing))
    if (missing === undefined) {
      if (chosen.length < best.length) best = chosen
      return
    }
    const least = Math.ceil((all.size - covered.size) / largest)
    if (chosen.length + least >= best.length) return
    for (const at of holders.get(missing)!) {
      choose([...chosen, at], new Set([...covered, ...sets[at]!]))
    }
  }

  choose([], new Set())
  return { chosen: best.toSorted((a, b) => a - b), isExact: looks <= MOST_LOOKS }
}

function greedyCover(sets: readonly ReadonlySet<string>[], all: ReadonlySet<string>): number[] {
  const left = new Set(all)
  const chosen: number[] = []
  while (left.size > 0) {
    let best = 0
    let gain = -1
    sets.forEach((set, at) => {
      const gained = [...set].filter((thing) => left.has(thing)).length
      if (gained > gain) [best, gain] = [at, gained]
    })
    chosen.push(best)
    for (const thing of sets[best]!) left.delete(thing)
  }
  return chosen
}
