import type { ImportProblem } from '../package/import/tests-in'
import type { LeftOutOfPackage } from '../package/import/reading'

/** The forms in which a package can be stored. */
export const importForms = ['archive', 'folder'] as const

export type ImportForm = (typeof importForms)[number]

/** The set that a package would become. Nothing is written yet; the next plan replaces it. */
export interface PlannedImport {
  readonly plan: string
  /** Name of the folder or archive, without ".zip": a name for the set. */
  readonly name: string
  /** Title of the game. */
  readonly game: string
  readonly tests: number
  readonly programs: number
  /** Tests that are not levels without errors; they are imported unchanged. */
  readonly problems: readonly ImportProblem[]
  readonly leftOut: readonly LeftOutOfPackage[]
}

/** The result of writing it. */
export type ImportEnd =
  /** Everything is written, and the set is open. */
  | { readonly kind: 'opened' }
  /** The user chose no place, or stopped it; nothing is written. */
  | { readonly kind: 'cancelled' }
  /** Nothing is written, or the written set cannot be opened; the reason, a sentence. */
  | { readonly kind: 'failed'; readonly message: string }
