import { ok, type Result } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { Clip } from '../tools/clip'

/** What can be pasted: cells that were copied here, and the level that the system's clipboard holds. */
export class PasteBoard {
  /** The cells that were copied last; null when none were. */
  cells: Clip | null = null
  /** The level that was on the clipboard by then. */
  private older: Promise<string | null> = Promise.resolve(null)

  constructor(private readonly bridge: Bridge) {}

  copied(cells: Clip): void {
    this.cells = cells
    this.older = this.level().then(
      (found) => (found.ok ? found.value : null),
      () => null,
    )
  }

  /** The level on the system's clipboard; null where there is no text, a sentence where no game reads it. */
  level(): Promise<Result<string | null, string>> {
    return this.bridge.request('clipboard:level')
  }

  /** The same, but null too for a level that was there already when cells were copied. */
  async newerLevel(): Promise<Result<string | null, string>> {
    const older = await this.older
    const found = await this.level()
    return found.ok && found.value === older ? ok(null) : found
  }
}
