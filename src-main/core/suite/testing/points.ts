import type { GroupScoring } from '../scoring'

/** What a group is worth that asks for nothing else, unless told otherwise. */
export function worth(points: number, more: Partial<GroupScoring> = {}): GroupScoring {
  return { points, count: 'all', requires: [], bounds: {}, ...more }
}
