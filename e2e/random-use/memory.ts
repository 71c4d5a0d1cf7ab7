import type { CDPSession, ElectronApplication, Page } from '@playwright/test'

/** What a page holds. */
export interface PageHolds {
  /** Resident memory of its process, in megabytes. */
  readonly resident: number
  /** Of that its JavaScript, in megabytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** Looks at what a page holds. */
export class PageMemory {
  private constructor(
    private readonly electron: ElectronApplication,
    private readonly session: CDPSession,
    private readonly process: number,
  ) {}

  static async of(electron: ElectronApplication, window: Page): Promise<PageMemory> {
    const session = await window.context().newCDPSession(window)
    const browserWindow = await electron.browserWindow(window)
    const process = await browserWindow.evaluate(({ webContents }) => webContents.getOSProcessId())
    return new PageMemory(electron, session, process)
  }

  /** As it is; with `isCollected` after what nobody holds any more is gone. */
  async look(isCollected: boolean): Promise<PageHolds> {
    if (isCollected) await this.session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners: listeners } = await this.session.send('Memory.getDOMCounters')
    const { usedSize } = await this.session.send('Runtime.getHeapUsage')
    const kilobytes = await this.electron.evaluate(
      ({ app }, own) =>
        app.getAppMetrics().find(({ pid }) => pid === own)?.memory.workingSetSize ?? NaN,
      this.process,
    )
    return { resident: kilobytes / 1024, heap: usedSize / 2 ** 20, nodes, listeners }
  }
}

/** A line of the table: when, what was done until then, and what the page holds. */
export function holdsLine(minute: number, acts: number, holds: PageHolds, note = ''): string {
  const { resident, heap, nodes, listeners } = holds
  const cells = [
    `${minute} min`,
    `${acts} acts`,
    `${resident.toFixed(0)} MB`,
    `${heap.toFixed(1)} MB of JavaScript`,
    `${nodes} nodes`,
    `${listeners} listeners`,
  ]
  return [...cells, ...(note === '' ? [] : [note])].join(' · ')
}
