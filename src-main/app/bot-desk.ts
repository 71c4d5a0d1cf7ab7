import { Worker } from 'node:worker_threads'
import { BotPrograms } from '../files/bot-programs'
import type { Dialogs } from '../files/dialogs'
import { MatchLogFiles } from '../files/match-log-files'
import type { IsolationChoice } from '../programs/isolation-choice'
import { LiveHost } from '../runs/live-host'
import type { Announce } from './shell'

export interface BotDeskOptions {
  readonly dialogs: Dialogs
  /** Path of the script of the threads that play matches live. */
  readonly script: string
  readonly isolation: Pick<IsolationChoice, 'isOn'>
  readonly announce: Announce
  readonly logError: (message: string, error: unknown) => void
}

/** Memory limit of such a thread, in MB. */
const HEAP = 512

/** Everything that serves programs as players. */
export class BotDesk {
  readonly programs: BotPrograms
  readonly logs: MatchLogFiles
  readonly host: LiveHost

  constructor({ dialogs, script, isolation, announce, logError }: BotDeskOptions) {
    this.programs = new BotPrograms(dialogs)
    this.logs = new MatchLogFiles(dialogs)
    this.host = new LiveHost({
      createThread: () => new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: HEAP } }),
      isIsolated: isolation.isOn,
      fileOf: (ticket) => this.programs.fileOf(ticket),
      announce,
      logError,
    })
  }
}
