/** A file that is being exported; it exists once it is finished. Path and name are for display only. */
export interface ExportTicket {
  readonly id: number
  readonly path: string
  readonly name: string
}

/** Maximum size of a part of an exported file, or of a picture for the clipboard, in bytes. */
export const MAX_PART = 32 * 2 ** 20
