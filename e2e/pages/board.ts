import type { Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/** The board as a hand uses it: by row and column, which may lie outside for walls. */
export class BoardPage {
  constructor(private readonly window: Page) {}

  /** Where the middle of a cell is in the window, once the board has taken the room that a bar above it left or took. */
  async pointOf(row: number, col: number): Promise<Point> {
    const at = await this.window.evaluate(
      async ([r, c]) => {
        for (let frames = 0; frames < 2; frames++) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        return (
          window as unknown as { __probe: { cellToScreen(row: number, col: number): Point | null } }
        ).__probe.cellToScreen(r, c)
      },
      [row, col] as [number, number],
    )
    if (!at) throw new Error('no board is on show')
    return at
  }

  async click(row: number, col: number): Promise<void> {
    const { x, y } = await this.pointOf(row, col)
    await this.window.mouse.click(x, y)
  }

  async hover(row: number, col: number): Promise<void> {
    const { x, y } = await this.pointOf(row, col)
    await this.window.mouse.move(x, y)
  }

  /** Presses on the first cell and releases on the last, through all between. */
  async drag(...cells: readonly (readonly [row: number, col: number])[]): Promise<void> {
    const points = await Promise.all(cells.map(([row, col]) => this.pointOf(row, col)))
    const [first, ...rest] = points
    await this.window.mouse.move(first!.x, first!.y)
    await this.window.mouse.down()
    for (const { x, y } of rest) await this.window.mouse.move(x, y, { steps: 4 })
    await this.window.mouse.up()
  }

  /** Presses in the middle of a cell and drags a part of a cell away, as arrows are given their way. */
  async flick(row: number, col: number, dx: number, dy: number): Promise<void> {
    const [from, right] = await Promise.all([this.pointOf(row, col), this.pointOf(row, col + 1)])
    const cell = right.x - from.x
    await this.window.mouse.move(from.x, from.y)
    await this.window.mouse.down()
    await this.window.mouse.move(from.x + dx * cell, from.y + dy * cell, { steps: 4 })
    await this.window.mouse.up()
  }

  /** Lays an arrow of rockets by its tool, as `flick` does with what is in hand. */
  async layArrow(row: number, col: number, dx: number, dy: number): Promise<void> {
    await this.focus()
    await this.window.keyboard.press('a')
    await this.flick(row, col, dx, dy)
  }

  /** Whether the layer of pointer and rulers has something along the upper edge of the pane. */
  async paintedAtTop(): Promise<boolean> {
    return this.window.evaluate(() => {
      const layer = [...document.querySelectorAll<HTMLCanvasElement>('[data-board] canvas')].at(-1)!
      const { data } = layer.getContext('2d')!.getImageData(0, 0, layer.width, 12)
      return data.some((value, at) => at % 4 === 3 && value > 0)
    })
  }

  async focus(): Promise<void> {
    await this.window.locator('[data-board]').focus()
  }
}

/** Colour of the lowest board layer at a window point. */
export async function boardColour(
  window: Page,
  { x, y }: { x: number; y: number },
): Promise<number[]> {
  return window.evaluate(
    ([left, top]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-board] canvas')!
      const box = canvas.getBoundingClientRect()
      const scale = canvas.width / box.width
      const at = [(left - box.left) * scale, (top - box.top) * scale] as const
      return [...canvas.getContext('2d')!.getImageData(at[0], at[1], 1, 1).data]
    },
    [x, y] as const,
  )
}
