import type { SoughtLevel } from '../lower-scores'

/** A level that catches these misreadings, as a search would give it. */
export function soughtLevel(caught: readonly string[], text = 'level'): SoughtLevel {
  const how = {
    by: 'find',
    game: 'rockets',
    seed: 1,
    wishes: [],
    tries: 1,
    official: true,
  } as const
  return { text, caught, how }
}
