import type { Page } from '@playwright/test'

/** Ms from a new breakpoint on a rule to the count of its hits over the whole run. */
export async function countTime(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Debug' }).click()
  const breakpoints = page.getByRole('region', { name: 'Breakpoints', exact: true })
  await breakpoints.getByRole('button', { name: 'Add a breakpoint' }).click()
  await page.getByRole('menuitem', { name: 'On a rule…' }).click()
  const form = page.getByRole('form', { name: 'New breakpoint' })
  await form.getByLabel('Rule').selectOption({ index: 1 })
  const begun = Date.now()
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await breakpoints.locator('li[data-counting=false]').waitFor()
  return Date.now() - begun
}

/** How long a search may take, in ms. */
const MOST = 60_000

/** Ms from the order to compare with the misreadings until it is known of all where they differ first; null if that takes too long. */
export async function differenceTime(page: Page): Promise<number | null> {
  const begun = Date.now()
  await page.keyboard.press('Control+Shift+R')
  const isKnown = page.waitForFunction(
    () => {
      type Compared = { readonly isCurrent: boolean; readonly isSearched: boolean } | null
      type Probed = { readonly __probe: { snapshot(): { readonly comparison: Compared } } }
      const { comparison } = (window as unknown as Probed).__probe.snapshot()
      return comparison !== null && comparison.isCurrent && comparison.isSearched
    },
    null,
    { polling: 20, timeout: MOST },
  )
  return isKnown.then(
    () => Date.now() - begun,
    () => null,
  )
}
