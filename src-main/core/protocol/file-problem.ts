/** Why a file could not be read or written, as a message for the user. */
export interface FileProblem {
  readonly path: string
  /** System code if there is one: ENOENT, EACCES, ENOSPC. */
  readonly code: string
  /** One sentence. */
  readonly message: string
}
