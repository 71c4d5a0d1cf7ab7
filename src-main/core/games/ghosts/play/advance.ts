import { err, ok, type Result } from '../../../kernel/result'
import type { Rng } from '../../../kernel/rng'
import { quote } from '../../../kernel/text-reader'
import { cellNamed } from '../cells'
import {
  GHOSTS,
  HUNTERS,
  isHidden,
  players,
  turnLimit,
  type GhostMove,
  type Level,
  type Player,
  type Team,
  type Turn,
} from '../model'
import { hunterCount, NONE, outcomeAt } from './outcome'
import { positionOf, rememberAfter, type Position } from './position'
import { rightRules } from './readings'
import type { Refusal } from './refusal'
import { teamProblems } from './steps'
import { mapOf, type TownMap } from './town'
import { openPlans, type Walk } from './walk'

/** Both players while there are turns left; no one once the match is over or if its last turn was not shown. */
export function toMove(match: Level): readonly number[] {
  const isOver = match.turns.length >= turnLimit(match) || match.forfeit !== null
  return isOver || isHidden(match.turns.at(-1)) ? [] : players
}

/** Draws the ghosts' starts if the level leaves them to chance; players read them before their first move. */
export function begin(match: Level, rng: Rng): Level {
  if (match.starts) return match
  const map = mapOf(match.town)
  const starts = Array.from({ length: GHOSTS }, () => drawCorner(map, rng))
  return { ...match, form: match.form === 'town' ? 'level' : match.form, starts }
}

/** Plays one turn (T2 to T4), of answers as programs print them. An illegal answer is an error (G5). */
export function advance(
  unbegun: Level,
  answers: readonly string[],
  rng: Rng,
): Result<Level, Refusal> {
  const match = begin(unbegun, rng)
  if (toMove(match).length === 0) return err({ kind: 'over' })
  const before = positionOf(match)
  const read: Team[] = []
  for (const player of players) {
    const answer = readAnswer(before.map, player, before.teams[player], answers[player] ?? '')
    if (!answer.ok) return answer
    read.push(answer.value)
  }
  const teams = [read[0]!, read[1]!] as const
  const turn = turnAfter(before, teams, rng)
  if (!turn) return err({ kind: 'no-way' })
  const next: Level = { ...match, form: 'match', player: 0, turns: [...match.turns, turn] }
  rememberAfter(before, next)
  return ok(next)
}

/** The turn in which the teams move so, legally; null if a ghost has no way. */
export function turnAfter(
  { map, ghosts }: Position,
  teams: readonly [Team, Team],
  rng: Rng,
): Turn | null {
  const cells: number[] = []
  for (const { walk } of ghosts) {
    const at = walk ? drawStep(map, walk, rng) : -1
    if (at < 0) return null
    cells.push(at)
  }
  // All steps are drawn before any new ghost, so that a neutralisation does not change another ghost's step.
  const moves = cells.map((at): GhostMove => {
    const next = isNeutralised(map, teams, at) ? drawCorner(map, rng) : -1
    return { at, next }
  })
  return { teams, ghosts: moves }
}

/** Reads a player's answer; the error says what is illegal in it (G5). */
export function readAnswer(
  map: TownMap,
  player: Player,
  before: Team,
  answer: string,
): Result<Team, Refusal> {
  const words = answer.split(/[ \t\r\n]+/).filter((word) => word !== '')
  if (words.length !== HUNTERS) {
    return err({ kind: 'count', player, found: words.length })
  }
  const wrong = words.find((word) => cellNamed(word) < 0)
  if (wrong !== undefined) {
    return err({ kind: 'word', player, found: quote(wrong) })
  }
  const team = words.map(cellNamed)
  const [first] = teamProblems(map, player, before, team)
  return first ? err({ kind: 'problem', problem: first.problem }) : ok(team)
}

/** The next cell of a ghost, with the probabilities of its open ways (G1). -1 if there is no way. */
export function drawStep(map: TownMap, walk: Walk, rng: Rng): number {
  const plans = openPlans(map, walk)
  let total = 0
  for (const { weight } of plans) total += weight
  if (total === 0) return -1
  let drawn = rng.below(total)
  for (const { weight, path } of plans) {
    drawn -= weight
    if (drawn < 0) return path[walk.age]!
  }
  return -1
}

/** A random corner of a random house (T4). */
export function drawCorner(map: TownMap, rng: Rng): number {
  return rng.pick(rng.pick(map.corners))
}

function isNeutralised(map: TownMap, teams: readonly [Team, Team], cell: number): boolean {
  const { reach } = rightRules
  const white = hunterCount(teams[0], cell, reach)
  const black = hunterCount(teams[1], cell, reach)
  return outcomeAt(rightRules, map, cell, white, black) !== NONE
}
