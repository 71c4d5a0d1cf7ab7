import type { Page } from '@playwright/test'

/** The chart of figures in the pane "Scores"; places along it go from 0 to 1. */
export class ChartPage {
  constructor(private readonly window: Page) {}

  /** What the legend says of a figure now. */
  async value(name: string): Promise<number> {
    return Number(await this.figure(name).locator('strong').textContent())
  }

  figure(name: string) {
    return this.panel().getByRole('button', { name: new RegExp(`^${name}\\b`) })
  }

  moment() {
    return this.panel().locator('.moment')
  }

  allTurns() {
    return this.panel().getByRole('button', { name: 'All turns' })
  }

  async hover(at: number): Promise<void> {
    const point = await this.pointAt(at)
    await this.window.mouse.move(point.x, point.y)
  }

  async click(at: number): Promise<void> {
    const point = await this.pointAt(at)
    await this.window.mouse.click(point.x, point.y)
  }

  async drag(from: number, to: number): Promise<void> {
    await this.hover(from)
    await this.window.mouse.down()
    const point = await this.pointAt(to)
    await this.window.mouse.move(point.x, point.y, { steps: 4 })
    await this.window.mouse.up()
  }

  private panel() {
    return this.window.getByRole('region', { name: 'Scores over turns' })
  }

  private async pointAt(at: number): Promise<{ x: number; y: number }> {
    const box = await this.window.getByTestId('chart').locator('.u-over').boundingBox()
    if (!box) throw new Error('no chart on show')
    return { x: box.x + at * (box.width - 1), y: box.y + box.height / 2 }
  }
}
