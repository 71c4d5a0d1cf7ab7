/** A file that gets another name or place; paths below the set's folder. */
export interface Moved {
  readonly from: string
  readonly to: string
}

/** Where a file is after moves that were made one after the other. */
export function afterMoves(path: string, moves: readonly Moved[]): string {
  return moves.reduce((now, { from, to }) => (now === from ? to : now), path)
}

/**
 * The same moves in an order in which none overwrites a file that has yet to move. Files that change places take a
 * detour through a temporary name, which `asideOf` returns for a path.
 */
export function inMoveOrder(
  moves: readonly Moved[],
  asideOf: (path: string) => string,
): readonly Moved[] {
  const waiting = new Map(moves.map(({ from, to }) => [from, to]))
  const sources = new Map(moves.map(({ from, to }) => [to, from]))
  const order: Moved[] = []
  /** Moves files whose target is free first, then those that waited for a target. */
  const go = (first: string): void => {
    for (let from: string | undefined = first; from !== undefined; from = sources.get(from)) {
      const to = waiting.get(from)
      if (to === undefined || waiting.has(to)) return
      order.push({ from, to })
      waiting.delete(from)
    }
  }
  for (const { from } of moves) go(from)
  // The remaining moves form cycles.
  for (const { from, to } of moves) {
    if (!waiting.delete(from)) continue
    const aside = asideOf(from)
    order.push({ from, to: aside })
    for (let next = sources.get(from)!; next !== from; next = sources.get(next)!) {
      order.push({ from: next, to: waiting.get(next)! })
      waiting.delete(next)
    }
    order.push({ from: aside, to })
  }
  return order
}
