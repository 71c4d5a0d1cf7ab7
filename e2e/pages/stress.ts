import type { Locator } from '@playwright/test'
import type { AppPage } from './app'

/** The dialog that tries a program on many levels. */
export class StressPage {
  readonly dialog: Locator
  readonly status: Locator
  readonly verdict: Locator

  constructor(private readonly app: AppPage) {
    this.dialog = app.window.getByRole('dialog', { name: 'Stress a program' })
    this.status = this.dialog.getByRole('status')
    this.verdict = this.dialog.getByTestId('stress-verdict')
  }

  /** Opens it by the command, and chooses the program that is to be tried. */
  async open(program: string): Promise<void> {
    await this.app.choose('stress')
    await this.app.shell.answerOpenDialog(program)
    await this.dialog.getByRole('button', { name: 'Choose…' }).first().click()
    await this.dialog
      .getByRole('button', { name: 'Start' })
      .and(this.app.window.locator(':enabled'))
      .waitFor()
  }

  async press(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click()
  }
}
