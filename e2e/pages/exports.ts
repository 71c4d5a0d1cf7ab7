import { readFile, readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { expect } from '../fixtures'
import type { AppPage } from './app'

export type ExportId = 'export-picture' | 'export-animation' | 'export-trace'

/** The dialogs of the File menu that write pictures, animations and traces. */
export class ExportsPage {
  constructor(private readonly app: AppPage) {}

  get dialog() {
    return this.app.window.getByRole('dialog')
  }

  async open(id: ExportId): Promise<void> {
    await this.app.choose(id)
    await expect(this.dialog).toBeVisible()
  }

  async choose(label: string | RegExp): Promise<void> {
    await this.dialog.getByLabel(label).first().check()
  }

  async type(label: string, value: number): Promise<void> {
    const field = this.dialog.getByLabel(label, { exact: true })
    await field.fill(String(value))
    await field.press('Tab')
  }

  button(name: string | RegExp) {
    return this.dialog.getByRole('button', { name })
  }

  /** Exports to a path and waits until the dialog has gone; returns what was written. */
  async write(path: string): Promise<Uint8Array> {
    await this.app.shell.answerSaveDialog(path)
    await this.button('Export…').click()
    await expect(this.dialog).toBeHidden()
    expect((await this.app.snapshot()).notice).toBe(`Exported ${path}.`)
    // Nothing lies beside it.
    const names = await readdir(dirname(path))
    expect(names.filter((name) => name.startsWith(basename(path)))).toEqual([basename(path)])
    return new Uint8Array(await readFile(path))
  }
}
