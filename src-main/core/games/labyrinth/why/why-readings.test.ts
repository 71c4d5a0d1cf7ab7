import { expect, it } from 'vitest'
import { generatedLevel } from '../../../conformance/kit'
import { stepsOfRun } from '../../../game/steps-of-run'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../registry'
import { BOG, kindLetters, kindOf, wayOf } from '../cells'
import { CAME_FROM, DRAWN_ON, FELL, SAID, STEPPED } from '../play/events'
import { momentOf } from '../play/layout'
import { at, type Level } from '../model'
import { wayOfLetter } from '../moves'
import { readings } from '../play/readings'

const game = findGame('labyrinth')!
const samples = sampleLevels<Level>('labyrinth').filter(({ rows }) => rows < 30)
const levels = [
  ...samples,
  ...[1, 3, 5, 7].map((seed) => generatedLevel(game, seed).level as Level),
]

it.each([null, ...readings.map(({ id }) => id)])('is true of the walk: %s', (reading) => {
  let told = 0
  for (const level of levels) {
    for (const step of stepsOfRun(game, level, reading ?? undefined)) {
      const moment = momentOf(step.after)
      const letter = level.walks[moment.walk]!.moves.charCodeAt(moment.move - 1)
      const way = moment.move > 0 ? wayOfLetter[letter]! : -1
      for (const event of step.events) {
        const { text: title } = game.engine.describe(level, event)
        const text = game.debugging.whyEvent(level, step, event).facts.join(' ')
        const value = level.cells[event.b] ?? 0
        if (event.code === STEPPED && kindOf(value) === BOG) {
          told++
          const isThroughArrow = wayOf(value) === way
          expect(isThroughArrow && reading !== 'bog-arrow-is-the-only-way').toBe(false)
          expect(text.includes('alone.')).toBe(!isThroughArrow)
          expect(text.includes('would be held')).toBe(isThroughArrow)
        } else if (event.code === FELL || event.code === DRAWN_ON) {
          expect(moment.cell).toBe(event.c)
          expect(text).toContain(at(level, event.c))
          if (event.code === DRAWN_ON)
            expect(text).toContain(
              `so the letter is ${kindLetters[kindOf(level.cells[event.c]!)]!}.`,
            )
        } else if (event.code === CAME_FROM) {
          const isAlong = text.includes('the current would not act')
          expect(title.includes('and yet the current acts')).toBe(isAlong)
          expect(isAlong && reading === null).toBe(false)
        } else if (event.code === SAID && reading === 'both-letters') {
          expect(text).not.toContain('only the cell where')
        }
      }
    }
  }
  expect(told).toBeGreaterThan(3)
})
