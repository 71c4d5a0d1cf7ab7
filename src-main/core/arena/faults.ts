import { faultKinds, type FaultKind } from '../game/play-match'
import type { PlayedMatch } from './played'
import { pairingOf } from './schedule'

/** The faults of one kind that a player made in an arena, with the first of them. */
export interface FaultsOfKind {
  readonly kind: FaultKind
  readonly count: number
  /** Number of its match, from 1. */
  readonly match: number
  readonly turn: number
  readonly message: string
}

/** The faults that each player made in the first matches of an arena, in the order of the kinds. */
export function faultsOf(played: readonly PlayedMatch[], players: number): FaultsOfKind[][] {
  const found = Array.from({ length: players }, () => new Map<FaultKind, FaultsOfKind>())
  for (const [at, { faults }] of played.entries()) {
    const pair = pairingOf(at, players).players
    for (const { player, kind, turn, message } of faults) {
      const own = found[pair[player as 0 | 1]]!
      const first = own.get(kind) ?? { kind, count: 0, match: at + 1, turn, message }
      own.set(kind, { ...first, count: first.count + 1 })
    }
  }
  return found.map((own) => faultKinds.flatMap((kind) => own.get(kind) ?? []))
}
