import type { AnyGame } from '@core/game/any-game'
import { find as search, type Found } from '@core/suite/find'
import { BLOCK, type SearchPlan } from '@core/suite/search'
import type { CliIo } from '../io'
import { writeOrTell } from '../outputs'
import type { FindReport } from '../schemas'
import { wishesOf, type WishOptions } from '../wishes'

export interface FindOptions extends WishOptions {
  readonly seed: number
  /** Levels to try at most. */
  readonly tries: number
  readonly jobs?: number
  readonly out?: string
  readonly json?: boolean
}

/** Looks for a small level that does what is asked, and prints it; the same seed gives the same on any number of threads. */
export async function find(io: CliIo, game: AnyGame, options: FindOptions): Promise<number> {
  const { seed, tries, official = false } = options
  const plan: SearchPlan = { wishes: wishesOf(game, options), seed, isOfficial: official }
  const workers = await io.workers(options.jobs)
  try {
    const blocks = Math.ceil(tries / BLOCK)
    const found = await search(workers.crewOf(game.id, plan), blocks, ({ blocks: done }) => {
      io.progress?.(done * BLOCK, blocks * BLOCK, 'levels')
      return true
    })
    return await tell(io, game, options, found)
  } finally {
    await workers.close()
  }
}

async function tell(
  io: CliIo,
  game: AnyGame,
  { seed, json, out }: FindOptions,
  found: Found,
): Promise<number> {
  const { best, hits, always } = found
  const tried = found.blocks * BLOCK
  const text = best?.text ?? null
  if (json) {
    const report: FindReport = {
      game: game.id,
      seed,
      tried,
      hits,
      text,
      caught: best?.caught ?? [],
      always,
    }
    io.out(`${JSON.stringify(report)}\n`)
  }
  if (!best) {
    io.err(`none of ${tried} levels does; try another seed, or more with --tries\n`)
    return 1
  }
  io.err(
    `${hits} of ${tried} levels do; this one catches: ${best.caught.join(', ') || 'nothing'}\n`,
  )
  if (out !== undefined) {
    return (await writeOrTell(io, out, best.text)) ? 0 : 1
  }
  if (!json) io.out(best.text)
  return 0
}
