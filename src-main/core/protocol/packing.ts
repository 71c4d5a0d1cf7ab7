/** What a package is written as: a file, or a folder of files. */
export const packageForms = ['archive', 'folder', 'html', 'pdf-a4', 'pdf-letter'] as const

export type PackageForm = (typeof packageForms)[number]

/** A file of a package, or all those of one of its folders. */
export interface PackageEntry {
  /** The path of a folder ends in "/". */
  readonly path: string
  readonly files: number
  /** Without pictures. */
  readonly bytes: number
}

/** What a package would be. Nothing is written yet; the next plan takes its place. */
export interface PlannedPackage {
  readonly plan: string
  /** Why it cannot be made, a sentence each; empty when it can. */
  readonly refusals: readonly string[]
  /** What its maker should know, a sentence each. */
  readonly remarks: readonly string[]
  readonly entries: readonly PackageEntry[]
}

/** How far a package is. */
export interface PackingProgress {
  /** Pictures drawn, of all; all of them while it is written. */
  readonly done: number
  readonly of: number
}

/** How packing came out. */
export type PackageEnd =
  /** All of it is there; the ticket shows it in its folder, the path is for showing only. */
  | { readonly kind: 'written'; readonly path: string; readonly ticket: string }
  /** The user chose no place, or stopped it; nothing is written. */
  | { readonly kind: 'cancelled' }
  /** The set has changed since the plan; nothing is written. */
  | { readonly kind: 'changed' }
  /** Nothing is written; why, a sentence. */
  | { readonly kind: 'failed'; readonly message: string }
