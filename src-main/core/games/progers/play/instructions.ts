import {
  BY_BORDER,
  BY_EDGE,
  BY_FULL,
  BY_NOTHING,
  BY_ROBOT,
  BY_SAMPLE,
  BY_WALL,
  BY_WALL_AND_EDGE,
  events,
  type Obstacle,
} from './events'
import { BORDER, EDGE, WALL } from './ground'
import { ROBOT, robotSpot, robotWay, slots } from './layout'
import { wayStep } from '../model'
import { JUMP, LEFT, MOVE, RIGHT, STEP } from '../official'
import { hasSample, isFull, visit } from './visit'
import type { Stage } from './stage'

/** Executes one instruction of a player's robot; false if it is skipped. */
export function doInstruction(stage: Stage, player: number, letter: number): boolean {
  switch (letter) {
    case STEP:
      return step(stage, player)
    case JUMP:
      return jump(stage, player)
    case MOVE:
      return moveOn(stage, player)
    default:
      return turn(stage, player, letter)
  }
}

function turn({ writer }: Stage, player: number, letter: number): boolean {
  const quarters = letter === LEFT ? 3 : letter === RIGHT ? 1 : 2
  const way = (robotWay(writer.state, player) + quarters) & 3
  writer.set(slots.robots + player * ROBOT.stride + ROBOT.way, way)
  writer.emit(events.named.turned, { player, letter, way, spot: robotSpot(writer.state, player) })
  return true
}

function step(stage: Stage, player: number): boolean {
  const obstacle = obstacleAhead(stage, player)
  if (obstacle !== BY_NOTHING) return skip(stage, player, STEP, obstacle)
  const spot = ahead(stage, player)
  place(stage, player, spot)
  stage.writer.emit(events.named.stepped, { player, spot })
  visit(stage, player, spot, STEP)
  return true
}

function jump(stage: Stage, player: number): boolean {
  const { ground, rules, writer } = stage
  const from = robotSpot(writer.state, player)
  const way = robotWay(writer.state, player)
  const barriers = ground.barriers[from * 4 + way]!
  if (barriers & BORDER) return skip(stage, player, JUMP, BY_BORDER)
  let spot = from + wayStep[way]!
  const isRobotThere = isRobotOn(stage, player, spot)
  if (isRobotThere) {
    const isClear = rules.doesJumpClearRobot && !(ground.barriers[spot * 4 + way]! & BORDER)
    if (!isClear) return skip(stage, player, JUMP, BY_ROBOT)
    spot += wayStep[way]!
  }
  if (rules.doesJumpNeedObstacle && barriers === 0) {
    return skip(stage, player, JUMP, BY_NOTHING)
  }
  if (isBarredBySample(stage, player, spot)) return skip(stage, player, JUMP, BY_FULL)
  place(stage, player, spot)
  const isOverWall = (barriers & WALL) !== 0
  const isOverEdge = (barriers & EDGE) !== 0
  writer.emit(events.named.jumped, { player, spot, isOverWall, isOverEdge })
  visit(stage, player, spot, JUMP)
  return true
}

function moveOn(stage: Stage, player: number): boolean {
  const { writer, rules } = stage
  let obstacle = obstacleAhead(stage, player)
  if (obstacle !== BY_NOTHING) return skip(stage, player, MOVE, obstacle)
  let spot: number
  do {
    spot = ahead(stage, player)
    place(stage, player, spot)
    obstacle = stopsAtSample(stage, player, spot) ? BY_SAMPLE : obstacleAhead(stage, player)
    writer.emit(events.named.moved, { player, spot, obstacle })
    if (rules.areCellsOfMoveVisited) visit(stage, player, spot, MOVE)
  } while (obstacle === BY_NOTHING && writer.state[slots.over] === 0)
  if (!rules.areCellsOfMoveVisited) visit(stage, player, spot, MOVE)
  return true
}

/** The obstacle to a plain step. */
function obstacleAhead(stage: Stage, player: number): Obstacle {
  const { ground, writer } = stage
  const from = robotSpot(writer.state, player)
  const barriers = ground.barriers[from * 4 + robotWay(writer.state, player)]!
  if (barriers & BORDER) return BY_BORDER
  if (barriers & WALL) return barriers & EDGE ? BY_WALL_AND_EDGE : BY_WALL
  if (barriers & EDGE) return BY_EDGE
  const spot = ahead(stage, player)
  if (isRobotOn(stage, player, spot)) return BY_ROBOT
  return isBarredBySample(stage, player, spot) ? BY_FULL : BY_NOTHING
}

function isBarredBySample(stage: Stage, player: number, spot: number): boolean {
  return stage.rules.doSamplesBlockFull && isFull(stage, player) && hasSample(stage, spot)
}

/** Called before the sample is taken. */
function stopsAtSample(stage: Stage, player: number, spot: number): boolean {
  if (stage.rules.moveStops === 'never' || !hasSample(stage, spot)) return false
  return stage.rules.moveStops === 'at-samples' || !isFull(stage, player)
}

/** Whether the other robot is on a spot and in the way. */
function isRobotOn({ rules, writer }: Stage, player: number, spot: number): boolean {
  return rules.doRobotsBlock && robotSpot(writer.state, 1 - player) === spot
}

/** The spot ahead; only to be called if the border is not ahead. */
function ahead({ writer }: Stage, player: number): number {
  return robotSpot(writer.state, player) + wayStep[robotWay(writer.state, player)]!
}

function place({ writer }: Stage, player: number, spot: number): void {
  writer.set(slots.robots + player * ROBOT.stride + ROBOT.spot, spot)
}

function skip(stage: Stage, player: number, letter: number, obstacle: Obstacle): boolean {
  const { writer } = stage
  const spot = robotSpot(writer.state, player)
  writer.emit(events.named.skipped, { player, letter, obstacle, spot })
  return false
}
