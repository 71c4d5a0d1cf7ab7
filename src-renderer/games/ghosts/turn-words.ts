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
import { words as language } from '../../ui/words'

const { caught: words } = language.ghosts.own

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
    const next = cellName(ghost.next)
    if (ghost.at >= 0) return [caughtWords(level, turn, ghost.at, next)]
    const from = ghostBefore(level, turn, index)
    return [from === null ? words.unknown({ next }) : words.unseen({ from, next })]
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

function ghostBefore({ turns, starts }: Level, turn: number, index: number): string | null {
  const before = turn === 0 ? undefined : turns[turn - 1]!.ghosts?.[index]
  const cell = before ? listed(before) : starts?.[index % GHOSTS]
  return cell === undefined ? null : cellName(cell)
}

/** "HC by White 4 : 0, new at MT"; nobody is named where an answer was not shown. */
function caughtWords(level: Level, turn: number, at: number, next: string): string {
  const [white, black] = level.turns[turn]!.teams
  const cell = cellName(at)
  if (!white || !black) return words.plain({ cell, next })
  const { reach } = rightRules
  const counts = [hunterCount(white, at, reach), hunterCount(black, at, reach)] as const
  const outcome = outcomeAt(rightRules, mapOf(level.town), at, ...counts)
  if (outcome !== WHITE && outcome !== BLACK) return words.byNone({ cell, next })
  const winner = outcome === WHITE ? 'white' : 'black'
  return words.by({ cell, next, winner, white: counts[0], black: counts[1] })
}
