import type { Page } from '@playwright/test'

/** The branches of a document: their section in the debug pane and the banner over the board. */
export class LinesPage {
  constructor(private readonly window: Page) {}

  async open(): Promise<void> {
    await this.window.getByRole('tab', { name: 'Debug' }).click()
  }

  rows() {
    return this.section().getByTestId('line')
  }

  row(name: string) {
    return this.rows().filter({ has: this.window.getByTitle(`Show ${name} on the board`) })
  }

  async show(name: string): Promise<void> {
    await this.row(name).getByTitle(`Show ${name} on the board`).click()
  }

  async rename(name: string, to: string): Promise<void> {
    await this.beginRename(name, to)
    await this.window.keyboard.press('Enter')
  }

  /** Types another name and leaves the field open. */
  async beginRename(name: string, to: string): Promise<void> {
    await this.section()
      .getByRole('button', { name: `Rename ${name}` })
      .click()
    await this.section().getByLabel('Name of the branch').fill(to)
  }

  async remove(name: string): Promise<void> {
    await this.section()
      .getByRole('button', { name: `Delete ${name}` })
      .click()
  }

  async bringBack(): Promise<void> {
    await this.section().getByRole('button', { name: 'Bring back' }).click()
  }

  async compare(name: string): Promise<void> {
    await this.section().getByLabel(`Compare ${name}`).check()
  }

  banner() {
    return this.window.getByTestId('line-banner')
  }

  async promote(): Promise<void> {
    await this.banner().getByRole('button', { name: 'Make this the main line' }).click()
  }

  private section() {
    return this.window.getByRole('region', { name: 'Branches', exact: true }).last()
  }
}
