import type { Locator } from '@playwright/test'
import type { AppPage } from './app'

/** The dialog that packs a set. */
export class PackageDialog {
  readonly root: Locator
  /** What would be in the package. */
  readonly contents: Locator
  readonly inTheWay: Locator

  constructor(private readonly app: AppPage) {
    this.root = app.window.getByRole('dialog')
    this.contents = this.root.getByRole('group', { name: 'Contents' })
    this.inTheWay = this.root.getByRole('list', { name: 'Must be fixed' })
  }

  async open(): Promise<void> {
    await this.app.choose('package-set')
    await this.root.waitFor()
  }

  async choose(kind: string): Promise<void> {
    await this.root.getByRole('radio', { name: new RegExp(`^${kind}`) }).check()
  }

  /** Begins to write it to a place, or with a folder into that. */
  async begin(form: string, place: string): Promise<void> {
    await this.root.getByLabel('Save as').selectOption(form)
    if (form === 'Folder') await this.app.shell.answerOpenDialog(place)
    else await this.app.shell.answerSaveDialog(place)
    await this.root.getByRole('button', { name: 'Package…' }).click()
  }

  /** Writes it to a place, or with a folder into that; returns what the dialog says then. */
  async write(form: string, place: string): Promise<string> {
    await this.begin(form, place)
    const said = this.root.getByText(/^Written to|cannot be written/)
    await said.waitFor()
    return said.innerText()
  }
}
