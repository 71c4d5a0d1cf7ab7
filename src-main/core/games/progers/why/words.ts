import { ways } from '../../../kernel/grid'
import type { StepView } from '../../../game/debugging'
import { factsOf, type EventWords } from '../../../game/event-words'
import type { Deciding, EventFacts } from '../../../game/module'
import { listIn, type Words } from '../../../words'
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

/** The words of this game. */
export type Said = Pick<Words, 'common' | 'progers'>

/** The words for some kinds of events. */
export type WordsOf<Name extends keyof typeof events.rows> = Pick<
  EventWords<Level, typeof events.rows>,
  Name
>

/** An event in words, of a player's robot at a spot. */
export function factsAt(text: string, rules: Deciding, player: number, spot: number): EventFacts {
  return factsOf(text, rules, cellsOf(spot), player)
}

/** Cells of the board, from spots. */
export function cellsOf(...spots: readonly number[]): number[] {
  return spots.map(cellOfSpot)
}

/** A robot's place and direction just before an event of a step. */
export interface Stand {
  readonly player: number
  readonly spot: number
  readonly way: number
}

/** Place and direction of a robot in the form used by the catalogue. */
export function standGiven({ player, spot, way }: Stand) {
  return { player, spot: spotName(spot), way: ways[way]! }
}

/** Place and direction of the current player's robot before one of the step's events. */
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

/** Barriers between a spot and the next one under the official rules: bits of WALL and EDGE. */
function barriersAt(level: Level, spot: number, way: number): number {
  return groundOf(level, rulesOf()).barriers[spot * 4 + way]! & (WALL | EDGE)
}

/** Obstacles ahead of a robot that matter under the official rules but not in the run, in sentences; usually none. */
export function unmindedWords(
  words: Said,
  level: Level,
  step: StepView,
  { spot, way, player }: Stand,
): string[] {
  const next = spot + wayStep[way]!
  const seen = groundOf(level, rulesOfStep(step)).barriers[spot * 4 + way]!
  const missed = barriersAt(level, spot, way) & ~seen
  const facts: string[] = []
  if ((missed & WALL) !== 0) facts.push(wallWords(words, level, spot, next, way))
  if ((missed & EDGE) !== 0) facts.push(edgeWords(words, level, spot, next))
  if (robotSpot(step.before, 1 - player) === next) {
    facts.push(words.progers.why.robotAt({ player: 1 - player, spot: spotName(next) }))
  }
  return facts
}

/** The sample on a spot as seen by the rules of the run; -1 if there is none. */
export function sampleLying(level: Level, step: StepView, spot: number): number {
  const index = groundOf(level, rulesOfStep(step)).sampleAt[spot] ?? -1
  return index >= 0 && sampleState(step.before, index).kind === 'lying' ? index : -1
}

/** The obstacle ahead of a spot in sentences, named as in the text. `other` is the other robot's spot. */
export function obstacleWords(
  words: Said,
  level: Level,
  { spot, way, player }: Stand,
  reason: Obstacle,
  other: number,
): string[] {
  const { why } = words.progers
  const next = spot + wayStep[way]!
  const between = { from: spotName(spot), to: spotName(next) }
  switch (reason) {
    case BY_BORDER: {
      const line = way % 2 === 0 ? rowOf(spot) : colOf(spot)
      return [why.atBorder({ spot: spotName(spot), way: ways[way]!, line })]
    }
    case BY_WALL:
      return [wallWords(words, level, spot, next, way)]
    case BY_EDGE:
      return [edgeWords(words, level, spot, next)]
    case BY_WALL_AND_EDGE:
      return [wallWords(words, level, spot, next, way), edgeWords(words, level, spot, next)]
    case BY_ROBOT:
      return [why.robotAt({ player: 1 - player, spot: spotName(other) })]
    case BY_FULL:
      return [why.sampleButFull({ spot: spotName(next) })]
    default:
      return [why.nothingToJump(between)]
  }
}

/** "The wall 12N stands between 12 and 22." */
export function wallWords(
  { progers: { why } }: Said,
  level: Level,
  spot: number,
  next: number,
  way: number,
): string {
  const wall = level.walls.find(
    (held) =>
      (held.spot === spot && behindWall(held) === next) ||
      (held.spot === next && behindWall(held) === spot),
  )
  if (!wall) return why.seenWall({ way: ways[way]!, spot: spotName(spot) })
  const name = `${spotName(wall.spot)}${wall.side}`
  return why.wall({ wall: name, from: spotName(spot), to: spotName(next) })
}

/** "12 is on hill 1 and 22 on no hill: between them is an edge." */
export function edgeWords(
  { progers: { why } }: Said,
  level: Level,
  spot: number,
  next: number,
): string {
  const [here, there] = [hillOf(level, spot), hillOf(level, next)]
  return here === there
    ? why.seenEdge({ from: spotName(spot), to: spotName(next) })
    : why.edge({ spot: spotName(spot), here, next: spotName(next), there })
}

/** Number of the hill that a spot is on, from 1; 0 for none. */
function hillOf(level: Level, spot: number): number {
  return level.hills.findIndex((hill) => hillHas(hill, spot)) + 1
}

/** Maximum number of types that are named; the rest is counted. */
const MOST_TYPES = 12

/** Types of samples in the form used by the catalogue. */
export function typesOf(words: Said, types: readonly number[]) {
  return { count: types.length, types: listIn(words, types.map(String), MOST_TYPES) }
}
