import { expect, it } from 'vitest'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { withGenerated } from '../../../conformance/testing/run-levels'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { BOG, kindLetters, kindOf, wayOf } from '../cells'
import { events } from '../play/events'
import { momentOf } from '../play/layout'
import { at, type Level } from '../model'
import { wayOfLetter } from '../moves'
import { readings } from '../play/readings'

const game = findGame('labyrinth')!
const samples = sampleLevels<Level>('labyrinth').filter(({ rows }) => rows < 30)
const levels = withGenerated(game, samples)

it.each([null, ...readings.map(({ id }) => id)])('is true of the walk: %s', (reading) => {
  let told = 0
  for (const level of levels) {
    for (const step of stepsOfRun(game, level, reading ?? undefined)) {
      const moment = momentOf(step.after)
      const letter = level.walks[moment.walk]!.moves.charCodeAt(moment.move - 1)
      const way = moment.move > 0 ? wayOfLetter[letter]! : -1
      for (const raw of step.events) {
        const event = events.read(raw)
        const { text: title } = game.describe(level, raw)
        const text = game.debugging.whyEvent(level, step, raw).facts.join(' ')
        const value = event.name === 'stepped' ? level.cells[event.from]! : 0
        if (event.name === 'stepped' && kindOf(value) === BOG) {
          told++
          const isThroughArrow = wayOf(value) === way
          expect(isThroughArrow && reading !== 'bog-arrow-is-the-only-way').toBe(false)
          expect(text.includes('alone.')).toBe(!isThroughArrow)
          expect(text.includes('would be held')).toBe(isThroughArrow)
        } else if (event.name === 'fell' || event.name === 'drawn') {
          expect(moment.cell).toBe(event.to)
          expect(text).toContain(at(level, event.to))
          if (event.name === 'drawn')
            expect(text).toContain(
              `so the letter is ${kindLetters[kindOf(level.cells[event.to]!)]!}.`,
            )
        } else if (event.name === 'current-acts') {
          const isAlong = text.includes('the current would not act')
          expect(title.includes('and yet the current acts')).toBe(isAlong)
          expect(isAlong && reading === null).toBe(false)
        } else if (event.name === 'master-said' && reading === 'both-letters') {
          expect(text).not.toContain('only the cell where')
        }
      }
    }
  }
  expect(told).toBeGreaterThan(3)
})
