import { z } from 'zod'
import type { OpenReply } from '@core/protocol/requests/files'
import { levelText as text } from '../files/journal/records'
import type { Bots } from './bots'
import type { CommandLine } from './command-line'
import type { Demo } from './demo'
import { fileTable, type FileParts } from './file-table'
import { nothingRestored } from './journal-desk'
import type { EarlyRequest, RequestTable } from './request-table'
import { runTable, type RunParts } from './run-table'
import type { ServedSets } from './served-sets'
import { windowTable, type WindowParts } from './window-table'

/** The parts of the app that answer the page's requests. */
export interface Parts extends FileParts, WindowParts, RunParts {
  readonly bots: Bots
  readonly sets: ServedSets
  /** Null if the app was not started as a demo. */
  readonly demo: Demo | null
  readonly commandLine: CommandLine
  /** Opens the log in the system's program for it. */
  readonly openLog: () => void
  /** Files of the command line, returned only once. */
  readonly takeFirstFiles: () => Promise<OpenReply>
}

/** The page's requests at the start, and those that every level needs. */
export const earlyTable: RequestTable<Parts, EarlyRequest> = {
  'app:started': [
    z.tuple([]),
    async ({ runs, calls, exports, sets, bots, menu, closing, ...parts }) => {
      // A second call means that the page was reloaded and knows nothing of the runs of the old one.
      runs.silence()
      calls.leave()
      await Promise.all([exports.abortAll(), sets.closeAll(), bots.closeAll()])
      menu.reset()
      const restored = (await parts.journal?.restore()) ?? nothingRestored
      const { files, problems } = await parts.takeFirstFiles()
      closing.pageStarted()
      runs.warmUp()
      return {
        files,
        problems,
        isDemo: parts.demo !== null,
        isProbed: parts.commandLine.isProbed,
        versions: parts.shell.versions,
        platform: process.platform,
        restored,
      }
    },
  ],
  'app:demo-done': [z.tuple([text]), async ({ demo }, answer) => await demo?.finish(answer)],
  'app:open-log': [z.tuple([]), ({ openLog }) => openLog()],
  'set:recent': [z.tuple([]), ({ sets }) => sets.recentList()],
  ...fileTable,
  ...windowTable,
  ...runTable,
}

/** Paths of dropped files, as the preload script sends them. */
export const droppedPaths = z.tuple([z.array(z.string().max(32_768)).max(1000)])
