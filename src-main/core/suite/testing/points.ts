import type { GroupScoring } from '../scoring'

/** The scoring of a group without requirements or bounds. */
export function worth(points: number, more: Partial<GroupScoring> = {}): GroupScoring {
  return { points, count: 'all', requires: [], bounds: {}, ...more }
}
