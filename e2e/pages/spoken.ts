import { expect } from '../fixtures'
import type { AppPage } from './app'

type Noting = typeof window & { said: string[] }

/** What the app says to readers: each sentence stands in the page only until the next. */
export class SpokenWords {
  private constructor(private readonly app: AppPage) {}

  /** Notes all that is said from now on. */
  static async note(app: AppPage): Promise<SpokenWords> {
    await app.window.evaluate(() => {
      const { said } = Object.assign(window, { said: [] as string[] })
      const look = (): void => {
        const now = document.querySelector('[data-testid=spoken]')?.textContent ?? ''
        if (now !== said.at(-1)) said.push(now)
      }
      look()
      const all = { subtree: true, childList: true, characterData: true }
      new MutationObserver(look).observe(document.body, all)
    })
    return new SpokenWords(app)
  }

  /** Waits until these words have been said since this was asked the last time. */
  async expect(words: string): Promise<void> {
    const said = () => this.app.window.evaluate(() => (window as Noting).said)
    await expect.poll(async () => (await said()).join('\n')).toContain(words)
    await this.app.window.evaluate(() => (window as Noting).said.splice(0))
  }
}
