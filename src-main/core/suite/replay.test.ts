import { describe, expect, it } from 'vitest'
import { seeds } from '../conformance/testing/tries'
import { playBuiltIn } from '../arena/played'
import { counterexampleHow } from '../judging/counterexample'
import {
  findFailing,
  shrinkFailing,
  stressLevel,
  type MakeLevel,
  type StressPlan,
  type TryOn,
} from '../judging/stress'
import { judgeOutput } from '../judging/verdict'
import type { AnyGame } from '../game/any-game'
import { findGame, games, spoken } from '../games/testing'
import { makeRng } from '../kernel/rng'
import type { ReadingId } from '../trace/machine'
import { err, ok } from '../kernel/result'
import type { ByMatch, ByShrinking, ByStress } from './how-made'
import { LevelLook } from './level-look'
import { replay, type Replayed } from './replay'
import { levelOf } from './search'
import { shrinkText } from './shrink-text'

const all: readonly AnyGame[] = games
const again = (how: Replayed, from: string | null) => replay(spoken, how, from)
const hashOf = (text: string): string => `${text.length}`

/** A level that catches a misreading, which one depends on the seed, and that misreading. */
function caughtBy(game: AnyGame, seed: number): { text: string; reading: ReadingId } {
  for (let number = 0; ; number++) {
    const level = stressLevel(game, { seed, isOfficial: false, number, from: null })
    const caught = level ? new LevelLook(game, levelOf(game, level.text)).caught : []
    const reading = caught[seed % caught.length]
    if (level && reading) return { text: level.text, reading }
  }
}

/** Finds a level on which a program with a misreading fails, and shrinks it as a stress test does. */
async function stressed(
  game: AnyGame,
  plan: StressPlan,
  reading: ReadingId,
): Promise<{ how: ByStress; text: string }> {
  const tryOn: TryOn = async ({ text, answer }) =>
    judgeOutput(game.engine.answer(levelOf(game, text), reading), answer).verdict
  const make: MakeLevel = (order) => Promise.resolve(stressLevel(game, order))
  const { failing } = await findFailing(plan, make, tryOn)
  const kept: number[] = []
  const text = await shrinkFailing(game, failing!, plan, tryOn, (tried, taken) => {
    if (taken !== null) kept.push(tried)
  })
  const told = { ...failing!, program: 'sol', against: null, seed: plan.seed, kept }
  return { how: counterexampleHow(game.id, plan, told, hashOf)!, text }
}

describe.each(all.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it.each(seeds(2, 12))('shrinks a level again, to the byte, seed %i', (seed) => {
    const { text, reading } = caughtBy(game, seed)
    const wishes = [{ kind: 'catches', reading }] as const
    const plan = { wishes, seed: 0, isOfficial: seed % 2 === 0 }
    const steps: { tried: number; text: string }[] = []
    const small = shrinkText(game, plan, { candidate: 0, text }, ({ tried, step }) => {
      if (step) steps.push({ tried, text: step.text })
    })
    const { isOfficial: official } = plan
    const about = { by: 'shrink', game: game.id, from: '', wishes, official } as const
    expect(again(about, text)).toEqual(ok(small!.text))
    const stopped = steps[steps.length >> 1]
    if (stopped) expect(again({ ...about, tries: stopped.tried }, text)).toEqual(ok(stopped.text))
  })

  it.each(seeds(2, 12))(
    'makes what a stress test found again without its program, seed %i',
    async (seed) => {
      const plan = { seed, tries: 4096, isOfficial: false, from: [] }
      const { text: from, reading } = caughtBy(game, seed)
      const fresh = await stressed(game, plan, reading)
      expect(fresh.how.near).toBeUndefined()
      expect(again(fresh.how, null)).toEqual(ok(fresh.text))
      const near = await stressed(game, { ...plan, from: [from], isNearOnly: true }, reading)
      expect(near.how.near).toBe(hashOf(from))
      expect(again(near.how, from)).toEqual(ok(near.text))
    },
  )

  const { making } = game
  it.each(making ? seeds(1, 6) : [])('plays a match of built-in players again, seed %i', (seed) => {
    const text = game.format.print(making!.levelOf(levelOf(game, caughtBy(game, seed).text)))
    const ids = making!.players.map(({ id }) => id)
    const players = [ids[seed % ids.length]!, ids[0]!] as const
    const how: ByMatch = { by: 'match', game: game.id, from: '', players, seed }
    const order = { seed, players, illegal: null }
    const whole = playBuiltIn(making!, levelOf(game, text), order)
    const record = whole.ok ? game.format.print(whole.value.match) : ''
    expect(again(how, text)).toEqual(ok(record))
    const part = again({ ...how, turns: 2 }, text)
    expect(part.ok && making!.turn(levelOf(game, part.value))).toBe(2)
    expect(again({ ...how, players: ['cmd:./bot', ids[0]!] }, text)).toEqual(
      err('Programs played this match; it is not played again.'),
    )
    expect(again({ ...how, players: ['nobody', ids[0]!] }, text)).toEqual(
      err('This version has no player “nobody”.'),
    )
  })
})

it('says why there is nothing, whatever the record holds', () => {
  const game = findGame('rockets')!
  const text = game.format.print(game.generator.generate(game.generator.defaults, makeRng(1)))
  const shrink: ByShrinking = {
    ...{ by: 'shrink', game: 'rockets', from: '', official: false },
    wishes: [{ kind: 'answer', has: 'never so' }],
  }
  const stress: ByStress = {
    ...{ by: 'stress', game: 'rockets', seed: 1, level: 1, official: false },
    ...{ program: 'sol', kept: '1 9999999' },
  }
  const strange = { ...shrink, wishes: [{ kind: 'catches', reading: 'none' }] } as const
  const match: ByMatch = { by: 'match', game: 'rockets', from: '', players: ['a', 'b'], seed: 1 }
  const unfit = 'The level it was made from no longer gives it.'
  expect(again(shrink, text)).toEqual(err(unfit))
  expect(again(shrink, 'not a level')).toEqual(err(unfit))
  expect(again(strange, text)).toEqual(err(unfit))
  expect(again(match, text)).toEqual(err(unfit))
  expect(again({ ...stress, near: '' }, 'not a level')).toEqual(err(unfit))
  expect(again(stress, null)).toEqual(
    err('This version makes a different level from the same seed.'),
  )
  expect(again({ ...stress, game: 'chess' }, null).ok).toBe(false)
})
