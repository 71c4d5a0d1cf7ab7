import type { AppPage } from './app'

/** The card of the tour under way, and what it points at. */
export class TourPage {
  constructor(private readonly app: AppPage) {}

  /** Begins the tour of a game by the Help menu. */
  async begin(title: string): Promise<void> {
    await this.app.choose('tour')
    await this.app.window
      .getByRole('dialog', { name: 'Take the tour' })
      .getByRole('button', { name: title })
      .click()
    await this.at('draw')
    await this.app.settled()
  }

  card() {
    return this.app.window.getByRole('region', { name: 'Tour', exact: true })
  }

  /** The ring around what the step is about. */
  ring() {
    return this.app.window.getByTestId('tour-ring')
  }

  button(name: string) {
    return this.card().getByRole('button', { name, exact: true })
  }

  /** Waits until the tour is at a step. */
  async at(step: string): Promise<void> {
    await this.app.window.locator(`[data-testid=tour][data-step=${step}]`).waitFor()
  }
}
