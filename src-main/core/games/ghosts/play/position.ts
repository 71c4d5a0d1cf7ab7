import { GHOSTS, isHidden, listed, teamStarts, type Level, type Team, type Turn } from '../model'
import { mapOf, plansAt, type TownMap } from './town'
import { freshWalk, stepped, type Walk } from './walk'

/** Places of hunters and ghosts after the last turn, and what the players may know of the ghosts. */
export interface Position {
  readonly map: TownMap
  readonly teams: readonly [Team, Team]
  /** In the order of the list; none while the starts have not been drawn. */
  readonly ghosts: readonly StandingGhost[]
}

export interface StandingGhost {
  readonly cell: number
  /** Null after a step that no way allows: such a match cannot be continued. */
  readonly walk: Walk | null
  /** It appeared in the last turn. */
  readonly isNew: boolean
}

const known = new WeakMap<Level, Position>()

/** The position of a match; remembered, so that a match in progress is not replayed for every move. */
export function positionOf(level: Level): Position {
  const remembered = known.get(level)
  if (remembered) return remembered
  const position = replayed(level)
  known.set(level, position)
  return position
}

/** Remembers the position after one more turn for the match that contains it. */
export function rememberAfter(before: Position, level: Level): void {
  known.set(level, afterTurn(before, level.turns.at(-1)!))
}

function replayed(level: Level): Position {
  const map = mapOf(level.town)
  let position: Position = {
    map,
    teams: teamStarts,
    ghosts:
      level.starts?.map((cell) => ({
        cell,
        walk: plansAt(map, cell).length > 0 ? freshWalk(cell) : null,
        isNew: true,
      })) ?? [],
  }
  for (const turn of level.turns) position = afterTurn(position, turn)
  return position
}

/** The position after one more turn. If it is hidden, unseen hunters stay where they were. */
export function afterTurn(before: Position, turn: Turn): Position {
  const { map } = before
  const teams = [turn.teams[0] ?? before.teams[0], turn.teams[1] ?? before.teams[1]] as const
  if (isHidden(turn)) return { ...before, teams }
  const ghosts: StandingGhost[] = []
  for (let index = 0; index < GHOSTS; index++) {
    const move = turn.ghosts![index]!
    const walk = before.ghosts[index]?.walk ?? null
    const cell = listed(move)
    const isNew = move.next >= 0
    if (isNew)
      ghosts.push({ cell, walk: plansAt(map, cell).length > 0 ? freshWalk(cell) : null, isNew })
    else ghosts.push({ cell, walk: walk && stepped(map, walk, cell), isNew })
  }
  return { map, teams, ghosts }
}
