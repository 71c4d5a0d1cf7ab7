import type { AnyGame } from '@core/game/any-game'
import { LevelLook } from '@core/suite/level-look'
import { hitOf, type SearchPlan } from '@core/suite/search'
import { shrinkText } from '@core/suite/shrink-text'
import type { CliIo } from '../io'
import { writeOrTell } from '../outputs'
import { shownName } from '../problems'
import { eachRunnable, type Job } from '../sources'
import { wishesOf, type WishOptions } from '../wishes'

export interface ShrinkOptions extends WishOptions {
  readonly out?: string
}

/** Prints a smaller level that does what is asked as the one of a file does, and of which nothing single can be taken away. */
export function shrink(job: Job, options: ShrinkOptions): Promise<number> {
  const { io } = job
  return eachRunnable(job, async ({ file, game, level }) => {
    const small = shrunk(io, game, level, options)
    if (small === null) {
      io.err(`${shownName(file)}: error: the level does not do what is asked of it\n`)
      return false
    }
    if (options.out !== undefined) return writeOrTell(io, options.out, small)
    io.out(small)
    return true
  })
}

function shrunk(io: CliIo, game: AnyGame, level: unknown, options: WishOptions): string | null {
  const { official: isOfficial = false } = options
  const plan: SearchPlan = { wishes: wishesOf(game, options), seed: 0, isOfficial }
  const hit = hitOf(new LevelLook(game, level), plan, 0)
  const small = hit && shrinkText(game, plan, hit)
  if (!hit || !small) return null
  const { size, text, caught } = small
  io.err(`${hit.size} things became ${size}; it catches: ${caught.join(', ') || 'nothing'}\n`)
  return text
}
