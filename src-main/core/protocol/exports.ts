/** A file that is being exported; it is there once it is finished. Path and name are for showing only. */
export interface ExportTicket {
  readonly id: number
  readonly path: string
  readonly name: string
}

/** Bytes of a part of an exported file, or of a picture for the clipboard, at most. */
export const MAX_PART = 32 * 2 ** 20
