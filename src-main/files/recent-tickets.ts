import type { FileTicket } from '@core/protocol/file-ticket'
import type { RecentFiles } from './recent-files'
import { Tickets } from './tickets'

/** A recent list as the page knows it. Its tickets only open entries of the list. */
export class RecentTickets {
  private readonly tickets = new Tickets()

  constructor(private readonly recent: RecentFiles) {}

  /** The entries of the list, the newest first. */
  list(): Promise<readonly FileTicket[]> {
    return Promise.all(this.recent.paths.map((path) => this.tickets.describe(path)))
  }

  /** The absolute path for a ticket; null for an unknown one, and for an entry that has left the list. */
  pathOf(ticket: string): string | null {
    const path = this.tickets.redeem(ticket)
    return path !== null && this.recent.paths.includes(path) ? path : null
  }
}
