import { expect, it } from 'vitest'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { levelsUnder, withGenerated } from '../../../conformance/testing/run-levels'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { CELLS, cellName } from '../board'
import { events } from '../play/events'
import { fieldOf } from '../play/layout'
import type { Level } from '../model'
import { readings, rulesOf } from '../play/readings'

const game = findGame('janken')!
const samples = sampleLevels<Level>('janken')
const levels = withGenerated(game, samples)

it.each([null, ...readings.map(({ id }) => id)])('says what the run has done: %s', (reading) => {
  const rules = rulesOf(reading ?? undefined)
  let told = 0
  for (const level of levelsUnder(game, levels, reading)) {
    let entered: { cell: number; cost: number }[] = []
    for (const step of stepsOfRun(game, level, reading ?? undefined)) {
      for (const raw of step.events) {
        const event = events.read(raw)
        const { facts } = game.debugging.whyEvent(level, step, raw)
        const text = facts.join(' ')
        if (event.name === 'entered') {
          const { cell, cost, left } = event
          entered.push({ cell, cost })
          expect(text).toContain(`${left + cost} less ${cost} leaves ${left}.`)
          expect(text).toMatch(new RegExp(`is step ${entered.length} of `))
        } else if (event.name === 'arrived') {
          const way = entered.map(({ cell, cost }) => `${cellName(cell)} for ${cost}`).join(', ')
          const cost = entered.reduce((sum, one) => sum + one.cost, 0)
          const left = rules.points - cost
          expect(fieldOf(level, step.after).points).toBe(left)
          expect(facts[0]).toContain(`, ${way}.`)
          expect(facts[1]).toMatch(
            new RegExp(`(costs|=) ${cost} of ${rules.points} points, and ${left} are left\\.$`),
          )
          entered = []
          told++
        } else if (event.name.startsWith('refused-')) {
          entered = []
          for (const cell of game.debugging.whyEvent(level, step, raw).cells)
            expect(Math.trunc(cell / CELLS)).toBe(fieldOf(level, step.before).page)
          const points = / and a move has (\d+)/.exec(text)
          if (points) expect(Number(points[1])).toBe(rules.points)
        }
      }
    }
  }
  expect(told).toBeGreaterThan(10)
})
