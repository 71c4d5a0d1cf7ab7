import type { InputFault } from '../../../game/inputs'
import type { Diagnostic } from '../../../kernel/diagnostics'
import { cellName } from '../cells'
import { diagnostic } from './diagnostics'
import { GHOSTS, players, teamStarts, type GhostMove, type Level, type Team } from '../model'
import { hunterCount, NONE, outcomeAt, outcomesIn, type OutcomeCode } from '../play/outcome'
import { ghostPlace, hunterPlace } from './places'
import { rightRules } from '../play/readings'
import { teamProblems } from '../play/steps'
import { remembered } from '../../../kernel/remembered'
import { isCornerCell, mapOf, type TownMap } from '../play/town'
import { freshWalk, nextCells, stepped, type Walk } from '../play/walk'

/** A ghost of the list; its walk is null once it has made a step that no way allows. */
interface Seen {
  readonly cell: number
  readonly walk: Walk | null
}

/** Illegal moves of hunters and ghosts in the turns, and outcomes that no one saw, worked out once per level. */
export const turnProblems = remembered((level: Level): readonly InputFault[] => [
  ...problemsByTurn(level),
])

function* problemsByTurn(level: Level): Generator<InputFault, undefined> {
  const map = mapOf(level.town)
  const teams: [Team, Team] = [...teamStarts]
  const appeared = (cell: number): Seen => ({
    cell,
    walk: isCornerCell(map, cell) ? freshWalk(cell) : null,
  })
  const ghosts = level.starts!.map(appeared)
  for (const [number, turn] of level.turns.entries()) {
    const found: Diagnostic[] = []
    for (const player of players) {
      const team = turn.teams[player]
      if (!team) continue
      for (const { hunter, problem } of teamProblems(map, player, teams[player], team)) {
        const place = hunterPlace(level, number, player, hunter)
        found.push(diagnostic(problem.code, place, [team[hunter]!], problem.args))
      }
      teams[player] = team
    }
    if (!turn.ghosts) {
      const shown = turn.teams[0] ? 0 : 1
      const place = { ...hunterPlace(level, number, shown, 0), word: 0 }
      found.push(diagnostic('turn-not-shown', place, [], [number + 1]))
    }
    // If hunters are in illegal places, the turn's ghosts cannot be judged; and their line comes before the other
    // team's, so that a consequence would be reported before its cause.
    const areTeamsSound = found.length === 0
    for (let index = 0; turn.ghosts && index < GHOSTS; index++) {
      const move = turn.ghosts[index]!
      const note = (code: Diagnostic['code'], cell: number, args: (string | number)[]) =>
        found.push(
          diagnostic(
            code as Parameters<typeof diagnostic>[0],
            ghostPlace(level, number, index),
            [cell],
            [index + 1, ...args],
          ),
        )
      const walk = judgeGhost(map, areTeamsSound ? teams : null, ghosts[index]!, move, number, note)
      if (move.next >= 0 && !isCornerCell(map, move.next)) {
        note('new-no-corner', move.next, [cellName(move.next)])
      }
      ghosts[index] = move.next >= 0 ? appeared(move.next) : { cell: move.at, walk }
    }
    for (const why of found) yield { index: number, turn: number, why }
  }
  return undefined
}

type Note = (code: Diagnostic['code'], cell: number, args: (string | number)[]) => void

/**
 * Checks a ghost's step and, by the teams if given, whether it was rightly neutralised or spared; returns its walk
 * afterwards.
 */
function judgeGhost(
  map: TownMap,
  teams: readonly [Team, Team] | null,
  ghost: Seen,
  move: GhostMove,
  turn: number,
  note: Note,
): Walk | null {
  // After an impossible step its ways are unknown; it is not reported twice.
  const walk = ghost.walk && move.at >= 0 ? stepped(map, ghost.walk, move.at) : null
  if (ghost.walk && move.at >= 0 && !walk) {
    const possible = namesOf(nextCells(map, ghost.walk))
    note('ghost-off-plan', move.at, [cellName(ghost.cell), cellName(move.at), possible])
  }
  if (!teams) return move.next < 0 ? walk : null
  const cells = move.at >= 0 ? [move.at] : ghost.walk ? nextCells(map, ghost.walk) : []
  let outcomes = 0
  for (const cell of cells) outcomes |= 1 << outcomeOn(map, teams, cell)
  if (move.next < 0) {
    if (((outcomes >> NONE) & 1) === 1) return walk
    const [white, black] = countsOn(teams, move.at)
    note('not-neutralised', move.at, [cellName(move.at), white, black])
    return walk
  }
  const found = outcomesIn(outcomes & ~(1 << NONE))
  if (cells.length > 0 && found.length === 0) {
    note('wrongly-neutralised', cells[0]!, [namesOf(cells)])
  } else if (found.length > 1) {
    const fitting = cells.filter((cell) => outcomeOn(map, teams, cell) !== NONE)
    note('undecided', move.next, [turn + 1, namesOf(fitting)])
  }
  return null
}

function outcomeOn(map: TownMap, teams: readonly [Team, Team], cell: number): OutcomeCode {
  const [white, black] = countsOn(teams, cell)
  return outcomeAt(rightRules, map, cell, white, black)
}

function countsOn(teams: readonly [Team, Team], cell: number): readonly [number, number] {
  const { reach } = rightRules
  return [hunterCount(teams[0], cell, reach), hunterCount(teams[1], cell, reach)]
}

function namesOf(cells: readonly number[]): string {
  return cells.map(cellName).join(' ')
}
