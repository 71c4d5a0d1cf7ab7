import type { BoardMarks } from '../canvas/shown-board'
import type { KeptData } from './kept-lines'
import type { DocumentChange } from './lines.svelte'

/**
 * A companion of a document: it draws on the board, keeps data that the file does not contain, and follows the
 * document's changes.
 */
export interface Beside {
  readonly marks: BoardMarks
  readonly kept: KeptData
  /** Called when the lines have changed, most often by an edit. */
  documentChanged(change: DocumentChange): void
  /** Called when a run of the document begins, or its run is dropped. */
  runBegun(): void
  /** Called when more of the run shown is known, or another run is shown. */
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
