import type { AnyGame } from '@core/game/any-game'
import { hitOf, type SearchPlan } from '@core/suite/search'
import type { CliIo } from '../io'
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
    const small = await shrunk(io, game, level, options)
    if (small === null) {
      io.err(`${shownName(file)}: error: the level does not do what is asked of it\n`)
      return false
    }
    if (options.out === undefined) {
      io.out(small)
      return true
    }
    const written = await io.write(options.out, small)
    if (!written.ok) io.err(`${shownName(options.out)}: error: ${written.error}\n`)
    return written.ok
  })
}

async function shrunk(
  io: CliIo,
  game: AnyGame,
  level: unknown,
  options: WishOptions,
): Promise<string | null> {
  const { official: isOfficial = false } = options
  const plan: SearchPlan = { wishes: wishesOf(game, options), seed: 0, isOfficial }
  const hit = hitOf(game, plan, 0, level)
  if (!hit) return null
  const workers = await io.workers(1)
  try {
    const task = { kind: 'shrink', game: game.id, plan, hit } as const
    const [small] = await workers.start<'shrink'>([task]).done
    const { size, text, caught } = small!
    io.err(`${hit.size} things became ${size}; it catches: ${caught.join(', ') || 'nothing'}\n`)
    return text
  } finally {
    await workers.close()
  }
}
