import type { Reading } from '@core/game/module'
import { findReading } from '@core/game/reading-table'
import type { LevelEditor } from '../../editor/index'
import type { Comparison } from './comparison.svelte'
import type { ReadingStanding } from '../rules/reading-order'
import type { CompareStanding } from './standing-words'
import { words } from '../../ui/words'

/** The mark before a reading in the picker, by its standing. */
export const standingMarks: Readonly<Record<ReadingStanding, string>> = {
  answer: '≠',
  steps: '≈',
  unknown: '\u2007',
  'same-answer': '=',
  same: '=',
}

/** The title of one of the two boards of a comparison. */
export function sideTitle(
  { lines, game }: LevelEditor,
  comparison: Comparison,
  side: 'left' | 'right',
): string {
  const { other } = comparison
  if (other?.kind === 'line') {
    return (side === 'left' ? lines.active : lines.find(other.id))?.name ?? ''
  }
  if (side === 'left')
    return lines.isMain
      ? words.compare.officialRules
      : words.compare.officialRulesIn({ line: lines.active.name })
  const reading = other && findReading(game, other.id)
  return reading ? readingTitle(reading) : ''
}

/** The standing of a comparison, with the titles of its sides. */
export function compareStanding(editor: LevelEditor, comparison: Comparison): CompareStanding {
  const { failure, isCurrent } = comparison
  return {
    notRun: comparison.notRun.map((side) => sideTitle(editor, comparison, side)),
    failure,
    isCurrent,
  }
}

/** The title of a misreading: "Cats eat before they move (breaks T6)". */
export function readingTitle({ belief, rule }: Reading): string {
  return words.compare.reading({ belief: belief.replace(/\.$/, ''), rule })
}
