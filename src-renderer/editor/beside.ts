import type { BoardMarks } from '../canvas/shown-board'
import type { Kept } from './kept-lines'
import type { DocumentChange } from './lines.svelte'

/** What stands beside a document: it is drawn on the board, keeps what the file does not hold, and follows what happens. */
export interface Beside {
  readonly marks: BoardMarks
  readonly kept: Kept
  /** The lines have changed, most often by an edit. */
  documentChanged(change: DocumentChange): void
  /** The document is run, or is not run any more. */
  runBegun(): void
  /** More of the run shown is known, or another one is shown. */
  runGrew(): void
}

/** For a document with nothing beside it. */
export const nothingBeside: Beside = {
  marks: { differing: [] },
  kept: { get: () => undefined, set: () => undefined },
  documentChanged: () => undefined,
  runBegun: () => undefined,
  runGrew: () => undefined,
}
