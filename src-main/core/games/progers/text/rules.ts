import { hasErrors, sortDiagnostics, type Diagnostic } from '../../../kernel/diagnostics'
import { diagnostic } from './diagnostics'
import { movePlace, configPlace } from './format'
import { handOf, slots } from '../play/layout'
import { behindWall, cellOfSpot, hillSpots, spotName, starts, type Level } from '../model'
import { officialDiagnostics } from './official-limits'
import { LETTERS, LONGEST_PROGRAM } from '../official'
import { standing } from '../play/standing'
import { programProblem } from '../play/turn'

/** All problems of a level that could be read, in text order. */
export function validate(level: Level): Diagnostic[] {
  const config = [
    ...hillDiagnostics(level),
    ...wallDiagnostics(level),
    ...sampleDiagnostics(level),
    ...officialDiagnostics(level),
  ]
  // If the board is meaningless, so are the moves.
  const moves = hasErrors(config) ? [] : moveDiagnostics(level)
  return sortDiagnostics([...config, ...moves])
}

function hillDiagnostics(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  const holder = new Map<number, number>()
  level.hills.forEach((hill, index) => {
    const shared = hillSpots(hill).filter((spot) => holder.has(spot))
    for (const spot of hillSpots(hill)) if (!holder.has(spot)) holder.set(spot, index)
    const [first] = shared
    if (first === undefined) return
    const args = [index + 1, holder.get(first)! + 1, spotName(first)]
    const place = configPlace(level, 1, index)
    found.push(diagnostic('hills-overlap', place, shared.map(cellOfSpot), args))
  })
  return found
}

function wallDiagnostics(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  const held = new Map<string, number>()
  level.walls.forEach((wall, index) => {
    const place = configPlace(level, 2, index)
    const cells = [cellOfSpot(wall.spot)]
    const args = [spotName(wall.spot), wall.side]
    if (behindWall(wall) === null) found.push(diagnostic('wall-on-border', place, cells, args))
    const key = args.join('')
    const other = held.get(key)
    if (other === undefined) held.set(key, index)
    else found.push(diagnostic('wall-twice', place, cells, [...args, other + 1]))
  })
  return found
}

function sampleDiagnostics(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  const held = new Map<number, number>()
  level.samples.forEach(({ spot }, index) => {
    const place = configPlace(level, 3, index)
    const cells = [cellOfSpot(spot)]
    const other = held.get(spot)
    if (other === undefined) held.set(spot, index)
    else found.push(diagnostic('sample-on-sample', place, cells, [spotName(spot), other + 1]))
    const player = starts.indexOf(spot)
    if (player < 0 || other !== undefined) return
    found.push(diagnostic('sample-under-robot', place, cells, [spotName(spot), player]))
  })
  return found
}

/** Number of the first illegal move, from 0; null if there is none. */
export function illegalMove(level: Level): number | null {
  const move = standing(level)[slots.impossible]!
  return move === 0 ? null : move - 1
}

/** The first illegal move; later moves cannot be checked, except for their length. */
export function moveDiagnostics(level: Level): Diagnostic[] {
  const state = standing(level)
  const illegal = illegalMove(level)
  if (illegal === null) return []
  const player = illegal & 1
  const program = level.moves[illegal]!
  const place = movePlace(level, illegal)
  const problem = programProblem(level, state, player, program)
  if (problem?.kind === 'over') {
    return [diagnostic('game-over', place, [], [illegal + 1, player])]
  }
  const found = tooLong(level, illegal)
  if (problem?.kind !== 'letter') return found
  const hand = handOf(level, state, player)
  const args = [illegal + 1, LETTERS[problem.letter]!, player, hand]
  return [
    diagnostic('not-in-hand', { ...place, offset: problem.at, length: 1 }, [], args),
    ...found,
  ]
}

function tooLong(level: Level, first: number): Diagnostic[] {
  const found: Diagnostic[] = []
  level.moves.forEach((move, k) => {
    if (k < first || move.length <= LONGEST_PROGRAM) return
    const place = { ...movePlace(level, k), offset: LONGEST_PROGRAM }
    found.push(diagnostic('move-too-long', place, [], [k + 1, move.length]))
  })
  return found
}
