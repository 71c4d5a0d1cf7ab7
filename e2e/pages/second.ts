import type { Page } from '@playwright/test'
import { expect, type RunningApp } from '../fixtures'
import { PATIENCE } from '../patience'

/** The second window, with panes of the document in front. */
export class SecondPage {
  private constructor(readonly page: Page) {}

  /** Does what opens it, and returns it once a pane is there. */
  static async open({ shell }: RunningApp, act: () => Promise<void>): Promise<SecondPage> {
    const made = shell.electron.waitForEvent('window', { timeout: PATIENCE })
    await act()
    const page = await made
    await page.locator('[data-second]').first().waitFor()
    return new SecondPage(page)
  }

  pane(id: string) {
    return this.page.locator(`[data-second=${id}]`)
  }

  /** The ids of its panes. */
  panes(): Promise<string[]> {
    return this.page
      .locator('[data-second]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['second']!))
  }

  /** What the board for a class looks like, as a number: another for every other picture. */
  picture(): Promise<string> {
    return this.page.locator('[data-second=show] canvas').evaluateAll((all) => {
      let sum = 0
      for (const letter of all.map((one) => (one as HTMLCanvasElement).toDataURL()).join()) {
        sum = (sum * 31 + letter.charCodeAt(0)) | 0
      }
      return String(sum)
    })
  }

  /** The same once it has come to rest: its signs may come some frames after the cells. */
  async stillPicture(): Promise<string> {
    let [last, looks] = ['', 0]
    const looksAlike = async (): Promise<number> => {
      const now = await this.picture()
      looks = now === last ? looks + 1 : 1
      last = now
      return looks
    }
    await expect.poll(looksAlike).toBeGreaterThan(4)
    return last
  }

  /** Whether a pixel of the board for a class has exactly this colour. */
  hasColour(red: number, green: number, blue: number): Promise<boolean> {
    return this.page.locator('[data-second=show] canvas').evaluateAll(
      (all, wanted) =>
        all.some((one) => {
          const { width, height } = one as HTMLCanvasElement
          const { data } = (one as HTMLCanvasElement)
            .getContext('2d')!
            .getImageData(0, 0, width, height)
          for (let i = 0; i < data.length; i += 4) {
            if (wanted.every((part, at) => data[i + at] === part)) return true
          }
          return false
        }),
      [red, green, blue, 255],
    )
  }

  /** Waits until the window is gone. */
  async gone(): Promise<void> {
    if (!this.page.isClosed()) await this.page.waitForEvent('close')
  }
}
