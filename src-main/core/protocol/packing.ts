/** The forms in which a package can be written: a file, or a folder of files. */
export const packageForms = ['archive', 'folder', 'html', 'pdf-a4', 'pdf-letter'] as const

export type PackageForm = (typeof packageForms)[number]

/** A file of a package, or all files of one of its folders. */
export interface PackageEntry {
  /** The path of a folder ends in "/". */
  readonly path: string
  readonly files: number
  /** Without pictures. */
  readonly bytes: number
}

/** Preview of a package. Nothing is written yet; the next plan replaces it. */
export interface PlannedPackage {
  readonly plan: string
  /** Why it cannot be made, one sentence each; empty if it can. */
  readonly refusals: readonly string[]
  /** Remarks for its maker, one sentence each. */
  readonly remarks: readonly string[]
  readonly entries: readonly PackageEntry[]
}

/** Progress of a package. */
export interface PackingProgress {
  /** Number of pictures drawn, of all; all of them while it is written. */
  readonly done: number
  readonly of: number
}

/** The result of packing. */
export type PackageEnd =
  /** Everything is written; the ticket shows it in its folder, the path is for display only. */
  | { readonly kind: 'written'; readonly path: string; readonly ticket: string }
  /** The user chose no place, or stopped it; nothing is written. */
  | { readonly kind: 'cancelled' }
  /** The set has changed since the plan; nothing is written. */
  | { readonly kind: 'changed' }
  /** Nothing is written; the reason, a sentence. */
  | { readonly kind: 'failed'; readonly message: string }
