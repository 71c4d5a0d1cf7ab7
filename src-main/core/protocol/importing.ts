import type { ImportProblem } from '../package/import/tests-in'
import type { LeftOut } from '../package/import/reading'

/** What a package lies as. */
export const importForms = ['archive', 'folder'] as const

export type ImportForm = (typeof importForms)[number]

/** What a package would be as a set. Nothing is written yet; the next plan takes its place. */
export interface PlannedImport {
  readonly plan: string
  /** Of the folder or archive, without ".zip": a name for the set. */
  readonly name: string
  /** Title of the game. */
  readonly game: string
  readonly tests: number
  readonly programs: number
  /** Tests that are no levels without errors; they come along as they are. */
  readonly problems: readonly ImportProblem[]
  readonly leftOut: readonly LeftOut[]
}

/** How writing it came out. */
export type ImportEnd =
  /** All of it is there, and open. */
  | { readonly kind: 'opened' }
  /** The user chose no place, or stopped it; nothing is written. */
  | { readonly kind: 'cancelled' }
  /** Nothing is written, or what is written cannot be opened; why, a sentence. */
  | { readonly kind: 'failed'; readonly message: string }
