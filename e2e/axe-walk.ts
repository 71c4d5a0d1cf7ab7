import { violations } from './axe'
import { cutTexts } from './cut-texts'
import type { AppPage } from './pages/app'

/** What the theme can change of what axe finds; all else is looked for once a state. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * Looks at one state after the other in both themes, and keeps what is wrong with it, texts that are cut among it. What has been looked at before and
 * did not change is spared by looking only within what did.
 */
export class Walk {
  readonly found: Record<string, string[]> = {}
  private isDark = false

  constructor(private readonly app: AppPage) {}

  async look(state: string, within: string | null = null): Promise<void> {
    const { window } = this.app
    await window.waitForFunction(areRowsShown)
    await this.keep(state, [
      ...(await violations(window, within)),
      ...(await cutTexts(window, within ?? undefined)),
    ])
    this.isDark = !this.isDark
    await this.app.choose(this.isDark ? 'theme-dark' : 'theme-light')
    const theme = this.isDark ? 'dark' : 'light'
    await window.locator(`html[data-theme=${theme}]`).waitFor()
    await this.keep(`${state}, ${theme}`, await violations(window, within, ofColours))
  }

  private async keep(state: string, found: string[]): Promise<void> {
    if (found.length > 0) this.found[state] = found
  }
}

/** Whether all rows of lists are shown: one that is new is hidden until its height is known, and until then cannot have the focus. */
function areRowsShown(): boolean {
  return [...document.querySelectorAll('.rows [style*="visibility: hidden"]')].every(
    (row) => row.getClientRects().length === 0,
  )
}
