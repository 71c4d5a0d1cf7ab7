import { expect, it } from 'vitest'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { events } from '../play/events'
import { ghostsOf } from '../play/layout'
import type { Level } from '../model'
import { readings, rulesOf } from '../play/readings'
import { mapOf } from '../play/town'

const game = findGame('ghosts')!
const samples = sampleLevels<Level>('ghosts')

it.each([null, ...readings.map(({ id }) => id)])('counts as the run does: %s', (reading) => {
  const side = 2 * rulesOf(reading ?? undefined).reach + 1
  let told = 0
  for (const level of samples) {
    for (const step of stepsOfRun(game, level, reading ?? undefined)) {
      for (const raw of step.events) {
        const [event] = events.all([raw], 'ghost-neutralised', 'ghost-tied', 'ghost-sheltered')
        if (!event) continue
        told++
        const text = game.debugging.whyEvent(level, step, raw).facts.join(' ')
        for (const [name, count] of [
          ['White', event.white],
          ['Black', event.black],
        ] as const) {
          const hunters = count === 0 ? 'no hunter' : count === 1 ? '1 hunter' : `${count} hunters`
          expect(text).toContain(`${name} has ${hunters} in the ${side} × ${side} square`)
        }
        const { text: title } = game.describe(level, raw)
        if (title.includes('by White')) expect(text).not.toContain('Black gets the point')
        if (reading === 'first-team-wins-tie') expect(title).not.toContain('both teams')
      }
    }
  }
  // Some readings find every sample impossible before a ghost is neutralised.
  if (reading === null) expect(told).toBeGreaterThan(20)
})

it('F5: a ghost leaves each house that it is on no more, also for one that touches', () => {
  let touching = 0
  for (const level of samples) {
    const { houseAt } = mapOf(level.town)
    for (const step of stepsOfRun(game, level)) {
      if (step.phase !== 0) continue
      const before = ghostsOf(step.before)
      const gone = ghostsOf(step.after).filter((ghost) => {
        const from = before.find(({ birth }) => birth === ghost.birth)!.cell
        const isOut = houseAt[from]! >= 0 && houseAt[from] !== houseAt[ghost.cell]
        if (isOut && !ghost.isUnseen && houseAt[ghost.cell]! >= 0) touching++
        return isOut && !ghost.isUnseen
      })
      const left = events.all(step.events, 'ghost-left').map(({ birth }) => birth)
      expect(left).toEqual(gone.map(({ birth }) => birth))
      const come = events.all(step.events, 'ghost-arrived').map(({ birth }) => birth)
      for (const birth of come) expect(before.some((ghost) => ghost.birth === birth)).toBe(true)
    }
  }
  expect(touching).toBeGreaterThan(0)
})
