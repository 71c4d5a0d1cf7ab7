import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import type { CliIo } from '../io'
import { kitOf, languagesOf, type KitLanguage } from '../kits'
import { writeOrTell } from '../outputs'
import { shownName, UsageProblem } from '../problems'

export interface KitOptions {
  readonly for: KitLanguage
  readonly into: string
}

/** Writes the smallest program for a game into a folder, with a test; overwrites nothing. */
export async function kit(
  io: CliIo,
  game: AnyGame,
  { for: lang, into }: KitOptions,
): Promise<number> {
  const languages = languagesOf(game)
  if (!languages.includes(lang)) {
    const list = languages.length > 0 ? `; there is one in: ${languages.join(', ')}` : ''
    throw new UsageProblem(`${game.id} has no kit in ${lang}${list}`)
  }
  const files = await kitOf(game, lang)
  for (const { name } of files) {
    if (existsSync(join(into, name)))
      throw new UsageProblem(`${shownName(join(into, name))} is there already`)
  }
  for (const { name, text } of files) {
    if (!(await writeOrTell(io, join(into, name), text, 'file only'))) return 1
    io.out(`${shownName(join(into, name))}\n`)
  }
  return 0
}
