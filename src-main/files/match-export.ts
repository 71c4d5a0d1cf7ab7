import { dialog } from 'electron'
import type { BaseWindow } from 'electron'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileProblem, MatchFiles } from '@core/protocol/ipc'
import { err, ok } from '@core/kernel/result'
import type { Result } from '@core/kernel/result'
import { userDisks } from './disks'
import { systemProblem } from './file-problem'
import { replaceFile } from './replace-file'

/** Ms that a disk may take for a file. */
const PATIENCE = 20_000

export interface MatchExportOptions {
  /** The window that dialogs belong to. */
  readonly parent: () => BaseWindow | null
}

/** Writes the files of a match into a folder that the user chooses. */
export class MatchExport {
  private lastFolder: string | undefined

  constructor(private readonly options: MatchExportOptions) {}

  /** The folder's path, null when the user cancels. Files that are there are replaced only when he agrees. */
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

  // Dialogs are called on the module object, where a test can put its own in their place.
  private async askFolder(): Promise<string | null> {
    const parent = this.options.parent()
    const options = {
      title: 'Export match',
      buttonLabel: 'Export here',
      properties: ['openDirectory' as const, 'createDirectory' as const],
      ...(this.lastFolder === undefined ? {} : { defaultPath: this.lastFolder }),
    }
    const answer = await (parent
      ? dialog.showOpenDialog(parent, options)
      : dialog.showOpenDialog(options))
    return answer.canceled ? null : (answer.filePaths[0] ?? null)
  }

  private async mayReplace(folder: string, names: readonly string[]): Promise<boolean> {
    const parent = this.options.parent()
    const options = {
      type: 'warning' as const,
      message: 'Replace the match in this folder?',
      detail: `${folder}\n\n${names.join(', ')}`,
      buttons: ['Replace', 'Cancel'],
      defaultId: 1,
      cancelId: 1,
      noLink: true,
    }
    const { response } = await (parent
      ? dialog.showMessageBox(parent, options)
      : dialog.showMessageBox(options))
    return response === 0
  }
}
