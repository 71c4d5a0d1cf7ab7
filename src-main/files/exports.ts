import { basename, dirname, join } from 'node:path'
import type { ExportTicket } from '@core/protocol/exports'
import type { FileFilter } from '@core/protocol/requests/files'
import type { FileProblem } from '@core/protocol/file-problem'
import { err, ok, type Result } from '@core/kernel/result'
import type { Dialogs } from './dialogs'
import { userDisks, type DiskSign } from './disks'
import { fileProblem, systemProblem } from './file-problem'
import { PartWriter } from './part-writer'
import type { Marked, Named } from './save-marks'
import { plainTarget } from './write-level'
import { mainWords } from '../main-words'

/** Maximum size of an exported file, in bytes. */
export const LARGEST_EXPORT = 8 * 2 ** 30
/** Maximum number of files written at a time. */
const MOST_OPEN = 4
/** How long a disk may take for a part, in ms. */
const PATIENCE = 20_000

export interface ExportsOptions {
  readonly dialogs: Pick<Dialogs, 'save'>
  /** Marks a write while it lasts, so that the next start removes what an interrupted one has left. */
  readonly marked: Marked
}

interface Open {
  readonly path: string
  readonly writer: PartWriter
}

/** Files that the page makes from a level or its run: pictures, animations, traces. They are sent in parts. */
export class Exports {
  private readonly open = new Map<number, Open>()
  private lastId = 0
  private lastFolder: string | undefined

  constructor(private readonly options: ExportsOptions) {}

  /** Asks for a place; null if the user cancels. Nothing is visible before the file is finished. */
  async begin(
    suggestedName: string,
    filters: readonly FileFilter[],
  ): Promise<Result<ExportTicket | null, FileProblem>> {
    if (this.open.size >= MOST_OPEN) {
      return err(fileProblem('', 'BUSY', mainWords().files.exportsBusy))
    }
    const path = await this.ask(suggestedName, filters)
    if (path === null) return ok(null)
    this.lastFolder = dirname(path)
    return new Promise((resolve, reject) => {
      const writing = this.options.marked(path, async (named) => {
        const begun = await this.beginAt(path, named)
        resolve(begun)
        if (begun.ok && begun.value) await this.open.get(begun.value.id)?.writer.over
      })
      writing.catch(reject)
    })
  }

  private beginAt(path: string, named: Named): Promise<Result<ExportTicket | null, FileProblem>> {
    const id = ++this.lastId
    return this.attempt(path, async ({ isGivenUp }) => {
      const target = await plainTarget(path)
      if (!target.ok) return target
      const writer = await PartWriter.begin(target.value, named)
      if (isGivenUp()) {
        await writer.giveUp()
        return ok(null)
      }
      this.open.set(id, { path, writer })
      return ok({ id, path, name: basename(path) })
    })
  }

  /** The next part. If it cannot be written, the export is given up. */
  async append(id: number, bytes: Uint8Array): Promise<Result<null, FileProblem>> {
    const held = this.open.get(id)
    if (!held) return err(noExport())
    const { path, writer } = held
    if (writer.length + bytes.length > LARGEST_EXPORT) {
      await this.abort(id)
      const limit = LARGEST_EXPORT / 2 ** 30
      return err(fileProblem(path, 'EFBIG', mainWords().files.exportTooLarge({ gigabytes: limit })))
    }
    const added = await this.attempt(path, async () => {
      await writer.add(bytes)
      return ok(null)
    })
    if (!added.ok) await this.abort(id)
    return added
  }

  async finish(id: number): Promise<Result<null, FileProblem>> {
    const held = this.open.get(id)
    if (!held) return err(noExport())
    this.open.delete(id)
    return this.attempt(held.path, async () => {
      await held.writer.finish()
      return ok(null)
    })
  }

  /** Leaves everything as it was before; does nothing if the export is already over. */
  async abort(id: number): Promise<void> {
    const held = this.open.get(id)
    this.open.delete(id)
    if (held)
      await userDisks.ask(held.path, () => held.writer.giveUp(), PATIENCE).catch(() => undefined)
  }

  /** The page is gone: no one will finish its exports. */
  async abortAll(): Promise<void> {
    await Promise.all([...this.open.keys()].map((id) => this.abort(id)))
  }

  private async attempt<T>(
    path: string,
    work: (sign: DiskSign) => Promise<Result<T, FileProblem>>,
  ): Promise<Result<T, FileProblem>> {
    try {
      return await userDisks.ask(path, work, PATIENCE)
    } catch (error) {
      const problem = systemProblem(path, 'written', error)
      if (!problem) throw error
      return err(problem)
    }
  }

  private ask(name: string, filters: readonly FileFilter[]): Promise<string | null> {
    // Only the last part: the page suggests a name, but not a folder.
    const file = basename(name)
    const defaultPath = this.lastFolder === undefined ? file : join(this.lastFolder, file)
    return this.options.dialogs.save({ defaultPath, filters })
  }
}

const noExport = (): FileProblem => fileProblem('', 'TICKET', mainWords().files.exportEnded)
