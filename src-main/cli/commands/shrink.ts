import type { AnyGame } from '@core/game/any-game'
import { LevelLook } from '@core/suite/level-look'
import { hitOf, type SearchPlan } from '@core/suite/search'
import { shrinkText } from '@core/suite/shrink-text'
import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { fileError } from '../problems'
import { eachRunnable, type CommandInputs } from '../sources'
import { wishesOf } from '../wishes'
import { madeFromFile, madeRecord, writeMade } from '../write-made'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

/** Prints a smaller level that meets the wishes as the level in a file does, and from which no single thing can be removed. */
export function shrink(job: CommandInputs, options: Given<typeof levels.shrink>): Promise<number> {
  const { io } = job
  return eachRunnable(job, async (source) => {
    const { file, game, level } = source
    const plan: SearchPlan = {
      wishes: wishesOf(game, options),
      seed: 0,
      isOfficial: options.official,
    }
    const small = shrunk(io, game, level, plan)
    if (small === null) {
      io.err(fileError(file, cliLevelsWords().find.not))
      return false
    }
    if (options.out !== undefined) {
      // What was left as it is was not made of itself.
      if (small === source.text) return writeMade(io, options.out, small, madeRecord(io, source))
      const { wishes, isOfficial: official = false } = plan
      const about = { game: game.id, ...madeFromFile(io, source), wishes, official }
      return writeMade(io, options.out, small, { by: 'shrink', ...about })
    }
    io.out(small)
    return true
  })
}

function shrunk(io: CliIo, game: AnyGame, level: unknown, plan: SearchPlan): string | null {
  const hit = hitOf(new LevelLook(game, level), plan, 0)
  const small = hit && shrinkText(game, plan, hit)
  if (!hit || !small) return null
  const { size, text, caught } = small
  const { find: words } = cliLevelsWords()
  const readings = caught.join(', ')
  const told = readings === '' ? words.shrunkIdle : words.shrunk
  io.err(`${told({ before: hit.size, after: size, readings })}\n`)
  return text
}
