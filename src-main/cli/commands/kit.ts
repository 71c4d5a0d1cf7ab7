import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { cliProgramsWords } from '../cli-programs-words'
import type { CliIo } from '../io'
import { kitOf, languagesOf } from '../kits'
import { writeOrTell } from '../outputs'
import { shownName, UsageProblem } from '../problems'
import type * as programs from '../declared/programs'
import type { Given } from '../form/command'

/** Writes the smallest program for a game into a folder, with a test; overwrites nothing. */
export async function kit(
  io: CliIo,
  game: AnyGame,
  { for: lang, into }: Given<typeof programs.kit>,
): Promise<number> {
  const { kit: words } = cliProgramsWords()
  const languages = languagesOf(game)
  if (!languages.includes(lang)) {
    const asked = { game: game.id, language: lang }
    throw new UsageProblem(
      languages.length > 0
        ? words.others({ ...asked, known: languages.join(', ') })
        : words.none(asked),
    )
  }
  const files = await kitOf(game, lang)
  for (const { name } of files) {
    const file = join(into, name)
    if (existsSync(file)) throw new UsageProblem(words.there({ file: shownName(file) }))
  }
  for (const { name, text } of files) {
    if (!(await writeOrTell(io, join(into, name), text, 'file only'))) return 1
    io.out(`${shownName(join(into, name))}\n`)
  }
  return 0
}
