import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileProblem } from '@core/protocol/file-problem'
import type { MatchFiles } from '@core/protocol/requests/runs'
import { err, ok, type Result } from '@core/kernel/result'
import type { Dialogs } from './dialogs'
import { userDisks } from './disks'
import { systemProblem } from './file-problem'
import { replaceFile } from './replace-file'
import { mainWords } from '../main-words'

/** How long a disk may take for a file, in ms. */
const PATIENCE = 20_000

export interface MatchExportOptions {
  readonly dialogs: Pick<Dialogs, 'open' | 'ask'>
}

/** Writes the files of a match into a folder that the user chooses. */
export class MatchExport {
  private lastFolder: string | undefined

  constructor(private readonly options: MatchExportOptions) {}

  /** Returns the folder's path, null if the user cancels. Existing files are replaced only if the user agrees. */
  async askAndWrite(files: MatchFiles): Promise<Result<string | null, FileProblem>> {
    const folder = await this.askFolder()
    if (folder === null) return ok(null)
    this.lastFolder = folder
    let path = folder
    try {
      const there = new Set(await userDisks.ask(path, () => readdir(folder)))
      const known = Object.keys(files).filter((name) => there.has(name))
      if (known.length > 0 && !(await this.mayReplace(folder, known))) return ok(null)
      for (const [name, text] of Object.entries(files)) {
        path = join(folder, name)
        await userDisks.ask(path, (sign) => replaceFile(path, text as string, sign), PATIENCE)
      }
      return ok(folder)
    } catch (error) {
      const problem = systemProblem(path, 'written', error)
      if (!problem) throw error
      return err(problem)
    }
  }

  private async askFolder(): Promise<string | null> {
    const [folder] = await this.options.dialogs.open({
      what: 'folder',
      title: mainWords().files.exportMatch,
      buttonLabel: mainWords().files.exportHere,
      ...(this.lastFolder === undefined ? {} : { defaultPath: this.lastFolder }),
    })
    return folder ?? null
  }

  private async mayReplace(folder: string, names: readonly string[]): Promise<boolean> {
    const button = await this.options.dialogs.ask({
      type: 'warning',
      message: mainWords().files.replaceMatch,
      detail: `${folder}\n\n${names.join(', ')}`,
      buttons: [mainWords().files.replace, mainWords().cancel],
      defaultId: 1,
      cancelId: 1,
    })
    return button === 0
  }
}
