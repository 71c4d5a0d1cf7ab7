/**
 * A file that the user chose. The page never names paths: it hands back the ticket that main gave out for one. Path and
 * name are for showing only.
 */
export interface FileTicket {
  readonly ticket: string
  readonly path: string
  readonly name: string
}
