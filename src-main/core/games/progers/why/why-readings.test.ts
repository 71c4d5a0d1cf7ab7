import { describe, expect, it } from 'vitest'
import { stepsOfRun, whyEventLines } from '../../../conformance/steps-of-run'
import type { StepView } from '../../../game/debugging'
import type { TraceEvent } from '../../../trace/trace'
import {} from '../../../conformance/testing/run-levels'
import { levelsUnder } from '../../../conformance/testing/run-levels'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { events } from '../play/events'
import { parse } from '../text/format'
import { groundOf } from '../play/ground'
import { robotSpot, robotWay, slots } from '../play/layout'
import { spotName, wayStep, type Level } from '../model'
import { JUMP } from '../official'
import { readings, rulesOf } from '../play/readings'

const game = findGame('progers')!
const samples = sampleLevels<Level>('progers')

function levelOf(lines: readonly string[]): Level {
  const parsed = parse(`${lines.join('\n')}\n`)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

/** Where the robot stood before an event, by its way through the step. */
function spotBefore(step: StepView, event: TraceEvent, player: number): number {
  const before = step.events.slice(0, step.events.indexOf(event))
  const last = events.all(before, 'stepped', 'jumped', 'moved').at(-1)
  return last?.spot ?? robotSpot(step.before, player)
}

describe.each([null, ...readings.map(({ id }) => id)])('under %s', (reading) => {
  it('names what the official rules see between two cells, and only that', () => {
    let told = 0
    for (const level of levelsUnder(game, samples, reading)) {
      const official = groundOf(level, rulesOf()).barriers
      for (const step of stepsOfRun(game, level, reading ?? undefined)) {
        for (const raw of step.events) {
          const event = events.read(raw)
          if (event.name !== 'stepped' && event.name !== 'moved') continue
          told++
          const spot = spotBefore(step, raw, event.player)
          const way = robotWay(step.before, event.player)
          const isRobotThere = robotSpot(step.before, 1 - event.player) === event.spot
          const isClear = official[spot * 4 + way] === 0 && !isRobotThere
          const text = game.debugging.whyEvent(level, step, raw).facts.join(' ')
          const isSaidClear = /No wall, no edge|with nothing in between/.test(text)
          expect(isSaidClear, text).toBe(isClear)
          if (!isClear) expect(reading).not.toBe(null)
        }
      }
    }
    expect(told).toBeGreaterThan(5)
  })

  it('says that J would have gone over only where it would', () => {
    for (const level of levelsUnder(game, samples, reading)) {
      for (const step of stepsOfRun(game, level, reading ?? undefined)) {
        for (const raw of step.events) {
          const event = events.read(raw)
          if (event.name !== 'skipped' || event.letter === JUMP) continue
          const text = game.debugging.whyEvent(level, step, raw).facts.join(' ')
          if (!text.includes('J would.')) continue
          const next =
            robotSpot(step.before, event.player) + wayStep[robotWay(step.before, event.player)]!
          const isRobotThere = robotSpot(step.before, 1 - event.player) === next
          const mayPass = reading === 'robots-pass' || reading === 'j-over-robot'
          expect(isRobotThere && !mayPass, text).toBe(false)
        }
      }
    }
  })

  it('says whether the other player goes on', () => {
    for (const level of levelsUnder(game, samples, reading)) {
      for (const step of stepsOfRun(game, level, reading ?? undefined)) {
        for (const raw of step.events) {
          const event = events.read(raw)
          if (event.name !== 'stopped') continue
          const text = game.debugging.whyEvent(level, step, raw).facts.join(' ')
          const isOver = step.before[slots.stopped + 1 - event.player] === 1
          expect(text.includes('so the match is over')).toBe(isOver)
          expect(text.includes(`player ${1 - event.player} goes on`)).toBe(!isOver)
        }
      }
    }
  })
})

/** A wall before player 0, and player 1 right behind it: S is skipped for the wall, J for the robot. */
const BEHIND_WALL = [
  '3355 7397',
  '08E',
  '221 442',
  'RMSSLJBLLRRSSSJJJJSSSSLLLLRRRRSSSS',
  'RM',
  'L',
  'S',
  'R',
  'J',
]

it('F1: names the robot behind a wall, and does not promise a jump', () => {
  const level = levelOf(BEHIND_WALL)
  expect(whyEventLines(game, level, 'skipped')).toContain(
    'S does not go over it. J would, but the other robot stands at 09.',
  )
  expect(whyEventLines(game, level, 'skipped', 1)).toMatch(/^P2/)
})

it('F4: names a wall and an edge of a hill that are both ahead', () => {
  const bank = `SMSSSSS${'S'.repeat(40)}`
  const level = levelOf(['1032', '00N', '991', bank, 'S', 'S', 'M'])
  for (const nth of [0, 1]) {
    const lines = whyEventLines(game, level, 'skipped', nth)
    expect(lines).toContain('The wall 00N stands between 00 and 10.')
    expect(lines).toContain('00 is on no hill and 10 on hill 1: between them is an edge.')
    expect(lines).toMatch(/[SM] does not go over them; J would\./)
  }
  const [first] = stepsOfRun(game, level)
  const skip = first!.events.find((event) => events.is(event, 'skipped'))!
  const told = game.describe(level, skip)
  expect(told.text).toContain('a wall and the edge of a hill are ahead')
  expect(told.also).toContain('T10')
  expect(spotName(robotSpot(first!.after, 0))).toBe('00')
})

it('counts one thing as one', () => {
  const level = levelOf(['1032', '00N', '991', 'S'.repeat(20)])
  const words = game.validate(level).map((found) => game.message(found))
  expect(words).toContain('There is 1 wall; the official range is 10 to 30')
  expect(words).toContain('There is 1 sample; the official number is 24')
  expect(words).toContain('There are 20 letters in the bank; the official number is 420')
})
