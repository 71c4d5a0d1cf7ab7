import type { Page } from '@playwright/test'

/** The band above the transport's buttons; places along it go from 0 to 1. */
export class TimelinePage {
  constructor(private readonly window: Page) {}

  /** The control that keys and screen readers have. */
  slider() {
    return this.window.getByRole('slider', { name: 'Step', exact: true })
  }

  tip() {
    return this.window.getByTestId('timeline-tip')
  }

  overview() {
    return this.window.getByTestId('timeline-overview')
  }

  async click(at: number): Promise<void> {
    const point = await this.pointAt(at)
    await this.window.mouse.click(point.x, point.y)
  }

  async doubleClick(at: number): Promise<void> {
    const point = await this.pointAt(at)
    const { mouse } = this.window
    await mouse.move(point.x, point.y)
    // All at once: presses that lie apart are two.
    await Promise.all(
      [1, 2].flatMap((clickCount) => [mouse.down({ clickCount }), mouse.up({ clickCount })]),
    )
  }

  async hover(at: number): Promise<void> {
    const point = await this.pointAt(at)
    await this.window.mouse.move(point.x, point.y)
  }

  /** What the tooltip says of a place; empty without one. Another window that opens takes the pointer away: ask again. */
  async tipAt(at: number): Promise<string> {
    await this.hover(at)
    return (await this.tip().allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
  }

  async drag(from: number, to: number): Promise<void> {
    await this.hover(from)
    await this.window.mouse.down()
    const point = await this.pointAt(to)
    await this.window.mouse.move(point.x, point.y, { steps: 5 })
    await this.window.mouse.up()
  }

  /** Turns the wheel over a place: negative zooms in. */
  async wheel(at: number, amount: number): Promise<void> {
    await this.hover(at)
    await this.window.mouse.wheel(0, amount)
  }

  /** The stretch shown as the overview has it, in parts of the run. */
  async stretch(): Promise<{ from: number; length: number }> {
    return this.overview().evaluate((bar) => {
      const { left, width } = bar.querySelector<HTMLElement>('.stretch')!.style
      return { from: parseFloat(left) / 100, length: parseFloat(width) / 100 }
    })
  }

  /** Kinds of events below the band, with what they look like. */
  legend() {
    return this.window.getByRole('list', { name: 'Legend of the timeline' }).getByRole('listitem')
  }

  /** What is painted, to be compared. */
  async picture(): Promise<string> {
    return this.window
      .getByTestId('timeline')
      .evaluate((box) => box.querySelector('canvas')!.toDataURL())
  }

  /** Different colours painted between two places, the ground left out. */
  async colours(from: number, to: number): Promise<number> {
    return this.window.getByTestId('timeline').evaluate(
      (box, [left, right]) => {
        const canvas = box.querySelector('canvas')!
        const x = Math.round(canvas.width * left)
        const width = Math.max(1, Math.round(canvas.width * (right - left)))
        const { data } = canvas.getContext('2d')!.getImageData(x, 0, width, canvas.height)
        const found = new Set<number>()
        for (let i = 0; i < data.length; i += 4) {
          if (data[i + 3] === 255) found.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!)
        }
        return found.size
      },
      [from, to] as const,
    )
  }

  private async pointAt(at: number): Promise<{ x: number; y: number }> {
    const box = await this.window.getByTestId('timeline').locator('canvas').boundingBox()
    if (!box) throw new Error('no timeline on show')
    // The band leaves 8 pixels at each end.
    return { x: box.x + 8 + at * (box.width - 16), y: box.y + box.height / 2 }
  }
}
