import type { Reading } from '@core/game/module'
import type { LevelEditor } from '../editor/index'
import type { Comparison } from './comparison.svelte'
import type { Standing } from '../rules/index'
import type { CompareStanding } from './standing-words'

/** How the picker names what is known of readings, and the mark before each of them. */
export const standingTitles: Readonly<
  Record<Standing, { readonly title: string; readonly mark: string }>
> = {
  answer: { title: '≠ Misreadings with a different answer', mark: '≠' },
  steps: { title: '≈ Misreadings with the same answer by different steps', mark: '≈' },
  unknown: { title: 'Misreadings not compared yet', mark: '\u2007' },
  'same-answer': { title: '= Misreadings with the same answer', mark: '=' },
  same: { title: '= Misreadings that change nothing here', mark: '=' },
}

/** What one of the two boards of a comparison shows, in words. */
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
    return lines.isMain ? 'Official rules' : `Official rules, ${lines.active.name}`
  const reading = game.engine.readings.find(({ id }) => id === other?.id)
  return reading ? readingTitle(reading) : ''
}

/** How a comparison stands, by the titles of its sides. */
export function compareStanding(editor: LevelEditor, comparison: Comparison): CompareStanding {
  const { failure, isCurrent } = comparison
  return {
    notRun: comparison.notRun.map((side) => sideTitle(editor, comparison, side)),
    failure,
    isCurrent,
  }
}

/** A misreading by what it believes: "Cats eat before they move (breaks T6)". */
export function readingTitle({ belief, rule }: Reading): string {
  return `${belief.replace(/\.$/, '')} (breaks ${rule})`
}
