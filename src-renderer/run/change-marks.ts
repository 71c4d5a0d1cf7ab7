import { changeInWords, type Line } from '@core/document/line-tree'
import type { ChunkSource } from '@core/trace/book'
import { roughStartOfTurn, type MarkRow } from '../timeline/index'
import { words } from '../ui/words'

/**
 * The turns edited since the level was opened or saved, with the last change of each; edits that belong to no turn have
 * no mark.
 */
export function changeMarks(line: Line, book: ChunkSource): MarkRow {
  const { past, savedAt } = line.document
  const titles = new Map<number, string>()
  for (const entry of past.slice(Math.max(0, savedAt))) {
    const turn = line.turns.get(entry.group)
    if (turn !== undefined) titles.set(turn, changeInWords(line, entry))
  }
  const turns = [...titles.keys()].sort((a, b) => a - b)
  return {
    steps: turns.map((turn) => roughStartOfTurn(book, turn)),
    titleAt: (index) => words.timeline.change({ change: titles.get(turns[index]!) ?? '' }),
  }
}
