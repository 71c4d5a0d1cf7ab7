import { describe, expect, it } from 'vitest'
import { tries } from '../conformance/testing/tries'
import { joinReadings } from '../game/reading-table'
import { findGame } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { newLevel } from '../suite/search'
import { diagnose } from './diagnose'
import { memoGame, usualLevel } from './testing/memo-game'
import { programsFor } from './testing/wrong-programs'
import { wordsPrint } from './words-print'

const DRAWS = tries(1, 12)
const SIZES = [13, 5, 2, 1, 3, 4, 6].slice(0, tries(3, 7))

describe.each(['rockets', 'labyrinth', 'janken'])('%s', (id) => {
  const game = memoGame(findGame(id)!)
  const { right, wrong } = programsFor(id)
  const ids = game.engine.readings.map((one) => one.id)
  const level = (seed: number) => {
    const made = usualLevel(game, seed)
    return { level: made, text: game.format.print(made) }
  }
  const usual = Array.from({ length: 13 * (DRAWS + 1) }, (_, at) => level(at + 1))
  const small = Array.from({ length: tries(60, 200) }, (_, at) => {
    const made = newLevel(game, makeRng(at + 1))
    return { level: made, text: game.format.print(made) }
  })
  const further = [...usual, ...small]
  const isSame = (output: string | null, answer: string) =>
    output !== null && wordsPrint(output) === wordsPrint(answer)

  it('has a right program', () => {
    for (const one of further.slice(0, tries(60, 400)))
      expect(isSame(right.run(one.text), game.engine.answer(one.level)), one.text).toBe(true)
  })

  it('blames no ordinary bug on a misreading', () => {
    const blamed: string[] = []
    let diagnosed = 0
    const sets = SIZES.flatMap((size) =>
      Array.from({ length: DRAWS }, (_, draw) => [
        usual.slice(13 * draw + (size % 13), 13 * draw + (size % 13) + size),
        ...(DRAWS > 1 ? [small.slice(13 * draw, 13 * draw + size)] : []),
      ]).flat(),
    )
    for (const { name, run } of wrong) {
      const printed = new Map<(typeof usual)[number], string | null>()
      const print = (one: (typeof usual)[number]): string | null => {
        if (!printed.has(one)) printed.set(one, run(one.text))
        return printed.get(one)!
      }
      for (const set of sets) {
        const outputs = set.map((one) => ({ level: one.level, output: print(one) }))
        const found = diagnose(game, outputs)
        if (found.wrong.length > 0) diagnosed++
        if (found.standing !== 'cause') continue
        const reading = joinReadings(found.suspects[0]!.readings)
        // What is the same on all further levels as well is no other bug.
        const isIt = further.every((one) =>
          isSame(print(one), game.engine.answer(one.level, reading)),
        )
        if (!isIt) blamed.push(`${name}: ${reading} (${set.length} tests)`)
      }
    }
    expect(blamed).toEqual([])
    expect(diagnosed).toBeGreaterThan(wrong.length * sets.length * 0.5)
  })

  it('names each misreading on tests that tell it', () => {
    const missed = ids.flatMap((reading) => {
      const set = telling([reading], 7)
      const { standing, suspects } = diagnose(game, set)
      const isNamed = standing === 'cause' && suspects[0]!.readings.join() === reading
      return isNamed ? [] : `${reading}: ${standing}, of ${set.length}`
    })
    expect(missed).toEqual([])
  })

  it('names two misreadings at once on tests that tell them', () => {
    const rng = makeRng(40)
    const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]))
    const missed: string[] = []
    let asked = 0
    for (const pair of rng.shuffle(pairs)) {
      if (asked === tries(8, 40)) break
      const set = telling(pair, 7)
      if (set.length < 13) continue
      asked++
      const { standing, suspects } = diagnose(game, set)
      const isNamed = standing === 'cause' && suspects[0]!.readings.join() === pair.join()
      // Where others give the same on all levels no test tells them apart.
      const isTied =
        standing === 'tied' &&
        suspects.every(({ readings }) =>
          further.every(({ level: made }) => {
            const [one, two] = [readings, pair].map((ids) => joinReadings(ids))
            return game.engine.answer(made, one) === game.engine.answer(made, two)
          }),
        )
      if (!isNamed && !isTied) missed.push(`${pair.join(' and ')}: ${standing}`)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked * 0.05)
    expect(asked).toBe(tries(8, 40))
  })

  /** 13 tests on so many of which at least some misreadings at once give what no part of them does. */
  function telling(readings: readonly string[], count: number) {
    const parts = readings.length > 1 ? readings : []
    const told: { level: unknown; output: string }[] = []
    const others: typeof told = []
    for (let seed = 1000; seed < 1600 && told.length + others.length < 13; seed++) {
      const made = usualLevel(game, seed)
      const output = game.engine.answer(made, joinReadings(readings))
      const isTold = [undefined, ...parts].every(
        (part) => game.engine.answer(made, part) !== output,
      )
      if (isTold && told.length < count) told.push({ level: made, output })
      else if (others.length < 13 - count) others.push({ level: made, output })
    }
    return told.length < count ? [] : [...told, ...others]
  }
})
