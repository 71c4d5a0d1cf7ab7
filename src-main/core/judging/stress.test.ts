import { describe, expect, it } from 'vitest'
import { tries } from '../conformance/testing/tries'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { hasErrors } from '../kernel/diagnostics'
import { makeRng } from '../kernel/rng'
import type { ReadingId } from '../trace/machine'
import { levelOf } from '../suite/search'
import {
  findFailing,
  shrinkFailing,
  stressLevel,
  type MakeLevel,
  type StressPlan,
  type TryOn,
} from './stress'
import { judgeOutput } from './verdict'

const all: readonly AnyGame[] = games
const plan: StressPlan = { seed: 1, tries: 4096, isOfficial: false, from: [] }

/** A program that has a misreading. */
function misreader(game: AnyGame, reading: ReadingId): TryOn {
  return async ({ text, answer }) =>
    judgeOutput(game.engine.answer(levelOf(game, text), reading), answer).verdict
}

describe.each(all.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const make: MakeLevel = (order) => Promise.resolve(stressLevel(game, order))
  const ids = game.engine.readings.map(({ id }) => id).slice(0, tries(2, 100))

  it.each(ids)('finds a level on which a program with %s fails, and shrinks it', async (id) => {
    const tryOn = misreader(game, id)
    const { failing } = await findFailing(plan, make, tryOn)
    expect(failing).not.toBeNull()
    const small = levelOf(game, await shrinkFailing(game, failing!, plan, tryOn))
    const verdictOf = (level: unknown) =>
      tryOn({ text: game.format.print(level), answer: game.engine.answer(level) })
    expect(await verdictOf(small)).toBe(failing!.verdict)
    for (const { count, without } of game.shrinking!.removables(small)) {
      for (let at = 0; at < count; at++) {
        const smaller = without(at, at + 1) as unknown
        if (smaller === null || hasErrors(game.validate(smaller))) continue
        expect(await verdictOf(smaller)).not.toBe(failing!.verdict)
      }
    }
  })

  it('finds the same level again, however long single tries take and however it is shared, and none for what is right', async () => {
    const tryOn = misreader(game, ids[0]!)
    const late: TryOn = async (tried) => {
      for (let rounds = tried.text.length % 7; rounds > 0; rounds--) await Promise.resolve()
      return tryOn(tried)
    }
    const few = { ...plan, tries: tries(128, 512) }
    const whole = await findFailing(few, make, tryOn)
    expect(await findFailing(few, make, late)).toEqual(whole)
    const parts = await Promise.all(
      [1, 2, 3].map((number) => findFailing({ ...few, part: { number, of: 3 } }, make, late)),
    )
    const first = parts
      .flatMap(({ failing }) => failing ?? [])
      .sort((a, b) => a.candidate - b.candidate)[0]
    expect(first ?? null).toEqual(whole.failing)
    const right: TryOn = () => Promise.resolve('OK')
    let told = 0
    const stood = await findFailing({ ...plan, tries: 40 }, make, right, (now) => (told = now))
    expect(stood).toEqual({ tried: 40, failing: null })
    expect(told).toBe(40)
  })

  it('tries changed copies of given levels as well, or them alone', async () => {
    const level: unknown = game.generator.generate(game.generator.defaults, makeRng(5))
    const from = [game.format.print(level)]
    const textsOf = async (changes: Partial<StressPlan>): Promise<readonly string[]> => {
      const seen: string[] = []
      await findFailing({ ...plan, tries: 32, ...changes }, make, ({ text }) => {
        seen.push(text)
        return Promise.resolve('OK')
      })
      return seen
    }
    const alone = await textsOf({})
    const mixed = await textsOf({ from })
    const near = await textsOf({ from, isNearOnly: true })
    expect(mixed.filter((text) => alone.includes(text)).length).toBeGreaterThan(8)
    expect(mixed).not.toEqual(alone)
    expect(near.some((text) => alone.includes(text))).toBe(false)
  })

  it('begins nothing more once a try has failed to be made', async () => {
    let begun = 0
    const broken: TryOn = () => {
      begun++
      return Promise.reject(new Error('no disk'))
    }
    await expect(findFailing(plan, make, broken)).rejects.toThrow('no disk')
    // Whatever still follows does so without a clock.
    for (let round = 0; round < 100; round++) await Promise.resolve()
    expect(begun).toBeLessThanOrEqual(16)
  })
})
