import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { makeRng, type Rng } from '@core/kernel/rng'

const games = resolve('src-main/core/games')

/** The texts of a game's samples, sound and broken ones. */
export function sampleTexts({ id }: AnyGame): string[] {
  const folder = join(games, id, 'samples')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name, 'level.txt'), 'utf8'))
}

/** The chance of one case among many, so that each can be made again alone. */
export function chanceOf(seed: number, index: number): Rng {
  return makeRng(seed * 1_000_003 + index)
}

/** Every third level is small, every third crowded, the others are of any size up to the official one and a bit over. */
export function generated(game: AnyGame, index: number, rng: Rng): unknown {
  const largest = [7, 12, 40][index % 3]!
  const recipe: Record<string, number> = {}
  for (const { key, lowest, highest } of game.generator.fields) {
    const isSide = ['width', 'height', 'rows', 'cols'].includes(key)
    const most = isSide ? largest : Math.max(game.generator.defaults[key]! * 4, 10)
    recipe[key] = rng.between(lowest, Math.min(highest, most))
  }
  return game.generator.generate(recipe, rng)
}

/** Whether a text is a level with an official answer. */
export function levelOf(game: AnyGame, text: string): unknown {
  const parsed = game.format.parse(text)
  if (!parsed.ok) return null
  const { level } = parsed.value
  const isSound = game.validate(level).every(({ severity }) => severity !== 'error')
  return isSound ? level : null
}
