import type { Shrinking } from '../game/shrinking'
import type { Words } from '../words'

/** A smaller or plainer level. */
export interface Proposal {
  readonly level: unknown
  /** What was taken away or made plainer. */
  readonly label: string
}

/**
 * Proposes ever smaller levels: delta debugging, first half of a list, then ever smaller stretches, then plainer
 * values. Each yield is answered by whether the proposal is taken. It continues from the last one taken and returns
 * that: any single further removal or plainer value was refused.
 */
export function* reductions(
  part: Shrinking<unknown>,
  { suite }: Pick<Words, 'suite'>,
  start: unknown,
): Generator<Proposal, unknown, boolean> {
  let level = start
  let isSmaller: boolean

  function* propose(proposal: Proposal): Generator<Proposal, boolean, boolean> {
    const isTaken = yield proposal
    if (isTaken) level = proposal.level
    isSmaller ||= isTaken
    return isTaken
  }

  function* thin(at: number): Generator<Proposal, void, boolean> {
    const list = () => part.removables(level)[at]
    for (let size = list()?.count ?? 0; size >= 1; size >>= 1) {
      for (let to = list()?.count ?? 0; to > 0;) {
        const from = Math.max(0, to - size)
        const { name, without } = list()!
        const candidate = without(from, to)
        const label = suite.less({ name, count: to - from })
        if (candidate !== null) yield* propose({ level: candidate, label })
        to = Math.min(from, list()?.count ?? 0)
      }
    }
  }

  /** Proposes plainer values until one is taken; false when none was. */
  function* plainerOnce(): Generator<Proposal, boolean, boolean> {
    for (const proposal of part.plainer(level)) if (yield* propose(proposal)) return true
    return false
  }

  do {
    isSmaller = false
    for (let at = 0; at < part.removables(level).length; at++) yield* thin(at)
    while (yield* plainerOnce());
  } while (isSmaller)
  return level
}
