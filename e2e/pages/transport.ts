import type { Page } from '@playwright/test'

/** The row of buttons that steps and plays. */
export class TransportPage {
  constructor(private readonly window: Page) {}

  async click(title: string): Promise<void> {
    await this.bar().getByRole('button', { name: title, exact: true }).click()
  }

  async goToTurn(turn: number): Promise<void> {
    const field = this.bar().getByRole('spinbutton', { name: 'turn' })
    await field.fill(String(turn))
    await field.press('Enter')
  }

  phase() {
    return this.window.getByTestId('phase')
  }

  private bar() {
    return this.window.getByTestId('transport')
  }
}
