import type { AppPage } from '../pages/app'
import type { ProbeSnapshot } from '../pages/probe'
import { PATIENCE } from '../patience'

/** The page as it is, and when it was so, in ms of the clock. */
export interface Look {
  readonly seen: ProbeSnapshot
  readonly at: number
}

/** Looks at the page, at once: a test that has to be quick waits for nothing. */
export async function look(app: AppPage): Promise<Look> {
  return app.window.evaluate(() => {
    const { __probe: probe } = window as unknown as { __probe: { snapshot(): ProbeSnapshot } }
    return { seen: probe.snapshot(), at: Date.now() }
  })
}

/** Looks until something is so; null when it does not come about. */
export async function lookFor(
  app: AppPage,
  isSo: (seen: ProbeSnapshot) => boolean | Promise<boolean>,
): Promise<Look | null> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const found = await look(app)
    if (await isSo(found.seen)) return found
    if (Date.now() > end) return null
    await app.window.waitForTimeout(15)
  }
}

/** What is there and does not go by itself. */
export async function staying(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const end = Date.now() + PATIENCE
  let left = await look()
  while (left.length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const now = await look()
    left = left.filter((one) => now.includes(one))
  }
  return left
}
