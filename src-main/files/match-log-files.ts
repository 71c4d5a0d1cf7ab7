import { basename } from 'node:path'
import type { LoggedAnswer } from '@core/game/match-talk'
import type { FileFilter } from '@core/protocol/requests/files'
import type { FileProblem } from '@core/protocol/file-problem'
import { err, ok, type Result } from '@core/kernel/result'
import { printLog, readLog } from '../programs/match-log'
import type { Dialogs } from './dialogs'
import { userDisks } from './disks'
import { fileProblem, systemProblem } from './file-problem'
import { readLevel } from './read-level'
import { replaceFile } from './replace-file'
import { mainWords } from '../main-words'

/** How long a disk may take for a file, in ms. */
const PATIENCE = 20_000

const filters = (): readonly FileFilter[] => [
  { name: mainWords().files.logs, extensions: ['ndjson'] },
]

/** Files with the I/O log of a match's programs and referee, as written by `match --log`. */
export class MatchLogFiles {
  constructor(private readonly dialogs: Pick<Dialogs, 'open' | 'save'>) {}

  /** Asks for a place and writes there; returns the path, null if the user cancels. */
  async askAndSave(
    name: string,
    log: readonly LoggedAnswer[],
  ): Promise<Result<string | null, FileProblem>> {
    const path = await this.dialogs.save({ defaultPath: basename(name), filters: filters() })
    if (path === null) return ok(null)
    try {
      const text = printLog(log)
      await userDisks.ask(path, (sign) => replaceFile(path, text, sign), PATIENCE)
      return ok(path)
    } catch (error) {
      const problem = systemProblem(path, 'written', error)
      if (!problem) throw error
      return err(problem)
    }
  }

  /** Asks for a file and reads it; null if the user cancels. */
  async askAndOpen(): Promise<
    Result<{ readonly name: string; readonly log: readonly LoggedAnswer[] } | null, FileProblem>
  > {
    const [path] = await this.dialogs.open({
      what: 'files',
      title: mainWords().files.openLog,
      filters: filters(),
    })
    if (path === undefined) return ok(null)
    const text = await readLevel(path)
    if (!text.ok) return text
    const log = readLog(text.value)
    return log.ok
      ? ok({ name: basename(path), log: log.value })
      : err(fileProblem(path, 'LOG', `${log.error}.`))
  }
}
