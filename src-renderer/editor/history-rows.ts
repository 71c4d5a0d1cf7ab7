import { writtenBy } from '@core/document/place-of-change'
import { words } from '../ui/words'
import { changeInWords, type Line } from '@core/document/line-tree'

/** A place in the history of a line: after one of its steps, or before all of them. */
export interface HistoryRow {
  /** "move rocket, turn 4". */
  readonly title: string
  /** The place in the text, and the old and new text: "line 3: o → b^"; empty before all steps. */
  readonly detail: string
  /** Done already, the current place, or undone. */
  readonly state: 'done' | 'here' | 'undone'
  /** Whether the file equals the document at this place. */
  readonly isSaved: boolean
}

/** Number of places in the history of a line: one more than steps. */
export function placesOf({ document }: Line): number {
  return document.past.length + document.future.length + 1
}

/**
 * A place by its number, that is the number of steps done there. `parent`: the name of the line that a branch was made
 * from.
 */
export function historyRow(line: Line, parent: string | null, place: number): HistoryRow {
  const { past, future, savedAt } = line.document
  const entry = place <= past.length ? past[place - 1] : future[future.length - place + past.length]
  const first = parent === null ? words.history.asOpened : words.history.branchOf({ line: parent })
  return {
    title: entry ? changeInWords(line, entry) : first,
    detail: entry ? detailOf(line, place) : '',
    state: place < past.length ? 'done' : place === past.length ? 'here' : 'undone',
    isSaved: parent === null && place === savedAt,
  }
}

/** Maximum number of characters shown of each side of a change. */
const SHOWN = 16

function detailOf({ document }: Line, place: number): string {
  const { line, removed, inserted } = writtenBy(document, place)
  const [from, to] = [removed, inserted].map((text) => {
    const told = text.trim().replaceAll(/\s+/g, ' ')
    return told.length > SHOWN ? `${told.slice(0, SHOWN - 1)}…` : told
  })
  if (!from && !to) return words.history.blanks({ line })
  if (!from) return words.history.added({ line, text: to! })
  return to ? words.history.became({ line, from, to }) : words.history.removed({ line, text: from })
}

/** A report on going from one place to another, for the status bar: "3 steps undone." */
export function wayInWords(from: number, to: number): string {
  const count = Math.abs(to - from)
  if (count === 0) return words.history.here
  return to < from ? words.history.undone({ count }) : words.history.redone({ count })
}
