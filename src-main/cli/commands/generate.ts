import { join } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { fittingRecipe } from '@core/game/recipes'
import { makeRng } from '@core/kernel/rng'
import type { HowMade } from '@core/suite/how-made'
import { madeHash } from '../../sets/made-hash'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import type { AnyMaking } from '../matches'
import { noteTests, pathInSet, setAround, type TestToNote } from '../note-tests'
import { folderOutput, headedOutput } from '../outputs'
import { UsageProblem } from '../problems'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

/** Generates levels, each from its own seed (seed, seed + 1, and so on), which is part of its name if no other name is given. */
export async function generate(
  io: CliIo,
  game: AnyGame,
  { seed, count, set, into, name: first }: Given<typeof levels.generate>,
): Promise<number> {
  if (seed > Number.MAX_SAFE_INTEGER - (count - 1))
    throw new UsageProblem(cliLevelsWords().generate.lastSeed)
  const recipe = recipeOf(game, set)
  const nameOf = first === undefined ? null : countedNames(first, count)
  const outputs =
    into === undefined ? headedOutput(io, count > 1) : folderOutput(io, into, (name) => name)
  const noted = into === undefined ? null : notesFor(into)
  let isAllWell = true
  for (let own = seed; own < seed + count; own++) {
    const level: unknown = game.generator.generate(recipe, makeRng(own))
    if (own === seed) io.err(playedNote(game, level, recipe))
    const name = nameOf?.(own - seed) ?? `${game.id}-${own}.${game.format.extension}`
    const text = game.format.print(level)
    if (!(await outputs.put(name, text))) isAllWell = false
    noted?.add(name, text, { by: 'generate', game: game.id, seed: own, settings: recipe })
    io.progress?.(own - seed + 1, count, cliWords().progress.levels)
  }
  if (!(await outputs.end())) isAllWell = false
  if (noted && isAllWell) isAllWell = await noted.write(io)
  return isAllWell ? 0 : 1
}

/** Notes how levels in a folder are made, where that belongs to a set; else null. */
function notesFor(into: string) {
  const set = setAround(into)
  if (set === null) return null
  const tests: TestToNote[] = []
  return {
    add: (name: string, text: string, how: HowMade): void => {
      const path = pathInSet(set, join(into, name))
      tests.push({ path, made: { ...how, hash: madeHash(text) } })
    },
    write: (io: CliIo) => noteTests(io, set, tests),
  }
}

/** Names that begin with this one: its last number counts up and stays at least as long. */
function countedNames(first: string, count: number): (at: number) => string {
  const { noNumber, noName } = cliLevelsWords().generate
  if (/[/\\\0]|^\.\.?$/.test(first)) throw new UsageProblem(noName({ name: first }))
  const [, before, digits, after] = /^(.*?)(\d{1,15})(\D*)$/s.exec(first) ?? []
  if (digits === undefined) {
    if (count > 1) throw new UsageProblem(noNumber({ name: first }))
    return () => first
  }
  return (at) => `${before}${String(Number(digits) + at).padStart(digits.length, '0')}${after}`
}

/** A line for levels of matches in which no one has moved, since many want to try readings on them; else nothing. */
function playedNote(
  game: AnyGame,
  level: unknown,
  recipe: Readonly<Record<string, number>>,
): string {
  const making = game.making as AnyMaking | undefined
  if (!making || game.format.print(making.levelOf(level)) !== game.format.print(level)) return ''
  const zeros = Object.keys(recipe).filter((key) => recipe[key] === 0)
  const settings = zeros.map((key) => `${key}=0`).join(', ')
  return `${cliLevelsWords().generate.still({ settings })}\n`
}

/** The game's default recipe with the given settings; an unknown or invalid setting is a usage error. */
function recipeOf(game: AnyGame, settings: readonly string[]): Readonly<Record<string, number>> {
  const { generate: words } = cliLevelsWords()
  const { fields } = game.generator
  const chosen: Record<string, number> = {}
  for (const setting of settings) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(setting) ?? []
    if (key === undefined) throw new UsageProblem(cliWords().wrong.setting({ text: setting }))
    const field = fields.find((one) => one.key === key)
    if (!field) {
      const keys = fields.map((one) => one.key).join(', ')
      throw new UsageProblem(words.noSetting({ game: game.id, key, keys }))
    }
    if (/,[^,=]+=/.test(value!)) {
      throw new UsageProblem(words.commas({ apart: setting.replaceAll(',', ' ') }))
    }
    const number = /^-?\d{1,15}$/.test(value!) ? Number(value) : NaN
    if (!(number >= field.lowest && number <= field.highest)) {
      const { lowest, highest } = field
      throw new UsageProblem(words.bounds({ key, lowest, highest, value: value! }))
    }
    chosen[key] = number
  }
  const fitting = fittingRecipe(game, chosen)
  for (const { key, highest } of fitting.fields) {
    const value = chosen[key]
    if (value !== undefined && value > highest)
      throw new UsageProblem(words.fits({ key, value, most: highest }))
  }
  return fitting.recipe
}
