import { ways } from '../../../kernel/grid'
import { shortListOf } from '../../../game/sentences'
import type { StepView } from '../../../game/debugging'
import { factsOf, type Deciding, type EventWords } from '../../../game/event-words'
import type { EventFacts } from '../../../game/module'
import {
  BY_BORDER,
  BY_EDGE,
  BY_FULL,
  BY_ROBOT,
  BY_WALL,
  BY_WALL_AND_EDGE,
  events,
  type Happening,
  type Obstacle,
} from '../play/events'
import { groundOf, EDGE, WALL } from '../play/ground'
import { robotSpot, robotWay, sampleState } from '../play/layout'
import {
  behindWall,
  cellOfSpot,
  colOf,
  hillHas,
  rowOf,
  spotName,
  wayStep,
  type Level,
} from '../model'
import { rulesOf, type Rules } from '../play/readings'

/** What is said of some kinds of event. */
export type WordsOf<Name extends keyof typeof events.rows> = Pick<
  EventWords<Level, typeof events.rows>,
  Name
>

/** An event in words, of a player's robot at a spot. */
export function factsAt(text: string, rules: Deciding, player: number, spot: number): EventFacts {
  return factsOf(text, rules, cellsOf(spot), player)
}

/** Cells of the board, of spots. */
export function cellsOf(...spots: readonly number[]): number[] {
  return spots.map(cellOfSpot)
}

/** "Player 0". */
export function playerName(player: number): string {
  return `Player ${player}`
}

/** Where a robot is and faces just before an event of a step. */
export interface Stand {
  readonly player: number
  readonly spot: number
  readonly way: number
}

/** Where the robot of the step's player stood before one of its events. */
export function standBefore(step: StepView, event: Happening): Stand {
  const player = step.turn & 1
  let spot = robotSpot(step.before, player)
  for (const other of eventsBefore(step, event)) if (isComing(other)) spot = other.spot
  return { player, spot, way: robotWay(step.before, player) }
}

/** The events of a step before one of them. */
export function eventsBefore(step: StepView, event: Happening): Happening[] {
  const all = step.events.map((other) => events.read(other))
  const words = JSON.stringify(event)
  const at = all.findIndex((other) => JSON.stringify(other) === words)
  return at < 0 ? all : all.slice(0, at)
}

/** Whether an event brings the robot to another cell. */
export function isComing(event: Happening): event is Happening<'stepped' | 'jumped' | 'moved'> {
  return event.name === 'stepped' || event.name === 'jumped' || event.name === 'moved'
}

/** The rules by which the run of a step was made. */
export function rulesOfStep({ reading }: StepView): Rules {
  return rulesOf(reading ?? undefined)
}

/** What the official rules see between a spot and the next one: bits of WALL and EDGE. */
function barriersAt(level: Level, spot: number, way: number): number {
  return groundOf(level, rulesOf()).barriers[spot * 4 + way]! & (WALL | EDGE)
}

/** What is ahead of a robot that official rules mind and the run of the step does not, in sentences; none as a rule. */
export function unmindedWords(
  level: Level,
  step: StepView,
  { spot, way, player }: Stand,
): string[] {
  const next = spot + wayStep[way]!
  const seen = groundOf(level, rulesOfStep(step)).barriers[spot * 4 + way]!
  const missed = barriersAt(level, spot, way) & ~seen
  const facts: string[] = []
  if ((missed & WALL) !== 0) facts.push(wallWords(level, spot, next, way))
  if ((missed & EDGE) !== 0) facts.push(edgeWords(level, spot, next))
  if (robotSpot(step.before, 1 - player) === next)
    facts.push(`The robot of player ${1 - player} stands at ${spotName(next)}.`)
  return facts
}

/** The sample that lies on a spot where the run of the step sees it; -1 when there is none. */
export function sampleLying(level: Level, step: StepView, spot: number): number {
  const index = groundOf(level, rulesOfStep(step)).sampleAt[spot] ?? -1
  return index >= 0 && sampleState(step.before, index).kind === 'lying' ? index : -1
}

/** The obstacle ahead of a spot in sentences, named as the text names it. `other` is the other robot's spot. */
export function obstacleWords(
  level: Level,
  { spot, way, player }: Stand,
  reason: Obstacle,
  other: number,
): string[] {
  const next = spot + wayStep[way]!
  switch (reason) {
    case BY_BORDER:
      return [
        `${spotName(spot)} is in ${way % 2 === 0 ? 'row' : 'column'} ${way % 2 === 0 ? rowOf(spot) : colOf(spot)}, at the ${['north', 'east', 'south', 'west'][way]!} border.`,
      ]
    case BY_WALL:
      return [wallWords(level, spot, next, way)]
    case BY_EDGE:
      return [edgeWords(level, spot, next)]
    case BY_WALL_AND_EDGE:
      return [wallWords(level, spot, next, way), edgeWords(level, spot, next)]
    case BY_ROBOT:
      return [`The robot of player ${1 - player} stands at ${spotName(other)}.`]
    case BY_FULL:
      return [
        `A sample lies on ${spotName(next)} and the robot is full, which by the official rules does not stop it.`,
      ]
    default:
      return [
        `Nothing is between ${spotName(spot)} and ${spotName(next)}, which by the official rules does not matter.`,
      ]
  }
}

/** "The wall 12N stands between 12 and 22". */
export function wallWords(level: Level, spot: number, next: number, way: number): string {
  const wall = level.walls.find(
    (held) =>
      (held.spot === spot && behindWall(held) === next) ||
      (held.spot === next && behindWall(held) === spot),
  )
  if (!wall)
    return `This run sees a wall ${ways[way]!} of ${spotName(spot)}; by the official rules there is none.`
  return `The wall ${spotName(wall.spot)}${wall.side} stands between ${spotName(spot)} and ${spotName(next)}.`
}

/** "12 is on hill 1 and 22 on no hill: between them is an edge". */
export function edgeWords(level: Level, spot: number, next: number): string {
  const [here, there] = [hillOf(level, spot), hillOf(level, next)]
  if (here === there)
    return `This run sees an edge between ${spotName(spot)} and ${spotName(next)}; by the official rules there is none.`
  return `${spotName(spot)} is on ${hillWords(here)} and ${spotName(next)} on ${hillWords(there)}: between them is an edge.`
}

function hillOf(level: Level, spot: number): number {
  return level.hills.findIndex((hill) => hillHas(hill, spot))
}

function hillWords(hill: number): string {
  return hill < 0 ? 'no hill' : `hill ${hill + 1}`
}

/** "types 3, 5 and 5", "nothing". */
export function typesWords(types: readonly number[]): string {
  if (types.length === 0) return 'nothing'
  return `${types.length === 1 ? 'type' : 'types'} ${shortListOf(types.map(String), 12)}`
}
