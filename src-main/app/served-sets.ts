import { join } from 'node:path'
import type { FileProblem } from '@core/protocol/file-problem'
import type { FileTicket } from '@core/protocol/file-ticket'
import { RecentFiles } from '../files/recent-files'
import { RecentTickets } from '../files/recent-tickets'
import { KeptSets } from '../sets/open/kept-sets'
import type { SetDesk, SetDeskOptions } from './set-desk'

type Given =
  | 'shell'
  | 'files'
  | 'workspaces'
  | 'guard'
  | 'marked'
  | 'suiteWorker'
  | 'packer'
  | 'isolation'
  | 'notKept'

export interface ServeSetsOptions extends Pick<SetDeskOptions, Given | 'onRecentChange'> {
  /** Whether the open sets are opened again at the next start. */
  readonly isKept: boolean
}

/** The app's part for folders that are open as sets. Its code is loaded when the first one is opened. */
export class ServedSets {
  readonly recent: RecentFiles
  private readonly recentTickets: RecentTickets
  private readonly kept: KeptSets | null
  private loading: Promise<SetDesk> | null = null

  constructor(private readonly options: ServeSetsOptions) {
    const { shell, notKept, isKept } = options
    const fileOf = (name: string): string => join(shell.userData, name)
    const recentError = notKept('recent sets', 'names of recent folders')
    this.recent = new RecentFiles(fileOf('recent-sets.json'), recentError)
    this.recentTickets = new RecentTickets(this.recent)
    const keptError = notKept('open sets', 'names of open folders')
    this.kept = isKept ? new KeptSets(fileOf('open-sets.json'), keptError) : null
  }

  /** Folders that were open as sets, the newest first. */
  recentList(): Promise<readonly FileTicket[]> {
    return this.recentTickets.list()
  }

  /** Opens a folder by its absolute path and notifies the page; returns the reason if it cannot. */
  async open(path: string): Promise<FileProblem | null> {
    return (await this.desk()).sets.open(path)
  }

  /** Opens the sets that were open when the app ended; returns those that cannot be opened. */
  async restore(): Promise<FileProblem[]> {
    return !this.kept || this.kept.isEmpty ? [] : (await this.desk()).sets.restore()
  }

  /** The page is gone, or was reloaded: closes all sets. */
  async closeAll(): Promise<void> {
    await (await this.loading)?.closeAll()
  }

  /** Closes all sets; resolves when all data of the app is on disk. */
  async settle(): Promise<unknown> {
    const closed = this.loading?.then((desk) => desk.settle())
    return Promise.all([closed, this.settled()])
  }

  /** Resolves when all data of the app is on disk; the sets stay open. */
  settled(): Promise<unknown> {
    return Promise.all([this.recent.settled(), this.kept?.settled()])
  }

  /** The parts that work on them. */
  desk(): Promise<SetDesk> {
    const { options, recent, recentTickets, kept } = this
    return (this.loading ??= import('./set-desk').then(({ makeSetDesk }) =>
      makeSetDesk({ ...options, recent, recentTickets, kept }),
    ))
  }
}
