import type { AppPage } from '../pages/app'
import type { ProbeSnapshot } from '../pages/probe'

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

/** Looks until something is so; null when it has not come about after `patience` ms. */
export async function lookFor(
  app: AppPage,
  isSo: (seen: ProbeSnapshot) => boolean | Promise<boolean>,
  patience = 10_000,
): Promise<Look | null> {
  const end = Date.now() + patience
  for (;;) {
    const found = await look(app)
    if (await isSo(found.seen)) return found
    if (Date.now() > end) return null
    await app.window.waitForTimeout(15)
  }
}
