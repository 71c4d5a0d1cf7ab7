import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { printOrder } from '@core/game/refereed'
import { games } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import { makeInvalid } from '@core/suite/invalid/make-invalid'
import { levelOf, sampleTexts } from '../../fuzz/twins/levels'
import { testingOf } from '../../fuzz/twins/parts'
import { spoilt, Texts } from '../../fuzz/twins/texts'
import { differences } from '../../fuzz/twins/twin'
import { ACCEPTED, textCase } from '../../fuzz/twins/text-twin'
import { Validator } from '../../fuzz/twins/validators'
import { hasTool, skipWithoutTool } from '../unit/needs'
import { judgePrograms } from './programs'

/** Texts that are asked about in both modes, kept inputs first; `npm run twin -- --validators` asks about thousands. */
const TEXTS = 300

const programs = new Map(judgePrograms().map(({ name, source }) => [name, source]))
const folder = mkdtempSync(join(tmpdir(), 'boardwright-validate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const validators = await Promise.all(
  (games as readonly AnyGame[]).map(async (game) => {
    const source = programs.get(`${game.id}/validate.py`)!
    const texts = new Texts(game, await testingOf(game), source)
    return { id: game.id, game, validator: new Validator(game, texts, source, folder) }
  }),
)
const hasPython = await hasTool('python3')

/** Texts of which a validator once named another line than the engine. */
const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
  // A word before a walk stands for the number of walks, and is no row; a map too wide is so from its first line.
  labyrinth: ['o w\ny\nx\n0 0 NSE\n', `${'o '.repeat(501)}\no\n1\n0 0 N\n`],
  // The first of two wrong lines is not the one that is hidden.
  ghosts: ['AGBI ANBQ\n240\nAG AG AG AG AN AN\n>>\n-\nBQ*\nBK\n'],
}

describe.each(validators)('the validator of $id in Python', ({ game, validator }) => {
  const level = game.format.print(game.generator.generate(game.generator.defaults, makeRng(1)))

  test('accepts what the engine accepts, and names the same line', async (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const made = Array.from({ length: 2 * TEXTS }, (_, index) => validator.caseAt(index, 1))
    const mistaken = (MISTAKEN[game.id] ?? []).map((text) => textCase(text, false))
    const spoiltOnce = [level, ...spoilt(level)].flatMap((text) =>
      [false, true].map((isStrict) => textCase(text, isStrict)),
    )
    const cases = [...made, ...spoiltOnce, ...mistaken]
    expect(await differences(validator, cases)).toEqual([])
    const accepted = cases.filter((one) => validator.ours(one) === ACCEPTED)
    expect(accepted.length).toBeGreaterThan(cases.length / 20)
  })

  test('refuses each kind of error that a changed sample begins with, at its line', async (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const made = makeInvalid(game, sampleTexts(game), 1)
    expect(made.length).toBeGreaterThan(5)
    const cases = made.map(({ text }) => textCase(text, false))
    expect(await differences(validator, cases)).toEqual([])
    expect(cases.map((one) => validator.ours(one))).toEqual(
      made.map(({ fault }) => `line ${fault.line}`),
    )
  })

  const { making } = game
  if (!making) return

  test('accepts who plays, and below it a level without moves', async (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const text = game.format.print(making.levelOf(levelOf(game, level)))
    const good = printOrder({ side: 1, opponent: 'greedy', seed: 3, text })
    const harm = (from: string | RegExp, to: string) => good.replace(from, to)
    const sides = [
      harm('player 1', 'player 2'),
      harm('greedy', 'nobody'),
      harm('seed 3', 'seed 03'),
    ]
    const blanks = ['', ` ${good}`, `${good}\n`, harm('\n', '\n\n'), harm(/\n/g, '\r\n')]
    const broken = [...sides, ...blanks, harm(/.*\n/, ''), good.slice(0, -1)]
    const players = making.players.map(({ id }) => id)
    const cases = [good, ...broken].map((input) => textCase(input, false, players))
    expect(await differences(validator, cases)).toEqual([])
    const isAccepted = cases.map((one) => validator.ours(one) === ACCEPTED)
    expect(isAccepted).toEqual([true, ...broken.map(() => false)])
  })
})
