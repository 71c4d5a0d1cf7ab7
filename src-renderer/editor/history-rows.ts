import { writtenBy } from '@core/document/place-of-change'
import { words } from '../ui/words'
import { changeInWords, type Line } from '@core/document/line-tree'

/** A place in the history of a line: after one of its steps, or before all of them. */
export interface HistoryRow {
  /** "move rocket, turn 4". */
  readonly title: string
  /** Where in the text, and what gave way to what: "line 3: o → b^"; empty before all steps. */
  readonly detail: string
  /** Done already, where the document is, or still to be redone. */
  readonly state: 'done' | 'here' | 'undone'
  /** The file holds the document as it is here. */
  readonly isSaved: boolean
}

/** How many places the history of a line has: one more than steps. */
export function placesOf({ document }: Line): number {
  return document.past.length + document.future.length + 1
}

/** A place by its number: so many steps are done there. `parent` is the name of the line that a branch was made from. */
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

/** Letters of a change that a row shows of each side. */
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

/** What going from one place to another has done, for the status line: "3 steps undone." */
export function wayInWords(from: number, to: number): string {
  const count = Math.abs(to - from)
  if (count === 0) return words.history.here
  return to < from ? words.history.undone({ count }) : words.history.redone({ count })
}
