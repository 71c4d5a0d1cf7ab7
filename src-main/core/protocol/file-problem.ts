/** Why a file could not be read or written, in words for the user. */
export interface FileProblem {
  readonly path: string
  /** System code where there is one: ENOENT, EACCES, ENOSPC. */
  readonly code: string
  /** One sentence. */
  readonly message: string
}
