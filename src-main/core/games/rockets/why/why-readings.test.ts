import { expect, it } from 'vitest'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { levelsUnder, withGenerated } from '../../../conformance/testing/run-levels'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { events } from '../play/events'
import { animalsOf, slotsOf } from '../play/layout'
import type { Level } from '../model'
import { PLACE } from '../play/phases'
import { readings } from '../play/readings'

const game = findGame('rockets')!
const samples = sampleLevels<Level>('rockets').filter(({ turns }) => turns.length < 200)
const levels = withGenerated(game, samples)

it.each([null, ...readings.map(({ id }) => id)])('is true of the states: %s', (reading) => {
  let told = 0
  for (const level of levelsUnder(game, levels, reading)) {
    const slots = slotsOf(level)
    for (const step of stepsOfRun(game, level, reading ?? undefined)) {
      for (const raw of step.events) {
        const event = events.read(raw)
        const text = game.debugging.whyEvent(level, step, raw).facts.join(' ')
        if (event.name === 'arrow-placed') {
          told++
          expect(text.includes('The square was free')).toBe(
            step.before[slots.arrows + event.cell] === 0,
          )
          const before = animalsOf(level, step.before).filter(({ cell }) => cell === event.cell)
          expect(text.includes('(R2)')).toBe(before.length > 0)
          const after = animalsOf(level, step.after)
          const isTurned = before.some(({ birth, way }) => {
            return after.find((one) => one.birth === birth)!.way !== way
          })
          if (isTurned) expect(text).toContain('turned at once in this run')
          if (text.includes('not turned')) expect(isTurned).toBe(false)
          if (text.includes('the turning of this turn is over')) {
            expect(reading).not.toBe('place-first')
          }
        } else if (event.name === 'arrow-turned') {
          const isOfPlacing = text.includes('that are there when it is placed')
          expect(isOfPlacing).toBe(step.phase === PLACE)
        } else if (event.name === 'floored') {
          const was = /had (-?\d+)/.exec(text)![1]
          expect(Number(was)).toBe(step.before[slots.scores + event.player])
          expect(text.includes('every turn does it')).toBe(reading === 'floor-at-end')
        }
      }
    }
  }
  expect(told).toBeGreaterThan(10)
})
