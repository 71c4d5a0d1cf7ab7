import { expect, it } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { runnableSamples } from '../conformance/testing/samples'
import { stepsOfRun } from '../conformance/steps-of-run'
import { exerciseOf } from './exercise'

const every: readonly AnyGame[] = games

it.each(every.map((game) => ({ id: game.id, game })))(
  'counts kinds and rules of $id as its sentences tell them, step by step',
  ({ game }) => {
    for (const { level } of runnableSamples(game).slice(0, 6)) {
      const events: Record<string, number[]> = {}
      const rules: Record<string, number[]> = {}
      stepsOfRun(game, level).forEach((step, at) => {
        for (const event of step.events) {
          ;(events[game.engine.eventKinds[event.code]!.name] ??= []).push(at)
          const { rule, also = [] } = game.describe(level, event)
          for (const one of [rule, ...also]) (rules[one] ??= []).push(at)
        }
      })
      const found = exerciseOf(game, level)
      const shown = (lists: Record<string, number[]>) =>
        Object.fromEntries(
          Object.entries(lists).map(([id, at]) => [id, { count: at.length, step: at[0] }]),
        )
      expect(found.events).toEqual(shown(events))
      expect(found.rules).toEqual(shown(rules))
    }
  },
)
