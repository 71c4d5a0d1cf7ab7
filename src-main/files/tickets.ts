import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { FileTicket } from '@core/protocol/file-ticket'
import { realPathOf } from './real-path'

/**
 * Tickets stand for paths, so that the page can refer only to files that the user chose. The same path has the same
 * ticket as long as the app runs.
 */
export class Tickets {
  private readonly ticketOf = new Map<string, string>()
  private readonly pathOf = new Map<string, string>()

  /** A ticket for an absolute path. */
  issue(path: string): string {
    let ticket = this.ticketOf.get(path)
    if (ticket === undefined) {
      ticket = randomUUID()
      this.ticketOf.set(path, ticket)
      this.pathOf.set(ticket, path)
    }
    return ticket
  }

  /** All paths that have a ticket. */
  get paths(): readonly string[] {
    return [...this.ticketOf.keys()]
  }

  /** True for a path that has a ticket. */
  isIssued(path: string): boolean {
    return this.ticketOf.has(path)
  }

  /** A ticket with the data of its file that the page may have. */
  async describe(path: string): Promise<FileTicket> {
    const real = await realPathOf(path)
    return { ticket: this.issue(path), path, real, name: basename(path) }
  }

  /** The path of a ticket; null if it was never issued. */
  redeem(ticket: string): string | null {
    return this.pathOf.get(ticket) ?? null
  }
}
