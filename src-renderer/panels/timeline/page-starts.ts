import type { AnyGame } from '@core/games/registry'
import type { ChunkSource } from '@core/trace/book'
import { startOfTurn } from '../../state/turn-marks'

/** Positions where the pages after the first begin, as far as recorded; none in games of one board. */
export function pageStarts(game: AnyGame, level: unknown, book: ChunkSource): number[] {
  const { pages } = game
  if (!pages) return []
  const starts: number[] = []
  for (let page = 1; page < pages.count(level); page++) {
    const step = startOfTurn(book, pages.firstTurn(level, page), false)
    if (step >= book.stepCount) break
    starts.push(step)
  }
  return starts
}
