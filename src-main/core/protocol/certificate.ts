import type { Paper } from '../suite/certificate-paper'

export type { Paper, PaperTable } from '../suite/certificate-paper'

/** What a certificate is saved as. */
export const certificateFiles = ['html', 'pdf', 'text', 'json'] as const
export type CertificateFile = (typeof certificateFiles)[number]

/** The certificates of a set, as it is found now. */
export interface SetCertificate {
  /** One for each game that it has tests of. */
  readonly papers: readonly Paper[]
  /** Tests that they do not speak of, as these have no official answer. */
  readonly without: number
}

/** How saving a certificate came out. */
export type SavedCertificate =
  /** It is there whole; the path is for showing only. */
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'cancelled' }
  /** Nothing is written; why, a sentence. */
  | { readonly kind: 'failed'; readonly message: string }

/** Whether a certificate still holds for a set. */
export interface CertificateVerdict {
  /** Name of its file, for showing. */
  readonly file: string
  /** Why it does not hold, a sentence each; empty when it holds. */
  readonly broken: readonly string[]
}
