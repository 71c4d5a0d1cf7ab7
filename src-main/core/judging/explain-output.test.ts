import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleText } from '../conformance/testing/samples'
import { tries } from '../conformance/testing/tries'
import type { AnyGame } from '../game/any-game'
import { checkText } from '../game/check-text'
import { joinReadings } from '../game/reading-table'
import { findGame, games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { diagnose } from './diagnose'
import { explainForText } from './explain-output'

const rockets = findGame('rockets')!
const statement = sampleText('rockets', 'statement')

/** A level of a game as its generator makes it for searches. */
function levelOf(game: AnyGame, seed: number): unknown {
  const rng = makeRng(seed)
  const { vary, defaults, generate } = game.generator
  return generate(vary?.(rng) ?? defaults, rng)
}

it('says what is right, and which words differ where', () => {
  const text = statement
  expect(explainForText(rockets, { text, output: '8\n8\n' })).toMatchObject({
    ok: true,
    value: { verdict: 'OK', step: null, readings: [], partings: [] },
  })
  const wrong = explainForText(rockets, { text, output: '8\n1000\n' })
  if (!wrong.ok) throw new Error(wrong.error)
  const { verdict, difference, step, readings } = wrong.value
  expect({ verdict, line: difference?.got.line, readings }).toEqual({
    verdict: 'WA',
    line: 2,
    readings: [],
  })
  expect(step?.events.map(({ text }) => text).join(' ')).toMatch(/player 2: 7 to 8/)
  expect(step?.turn).toBeGreaterThan(0)
  // A score comes of many steps, and other players are of no interest.
  expect(step?.isLast).toBe(true)
  expect(step?.events.every(({ text }) => text.includes('player 2'))).toBe(true)
})

it('tells the whole way by which the points of a move come about', () => {
  const janken = findGame('janken')!
  const text = sampleText('janken', 'statement')
  const answer = janken.engine.answer(checkText(janken, text).level)
  const output = answer.replace(/\((\d+) points left\)/, '(77 points left)')
  const found = explainForText(janken, { text, output })
  if (!found.ok) throw new Error(found.error)
  const { step } = found.value
  expect(step?.isLast).toBe(false)
  const told = step!.events.map(({ text }) => text)
  expect(told[1]).toMatch(/^Move 1 sends/)
  // Each cell of the way with what it costs, to the points that the answer has.
  const costs = told.flatMap((one) => /for (\d+) points?/.exec(one)?.[1] ?? []).map(Number)
  const left = Number(/\((\d+) points left\)/.exec(answer)![1])
  expect(costs.length).toBeGreaterThan(1)
  expect(10 - costs.reduce((sum, cost) => sum + cost, 0)).toBe(left)
})

it('has no step for words beyond the end, and no answer for what is no level', () => {
  const other = { text: statement, output: '8 8' }
  expect(explainForText(rockets, { ...other, compare: 'exact' })).toMatchObject({
    value: { verdict: 'PE', step: null },
  })
  expect(explainForText(rockets, other)).toMatchObject({
    value: { verdict: 'OK', step: null, readings: [], difference: { kind: 'blanks' } },
  })
  expect(explainForText(rockets, { text: statement, output: '8\n8\n8\n' })).toMatchObject({
    value: { verdict: 'WA', step: null },
  })
  expect(explainForText(rockets, { text: '5 5\n', output: '' })).toMatchObject({ ok: false })
})

const all: readonly AnyGame[] = games
describe.each(all.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const ids = game.engine.readings.map(({ id }) => id)

  it('names the misreading that gave an output', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(), (seed, at) => {
        const id = ids[at % ids.length]!
        const level = levelOf(game, seed)
        const output = game.engine.answer(level, id)
        const { wrong, suspects } = diagnose(game, [{ level, output }])
        const isWrong =
          output.trim().split(/\s+/).join() !== game.engine.answer(level).trim().split(/\s+/).join()
        expect(wrong).toEqual(isWrong ? [0] : [])
        // Others may give the same; all that are named do.
        for (const { readings } of suspects)
          expect(game.engine.answer(level, joinReadings(readings))).toBe(output)
        if (isWrong) expect(suspects.length).toBeGreaterThan(0)
      }),
      { numRuns: tries(15, 300), seed: 1 },
    )
  })

  it('names one misreading over several outputs where one explains them, else two', () => {
    const levels = Array.from({ length: 8 }, (_, seed) => levelOf(game, seed))
    const [first, second] = [ids[0]!, ids.at(-1)!]
    const outputs = levels.map((level) => ({
      level,
      output: game.engine.answer(level, joinReadings([first, second])),
    }))
    const { wrong, suspects } = diagnose(game, outputs)
    if (wrong.length === 0) return
    const [best] = suspects
    expect(wrong.every((at) => best!.same.includes(at))).toBe(true)
    expect([...best!.same, ...best!.others].sort((a, b) => a - b)).toEqual(
      levels.map((_, at) => at),
    )
  })
})

it('has nothing to say of outputs that nobody understands', () => {
  const { level } = checkText(rockets, statement)
  expect(diagnose(rockets, [{ level, output: 'what' }])).toMatchObject({
    ...{ wrong: [0], standing: 'none', suspects: [] },
  })
})

it('asks for each answer once', () => {
  const asked: string[] = []
  const counted: AnyGame = {
    ...rockets,
    engine: {
      ...rockets.engine,
      answer: (level: unknown, reading) => {
        asked.push(`${levels.indexOf(level)} ${reading ?? ''}`)
        return rockets.engine.answer(level, reading)
      },
    },
  }
  const levels = Array.from({ length: 20 }, (_, seed) => levelOf(rockets, seed))
  const ids = rockets.engine.readings.map(({ id }) => id)
  const outputs = levels.map((level, at) => ({
    level,
    output: rockets.engine.answer(level, at < 14 ? ids.at(-1) : ids[at % ids.length]),
  }))
  expect(diagnose(counted, outputs).suspects.length).toBeGreaterThan(0)
  expect(asked.length).toBe(new Set(asked).size)
})
