import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print, printError } from './print'
import type { Shell } from './shell'

export interface DemoOptions {
  /** File for the screenshot. */
  readonly screenshot: string
  /** Returns the screenshot as PNG; null if the window has not been painted. */
  readonly takePicture: () => Promise<Uint8Array | null>
  /** Ends the app with a status. */
  readonly exit: (status: number) => void
  readonly print: (line: string) => Promise<void>
  readonly printError: (line: string) => Promise<void>
  /** How long the demo may take, in ms. */
  readonly limit?: number
  /** Maximum number of attempts at a screenshot. */
  readonly tries?: number
}

/** Time between two attempts at the screenshot, in ms. */
const PAUSE = 250

/** Plays the official sample without a user: prints the answer, takes a screenshot, ends the app. */
export class Demo {
  private readonly timer: NodeJS.Timeout
  private isOver = false

  constructor(private readonly options: DemoOptions) {
    const limit = options.limit ?? 60_000
    this.timer = setTimeout(
      () => void this.fail(`the sample did not finish within ${limit / 1000} s`),
      limit,
    )
  }

  /** The page has played the sample to its end. */
  async finish(answer: string): Promise<void> {
    if (this.isOver) return
    try {
      const picture = await this.picture()
      if (!picture) return await this.fail('the picture of the window is empty')
      await writeFile(this.options.screenshot, picture)
    } catch (error) {
      return await this.fail(`no picture could be taken: ${String(error)}`)
    }
    await this.end(0, () =>
      this.options.print(`${answer.replace(/\n$/, '')}\nscreenshot: ${this.options.screenshot}\n`),
    )
  }

  /** A busy computer may not have painted the window yet, so there are several attempts. Null if all fail. */
  private async picture(): Promise<Uint8Array | null> {
    for (let left = this.options.tries ?? 20; left > 0; left--) {
      const picture = await this.options.takePicture()
      if (picture) return picture
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    return null
  }

  /** Ends the app with the reason of the failure. */
  async fail(reason: string): Promise<void> {
    await this.end(1, () => this.options.printError(`demo: ${reason}\n`))
  }

  private async end(status: number, print: () => Promise<void>): Promise<void> {
    if (this.isOver) return
    this.isOver = true
    clearTimeout(this.timer)
    await print()
    this.options.exit(status)
  }
}

/** The demo of this app; its screenshot is saved to the requested file, or among the temporary files. */
export function makeDemo(screenshot: string | null, { window, exit }: Shell): Demo {
  return new Demo({
    screenshot: screenshot ?? join(tmpdir(), `boardwright-demo-${process.pid}.png`),
    takePicture: window.picture,
    exit,
    print,
    printError,
  })
}
