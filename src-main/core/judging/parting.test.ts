import { describe, expect, it } from 'vitest'
import { recordLevel, type RecordedRun } from '../conformance/record-level'
import { runnableSamples, sampleText } from '../conformance/testing/samples'
import { seeds } from '../conformance/testing/tries'
import { playedLevel } from '../debug/testing'
import type { AnyGame } from '../game/any-game'
import { checkText } from '../game/check-text'
import { StepViews } from '../game/step-views'
import { joinReadings } from '../game/reading-table'
import { findGame, games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { Partings } from './parting'
import { partingOnTests } from './parting-on-tests'

/** Every step of a run as a line: where it is, the whole state after it, and all that happens. */
function stepLines(run: RecordedRun): string[] {
  return run.chunks.flatMap((chunk) => {
    const views = new StepViews(null)
    return Array.from({ length: chunk.stepCount }, (_, at) => {
      const { turn, phase, after, events } = views.view(chunk, at)
      const state = [...after].join(' ').replace(/( 0)+$/, '')
      return `${turn} ${phase} | ${state} | ${events.map(({ code, args }) => [code, ...args].join(' ')).join()}`
    })
  })
}

/** Number from 1 of the first step that two whole runs have otherwise; null if there is none. */
function firstOther(official: readonly string[], under: readonly string[]): number | null {
  const at = official.findIndex((line, step) => line !== under[step])
  if (at >= 0) return at + 1
  return under.length > official.length ? official.length + 1 : null
}

const limits = { steps: 4000, changes: 1_000_000 }

describe.each(games.map((game) => [game.id, game] as const))('runs of %s', (_, game) => {
  const ids = game.engine.readings.map(({ id }) => id)

  it('part under each misreading, and under two, where whole traces first differ', () => {
    let parted = 0
    for (const seed of seeds(3, 20)) {
      const rng = makeRng(seed)
      const level = playedLevel(game, rng)
      const partings = new Partings(game, level, limits)
      const official = stepLines(recordLevel(game, level, undefined, limits))
      const two = [rng.pick(ids), rng.pick(ids)]
      for (const readings of [...ids.map((id) => [id]), ...(two[0] === two[1] ? [] : [two])]) {
        const under = recordLevel(game, level, joinReadings(readings), limits)
        const expected = firstOther(official, stepLines(under))
        const told = partings.of(readings)
        expect([seed, readings, told?.step ?? null]).toEqual([seed, readings, expected])
        if (!told) continue
        parted++
        const { turn, phase, rule, official: right, under: wrong } = told
        expect([turn > 0, phase !== '', rule !== '']).toEqual([true, true, true])
        expect(right.length * wrong.length).toBeGreaterThan(0)
        expect([...right, ...wrong].every((text) => text.trim() !== '')).toBe(true)
      }
    }
    expect(parted).toBeGreaterThan(0)
  })

  it('differ in some step of a sample wherever the answer does', () => {
    for (const { name, level } of runnableSamples(game)) {
      const partings = new Partings(game, level)
      const right = game.engine.answer(level)
      for (const id of ids) {
        if (game.engine.answer(level, id) === right) continue
        expect([name, id, partings.of([id]) !== null]).toEqual([name, id, true])
      }
    }
  })
})

function sampleLevel(game: AnyGame, name: string): unknown {
  return checkText(game, sampleText(game.id, name)).level
}

const rockets: AnyGame = findGame('rockets')!

it('says what each run does, under two misreadings where the first of them differs', () => {
  const partings = new Partings(rockets, sampleLevel(rockets, 'floor-at-end'))
  expect(partings.of(['floor-at-end'])).toEqual({
    step: 67,
    turn: 10,
    phase: 'cats',
    rule: 'R3',
    official: ['The score of player 1 would be -1 and is raised to 0'],
    under: ['this does not happen'],
  })
  expect(partings.of(['floor-at-end', 'tenth-from-zero'])).toMatchObject({
    step: 1,
    official: ['Door 1 lets out a mouse'],
    under: ['Door 1 lets out a cat'],
  })
  expect(partings.of(['no-last-half-turn'])).toMatchObject({
    step: 71,
    official: ['turn 11, spawn', 'Door 1 lets out a mouse'],
    under: ['the run is over'],
  })
})

it('says what is seen of a step that tells the same, and where nothing is', () => {
  const sides = (id: string, sample: string, reading: string): unknown => {
    const game: AnyGame = findGame(id)!
    const { official, under } = new Partings(game, sampleLevel(game, sample)).of([reading])!
    return [official, under]
  }
  expect(sides('janken', 'statement', 'nine-points')).toEqual([
    ['Points left: 10'],
    ['Points left: 9'],
  ])
  const hand = ['different from here on: hand of player 0']
  expect(sides('progers', 'skip-keeps-card', 'skip-keeps-card')).toEqual([hand, hand])
  const unseen = [expect.stringMatching(/^nothing to see yet/)]
  expect(sides('rockets', 'statement', 'whole-last-turn')).toEqual([unseen, unseen])
})

it('tells nothing of what lies beyond the limits of recording', () => {
  const level = sampleLevel(rockets, 'floor-at-end')
  const upTo = (steps: number) =>
    new Partings(rockets, level, { steps, changes: 1e6 }).of(['floor-at-end'])
  expect(upTo(66)).toBe(null)
  expect(upTo(67)?.step).toBe(67)
})

it('is told of the first wrong output that the misreading gives', () => {
  const outputs = ['statement', 'floor-at-end', 'floor-at-zero'].map((name) => ({
    level: sampleLevel(rockets, name),
  }))
  const readings = ['floor-at-end']
  const on = (same: number[]) => partingOnTests(rockets, outputs, [1, 2], { readings, same })
  expect(on([0, 1, 2])).toMatchObject({ at: 1, parting: { step: 67 } })
  expect(on([0, 2])).toMatchObject({ at: 2, parting: { step: 74 } })
  expect(on([0])).toBe(null)
  expect(partingOnTests(rockets, outputs, [], undefined)).toBe(null)
})
