import type { Paper } from '../suite/certificate-paper'

export type { Paper, PaperTable } from '../suite/certificate-paper'

/** File formats of a certificate. */
export const certificateFiles = ['html', 'pdf', 'text', 'json'] as const
export type CertificateFile = (typeof certificateFiles)[number]

/** The certificates of a set in its current state. */
export interface SetCertificate {
  /** One for each game that has tests in it. */
  readonly papers: readonly Paper[]
  /** Number of tests that are not covered, because they have no official answer. */
  readonly without: number
}

/** The result of saving a certificate. */
export type SavedCertificate =
  /** Saved completely; the path is for display only. */
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'cancelled' }
  /** Nothing was written; the reason, a sentence. */
  | { readonly kind: 'failed'; readonly message: string }

/** Whether a certificate is still valid for a set. */
export interface CertificateVerdict {
  /** Name of its file, for display. */
  readonly file: string
  /** Why it is not valid, one sentence each; empty if it is valid. */
  readonly broken: readonly string[]
}
