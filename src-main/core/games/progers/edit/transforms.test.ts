import { describe, expect, it } from 'vitest'
import { hasErrors } from '../../../kernel/diagnostics'
import { makeRng } from '../../../kernel/rng'
import { scratchOn } from '../../../trace/writer'
import { generator } from './generator'
import { ROBOT, robotSpot, robotWay, slots, startOf } from '../play/layout'
import { SPOTS, type Level } from '../model'
import { validate } from '../text/rules'
import { makeStage } from '../play/stage'
import { randomEdit } from '../testing'
import { edits } from './edits'
import { turnBoard, turnedSpot, type Turning } from './transforms'
import { playStep } from '../play/turn'

const turnings: readonly Turning[] = ['horizontal', 'vertical', 'quarter']

function generated(seed: number, moves: number): Level {
  return generator.generate({ ...generator.defaults, moves }, makeRng(seed))
}

interface Robot {
  readonly spot: number
  readonly way: number
}

/** Where robots set down elsewhere end up, and what they score. */
function outcome(level: Level, robots: readonly Robot[]): unknown {
  const state = startOf(level).slice()
  robots.forEach(({ spot, way }, player) => {
    state[slots.robots + player * ROBOT.stride + ROBOT.spot] = spot
    state[slots.robots + player * ROBOT.stride + ROBOT.way] = way
  })
  const stage = makeStage(level, scratchOn(state))
  while (playStep(stage) === 'running');
  const end = stage.writer.state
  return {
    scores: [end[slots.scores], end[slots.scores + 1]],
    robots: [0, 1].map((player) => ({ spot: robotSpot(end, player), way: robotWay(end, player) })),
  }
}

function turned({ spot, way }: Robot, turning: Turning): Robot {
  return { spot: turnedSpot(spot, turning), way: turnedWay(way, turning) }
}

/** The way (0 to 3 for N, E, S, W) that a turning makes of a way. */
function turnedWay(way: number, turning: Turning): number {
  switch (turning) {
    case 'horizontal':
      return (4 - way) & 3
    case 'vertical':
      return (6 - way) & 3
    case 'quarter':
      return (way + 1) & 3
  }
}

describe('the whole board', () => {
  it.each(turnings)(
    'plays on like before for robots that are turned with it (seeds 1 to 60): %s',
    (turning) => {
      for (let seed = 1; seed <= 60; seed++) {
        const level = generated(seed, 60)
        const rng = makeRng(seed)
        const first = rng.below(SPOTS)
        const robots = [first, (first + 1 + rng.below(SPOTS - 1)) % SPOTS].map((spot) => ({
          spot,
          way: rng.below(4),
        }))
        const before = outcome(level, robots) as { scores: unknown; robots: Robot[] }
        const after = outcome(
          turnBoard(level, turning),
          robots.map((robot) => turned(robot, turning)),
        )
        expect(after).toEqual({
          ...before,
          robots: before.robots.map((robot) => turned(robot, turning)),
        })
      }
    },
  )

  it('is itself again after two mirrorings or four turns, errors or not', () => {
    const rng = makeRng(5)
    let level = generated(5, 10)
    for (let edit = 0; edit < 200; edit++) {
      level = edits.apply(level, randomEdit(level, rng)).level
      for (const turning of turnings) {
        let again = level
        for (let times = 0; times < (turning === 'quarter' ? 4 : 2); times++) {
          again = turnBoard(again, turning)
        }
        expect(again).toEqual(level)
      }
    }
  })

  it('has no errors that it had not', () => {
    for (let seed = 1; seed <= 30; seed++) {
      for (const turning of turnings) {
        expect(hasErrors(validate(turnBoard(generated(seed, 0), turning)))).toBe(false)
      }
    }
  })
})
