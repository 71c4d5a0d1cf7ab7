import type { FileTicket } from '@core/protocol/ipc'
import type { RecentFiles } from './recent-files'
import { Tickets } from './tickets'

/** A recent list as the page knows it. Its tickets open what is in the list, and stand for nothing else. */
export class RecentTickets {
  private readonly tickets = new Tickets()

  constructor(private readonly recent: RecentFiles) {}

  /** What is in the list, the newest first. */
  list(): Promise<readonly FileTicket[]> {
    return Promise.all(this.recent.paths.map((path) => this.tickets.describe(path)))
  }

  /** The absolute path that a ticket stands for; null for a strange one, and for what has left the list. */
  pathOf(ticket: string): string | null {
    const path = this.tickets.redeem(ticket)
    return path !== null && this.recent.paths.includes(path) ? path : null
  }
}
