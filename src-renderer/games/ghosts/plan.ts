import { advance, begin, toMove } from '@core/games/ghosts/play/advance'
import { cellNames, kingDistance } from '@core/games/ghosts/cells'
import { messageIn } from '@core/games/ghosts/text/diagnostics'
import { refusalIn } from '@core/games/ghosts/players/refusals'
import { players, type Edit, type Level, type Player, type Team } from '@core/games/ghosts/model'
import { positionOf } from '@core/games/ghosts/play/position'
import { teamProblems } from '@core/games/ghosts/play/steps'
import { mapOf } from '@core/games/ghosts/play/town'
import { makeRng } from '@core/kernel/rng'
import { words } from '../../ui/words'

const { tools: said } = words.ghosts

/** Cells of both teams after the turn that is being planned. */
export type Plan = readonly [Team, Team]

/** What the page shows of all ghosts, and the turn being planned on a level. */
export interface ShownDesk {
  /** Squares of all ghosts, not only of the one at hand. */
  readonly showsSquares: boolean
  /** Ways of all ghosts, not only of the one at hand. */
  readonly showsWays: boolean
  planOf(level: Level): Plan | null
}

/** Where plans are kept while they are made. */
export interface PlanDesk {
  planOf(level: Level): Plan | null
  setPlan(level: Level, plan: Plan | null): void
}

/** The plan where all hunters stay. */
export function restingPlan(level: Level): Plan {
  return positionOf(level).teams
}

/** Whether a further turn may be played at all; the sentence says why not. */
export function matchRefusal(level: Level): string | null {
  if (toMove(level).length > 0) return null
  if (level.forfeit !== null) return said.forfeited
  if (level.turns.at(-1)?.ghosts === null) {
    return said.endNotShown
  }
  return said.limitReached
}

/** Why a hunter may not be sent to a cell, whatever its team does; null when it may. */
export function stepRefusal(
  level: Level,
  player: Player,
  hunter: number,
  cell: number,
): string | null {
  const map = mapOf(level.town)
  const from = positionOf(level).teams[player][hunter]!
  if (kingDistance(from, cell) > 1) return said.tooFar
  return map.houseAt[cell]! >= 0 ? said.noHouses : null
}

/** The plan with one hunter sent elsewhere. */
export function withStep(plan: Plan, player: Player, hunter: number, cell: number): Plan {
  const team = plan[player].with(hunter, cell)
  return player === 0 ? [team, plan[1]] : [plan[0], team]
}

/** Hunters who leave their cells, of White and Black. */
export function movedCounts(level: Level, plan: Plan): readonly [number, number] {
  const { teams } = positionOf(level)
  const count = (player: Player): number =>
    plan[player].filter((cell, hunter) => cell !== teams[player][hunter]).length
  return [count(0), count(1)]
}

/** What keeps a plan from being played, a sentence each with the rule's id. */
export function planProblems(level: Level, plan: Plan): string[] {
  const map = mapOf(level.town)
  const { teams } = positionOf(level)
  return players.flatMap((player) =>
    teamProblems(map, player, teams[player], plan[player]).map(
      ({ problem }) => `${messageIn(words)(problem)} (${problem.rule}).`,
    ),
  )
}

/** Edits that play a plan as the next turn, or why it cannot be. The turn's number and the seed settle all chance. */
export function playEdits(
  level: Level,
  plan: Plan,
  seed: number,
):
  | { readonly ok: true; readonly edits: readonly Edit[] }
  | { readonly ok: false; readonly reason: string } {
  const turn = level.turns.length
  const begun = begin(level, makeRng(seed))
  const played = advance(begun, plan.map(cellNames), makeRng(seed * 1000 + turn + 1))
  if (!played.ok) return { ok: false, reason: refusalIn(words, played.error) }
  const turns = played.value.turns.slice(turn)
  const edits: Edit[] = [{ kind: 'splice', list: 'turns', index: turn, remove: 0, items: turns }]
  // The first edit names what undo takes back: the turn.
  if (!level.starts) edits.push({ kind: 'set-starts', starts: begun.starts })
  return { ok: true, edits }
}
