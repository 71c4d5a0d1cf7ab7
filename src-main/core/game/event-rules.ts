import type { EventFacts } from './module'

/** All rules that decided an event, the most telling one first. */
export function rulesOfEvent({ rule, also }: EventFacts): readonly string[] {
  return also ? [rule, ...also] : [rule]
}
