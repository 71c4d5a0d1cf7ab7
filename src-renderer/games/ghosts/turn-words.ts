import { cellName } from '@core/games/ghosts/cells'
import {
  GHOSTS,
  listed,
  teamStarts,
  type Level,
  type Player,
  type Team,
} from '@core/games/ghosts/model'
import { BLACK, hunterCount, outcomeAt, WHITE } from '@core/games/ghosts/play/outcome'
import { rightRules } from '@core/games/ghosts/play/readings'
import { mapOf } from '@core/games/ghosts/play/town'

/** A turn in a row of the list. */
export interface TurnWords {
  /** Hunters who left their cells; null for an answer that was not shown. */
  readonly moved: readonly [number | null, number | null]
  /** "HC by White, new at MT", one for each ghost neutralised. */
  readonly caught: readonly string[]
  readonly isHidden: boolean
}

/** The outcome of a turn of a level; the level need not be sound. */
export function turnWords(level: Level, turn: number): TurnWords {
  const { teams, ghosts } = level.turns[turn]!
  const moved = (player: Player): number | null => {
    const team = teams[player]
    const before = teamBefore(level, turn, player)
    return team && team.filter((cell, hunter) => cell !== before[hunter]).length
  }
  const caught = (ghosts ?? []).flatMap((ghost, index) => {
    if (ghost.next < 0) return []
    const from = ghost.at < 0 ? `ghost from ${ghostBefore(level, turn, index)}` : cellName(ghost.at)
    return [`${from}${byWhom(level, turn, ghost.at)}, new at ${cellName(ghost.next)}`]
  })
  return { moved: [moved(0), moved(1)], caught, isHidden: ghosts === null }
}

function teamBefore({ turns }: Level, turn: number, player: Player): Team {
  for (let at = turn - 1; at >= 0; at--) {
    const team = turns[at]!.teams[player]
    if (team) return team
  }
  return teamStarts[player]
}

function ghostBefore({ turns, starts }: Level, turn: number, index: number): string {
  const before = turn === 0 ? undefined : turns[turn - 1]!.ghosts?.[index]
  const cell = before ? listed(before) : starts?.[index % GHOSTS]
  return cell === undefined ? 'an unknown cell' : cellName(cell)
}

/** " by White", " by neither team": empty where no one saw the cell. */
function byWhom(level: Level, turn: number, cell: number): string {
  const [white, black] = level.turns[turn]!.teams
  if (cell < 0 || !white || !black) return ''
  const { reach } = rightRules
  const counts = [hunterCount(white, cell, reach), hunterCount(black, cell, reach)] as const
  const outcome = outcomeAt(rightRules, mapOf(level.town), cell, ...counts)
  if (outcome === WHITE) return ` by White ${counts[0]} : ${counts[1]}`
  return outcome === BLACK ? ` by Black ${counts[0]} : ${counts[1]}` : ' by neither team'
}
