/** Who plays whom in a match of an arena, and on what. */
export interface Pairing {
  /** Numbers of the players, that of side 0 first. */
  readonly players: readonly [number, number]
  /** From 0; all matches of a round share the level and the seed. */
  readonly round: number
}

/** Number of matches in a round: every two players meet twice, once on each side. */
export function matchesOfRound(players: number): number {
  return players * (players - 1)
}

/** The match with this number, from 0: round by round, pair by pair, each pair twice in a row with sides swapped. */
export function pairingOf(match: number, players: number): Pairing {
  const round = Math.floor(match / matchesOfRound(players))
  const within = match % matchesOfRound(players)
  let left = within >> 1
  let first = 0
  for (; left >= players - 1 - first; first++) left -= players - 1 - first
  const second = first + 1 + left
  return { players: within % 2 === 0 ? [first, second] : [second, first], round }
}
