import type { Events } from '@core/protocol/ipc'
import { basename } from 'node:path'
import { DamagedFile } from '../files/json-file'
import type { Announce } from './shell'

/** Reports damaged files of the app itself to the user: immediately, or when the page has started. */
export class DamageReport {
  private waiting: Events['data:damaged'][] = []
  private isPageThere = false

  constructor(private readonly announce: Announce) {}

  /** Takes an error of a store; only damage is reported to the user. */
  note(what: string, error: unknown): void {
    if (!(error instanceof DamagedFile)) return
    const { copy, level } = error
    this.waiting.push({ what: level === undefined ? what : `${what} of ${basename(level)}`, copy })
    this.tell()
  }

  /** The page listens from now on. */
  pageStarted(): void {
    this.isPageThere = true
    this.tell()
  }

  private tell(): void {
    if (!this.isPageThere) return
    for (const one of this.waiting) this.announce('data:damaged', one)
    this.waiting = []
  }
}
