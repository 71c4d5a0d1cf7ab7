import { turnedCell, type Turning } from '../../../kernel/grid'
import { SIDE } from '../cells'
import { inFittingForm } from '../text/forms'
import type { GhostMove, House, Level, Team, Turn } from '../model'

/**
 * The turned town, with the ghosts' starts. The hunters' starts are fixed by the rules and do not fit any of these
 * turnings, so the played turns are removed.
 */
export function turnTown(level: Level, turning: Turning): Level {
  return inFittingForm({
    ...level,
    town: level.town.map((house) => turnedHouse(house, turning)),
    starts: level.starts?.map((cell) => turnedCell(SIDE, cell, turning)) ?? null,
    turns: [],
    forfeit: null,
  })
}

/**
 * The whole match turned by half a turn. This takes the start of White's i-th hunter to that of Black's i-th: the teams
 * change places, and so do their scores.
 */
export function turnMatchByHalf(level: Level): Level {
  const turned = turnTown(level, 'half')
  const { player, forfeit } = level
  return inFittingForm({
    ...turned,
    form: level.form,
    player: level.form === 'transcript' ? other(player) : 0,
    turns: level.turns.map(turnedTurn),
    forfeit: forfeit === null ? null : other(forfeit),
  })
}

function turnedTurn({ teams: [white, black], ghosts }: Turn): Turn {
  return {
    teams: [turnedTeam(black), turnedTeam(white)],
    ghosts: ghosts?.map(turnedGhost) ?? null,
  }
}

function turnedTeam(team: Team | null): Team | null {
  return team?.map(turned) ?? null
}

/** A cell that no one saw stays -1, as does the new cell of a ghost that was not neutralised. */
function turnedGhost({ at, next }: GhostMove): GhostMove {
  return { at: turned(at), next: turned(next) }
}

function turned(cell: number): number {
  return cell < 0 ? cell : turnedCell(SIDE, cell, 'half')
}

function turnedHouse({ row, col, rows, cols }: House, turning: Turning): House {
  const down = SIDE - row - rows
  const right = SIDE - col - cols
  switch (turning) {
    case 'horizontal':
      return { row, col: right, rows, cols }
    case 'vertical':
      return { row: down, col, rows, cols }
    case 'quarter':
      return { row: col, col: down, rows: cols, cols: rows }
    case 'half':
      return { row: down, col: right, rows, cols }
  }
}

function other(player: 0 | 1): 0 | 1 {
  return player === 0 ? 1 : 0
}
