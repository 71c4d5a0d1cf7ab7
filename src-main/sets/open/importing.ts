import { randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import type { PackageFile } from '@core/package/package'
import { err, ok, type Result } from '@core/kernel/result'
import type { FileProblem } from '@core/protocol/file-problem'
import type { ImportEnd, ImportForm, PlannedImport } from '@core/protocol/importing'
import type { Dialogs } from '../../files/dialogs'
import type { Call } from '../../threads/call'
import { type ServiceThread, ThreadCalls, ThreadGone } from '../../threads/thread-calls'
import type { PackerService } from '../packer-messages'
import { setsWords } from '../sets-words'
import { writePackageTo, type WritingHands } from './write-made'

export interface ImportingOptions extends WritingHands {
  readonly createThread: () => ServiceThread
  /** Folder that the app was built to. */
  readonly built: string
  readonly dialogs: Pick<Dialogs, 'open'>
  /** Opens a folder as a set; returns the reason if it cannot. */
  readonly open: (folder: string) => Promise<FileProblem | null>
  readonly logError: (message: string, error: unknown) => void
}

interface Planned {
  readonly id: string
  readonly files: readonly PackageFile[]
}

/** Turns packages into sets: previews the set, asks where to put it, writes all of it or nothing, and opens it. */
export class Importing {
  private readonly thread: ThreadCalls<PackerService>
  private planned: Planned | null = null
  private lastFolder: string | undefined

  constructor(private readonly options: ImportingOptions) {
    this.thread = new ThreadCalls({ ...options, work: 'package' })
  }

  /** Asks for a package and previews its set; null if the user chose none or stopped it; else a sentence why there is none. */
  async plan(
    form: ImportForm,
    { stop }: Pick<Call, 'stop'>,
  ): Promise<Result<PlannedImport | null, string>> {
    stop.addEventListener('abort', () => this.stop(), { once: true })
    this.planned = null
    const path = await this.choose(form)
    if (path === undefined || stop.aborted) return ok(null)
    try {
      const { built } = this.options
      const read = await this.thread.call('import', { path, form, built })
      if (stop.aborted) return ok(null)
      if (!read.ok) return read
      const { files, ...said } = read.value
      const id = randomUUID()
      this.planned = { id, files }
      const name = basename(path).replace(/\.zip$/i, '')
      return ok({ plan: id, name, ...said })
    } catch (error) {
      if (stop.aborted) return ok(null)
      if (!(error instanceof ThreadGone)) this.options.logError('import', error)
      const reason = error instanceof Error ? error.message : String(error)
      return err(setsWords().importing.notRead({ reason }))
    }
  }

  /** Asks for the folder in which to create one of this name, writes the set there, and opens it. */
  async write(plan: string, name: string, { stop }: Pick<Call, 'stop'>): Promise<ImportEnd> {
    const { planned, options } = this
    if (planned?.id !== plan) return { kind: 'cancelled' }
    const say = setsWords()
    const [chosen] = await options.dialogs.open({
      what: 'folder',
      title: say.packing.folderTitle({ name }),
      buttonLabel: say.packing.makeHere,
      ...(this.lastFolder === undefined ? {} : { defaultPath: this.lastFolder }),
    })
    if (chosen === undefined || stop.aborted) return { kind: 'cancelled' }
    this.lastFolder = chosen
    const target = join(chosen, name)
    const made = { kind: 'files' as const, files: planned.files }
    const problem = await writePackageTo(target, 'folder', made, options, () => stop.aborted)
    if (problem !== null) return stop.aborted ? { kind: 'cancelled' } : failed(problem)
    const unopened = await options.open(target)
    this.stop()
    return unopened ? failed(unopened.message) : { kind: 'opened' }
  }

  /** Stops the current work and drops the package that was read. */
  stop(): void {
    this.planned = null
    this.thread.kill()
  }

  private async choose(form: ImportForm): Promise<string | undefined> {
    const { importing: say, packing } = setsWords()
    const [path] = await this.options.dialogs.open(
      form === 'folder'
        ? { what: 'folder', title: say.chooseFolder }
        : {
            what: 'files',
            title: say.chooseArchive,
            filters: [{ name: packing.archive, extensions: ['zip'] }],
          },
    )
    return path
  }
}

function failed(message: string): ImportEnd {
  return { kind: 'failed', message }
}
