import { madeNote, type MadeNote, type Refusal, type RefusalReason } from './outcome'
import { unitOn, type Field } from './field'
import { groundFor, type Ground } from './ground'
import type { Move } from '../model'
import { rightRules, type Rules } from './readings'
import { findWays, wayTo, type Ways, type WayStep } from './search'

/** The result of a move. */
export type MoveOutcome =
  | {
      readonly kind: 'made'
      /** Index of the unit that moves. */
      readonly unit: number
      /** Cell by cell, without the start. */
      readonly way: readonly WayStep[]
      readonly cost: number
      /** Points left. */
      readonly left: number
      readonly note: MadeNote
      /** Whether its end is beside an enemy that beats the unit. */
      readonly isEndBeside: boolean
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Whether a move can be made on the current board, by which way, or why not. */
export function explainMove(field: Field, move: Move, rules: Rules = rightRules): MoveOutcome {
  const { from, to } = move
  const unit = unitOn(field, from)
  if (unit < 0) return refused('start-empty', { unit, cell: from })
  if (!rules.maySideTwoMove && field.set.units[unit]!.side === 2) {
    return refused('wrong-side', { unit, cell: from })
  }
  if (from === to) return refused('same-cell', { unit, cell: to, by: unit })
  const held = unitOn(field, to)
  if (held >= 0) return refused('end-held', { unit, cell: to, by: held })
  const ground = groundFor(field, unit, rules)
  if (ground.cost[to] === 0) return refused('end-water', { unit, cell: to })
  const ways = findWays(field, ground)
  const cost = ways.cost[to]!
  if (cost < 0 || cost > rules.points) return refused(...whyNot(field, ground, to, cost))
  const way = wayTo(ways, to)
  const isEndBeside = ground.bar[to]! >= 0
  const note = madeNote(ground.bar[from]! >= 0, isEndBeside, way.length)
  return { kind: 'made', unit, way, cost, left: rules.points - cost, note, isEndBeside }
}

type Details = Partial<Omit<Refusal, 'reason'>> & Pick<Refusal, 'unit' | 'cell'>

function refused(reason: RefusalReason, details: Details): MoveOutcome {
  return { kind: 'refused', refusal: { reason, by: -1, cost: -1, ...details } }
}

/** Why an empty land cell cannot be reached; `cost` is that of the best allowed way, -1 if there is none. */
function whyNot(
  field: Field,
  ground: Ground,
  to: number,
  cost: number,
): readonly [RefusalReason, Details] {
  const { unit } = ground
  const { points } = ground.rules
  const empty = findWays(field, ground, 'all-units')
  const least = empty.cost[to]!
  if (least < 0) return ['cut-off', { unit, cell: to }]
  if (least > points) return ['too-dear', { unit, cell: to, cost: cost < 0 ? least : cost }]
  const unbarred = findWays(field, ground, 'bars')
  const isBarred = unbarred.cost[to]! >= 0 && unbarred.cost[to]! <= points
  return isBarred ? barOn(unbarred, to, cost) : holderOn(field, empty, to, cost)
}

/** The first cell of a way where an enemy beside it matters (M5, J1, J9). */
function barOn(ways: Ways, to: number, cost: number): readonly [RefusalReason, Details] {
  const { bar, rules, unit, start } = ways.ground
  const startBar = bar[start]!
  if (startBar >= 0 && rules.startBeside === 'stuck') {
    return ['stuck', { unit, cell: start, by: startBar, cost }]
  }
  const way = wayTo(ways, to)
  const at = way.find(({ cell }) => bar[cell]! >= 0)
  if (!at) throw new Error('a way without bars was refused')
  const by = bar[at.cell]!
  if (at.cell !== to) return ['barred', { unit, cell: at.cell, by, cost }]
  const reason = rules.mayEndBeside ? 'beside-to-beside' : 'end-beside'
  return [reason, { unit, cell: to, by, cost }]
}

/** The first unit that blocks a way that would be allowed without it (M4). */
function holderOn(
  { set }: Field,
  ways: Ways,
  to: number,
  cost: number,
): readonly [RefusalReason, Details] {
  const { holder, rules, unit } = ways.ground
  for (const { cell } of wayTo(ways, to)) {
    const by = holder[cell]!
    if (by < 0) continue
    const isFriend = set.units[by]!.side === set.units[unit]!.side
    if (isFriend ? rules.mayPassFriends : rules.mayPassEnemies) continue
    return [isFriend ? 'friend-in-way' : 'enemy-in-way', { unit, cell, by, cost }]
  }
  throw new Error('a way without units was refused')
}
