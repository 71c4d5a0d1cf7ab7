import { expect, it } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/registry'
import { runnableSamples } from '../conformance/testing/samples'
import { rulesOfEvent } from '../game/event-rules'
import { stepsOfRun } from '../game/steps-of-run'
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
          for (const rule of rulesOfEvent(game.describe(level, event)))
            (rules[rule] ??= []).push(at)
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
