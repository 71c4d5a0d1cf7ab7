import { games } from '../../src-main/core/games/testing'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { PanesPage } from '../pages/panes'
import { samplePath } from '../samples'

/** What lies beyond the right edge of the panes: what is cut off there, or makes them scroll sideways. */
async function cutOff(app: AppPage): Promise<string[]> {
  return app.window.evaluate(() => {
    const found: string[] = []
    // Tabs that have no room in their row are named by the menu at its end, which has to be there.
    const isInMenu = (element: Element): boolean =>
      element
        .closest('.dv-tabs-container')
        ?.parentElement?.querySelector('.dock-more')
        ?.checkVisibility() === true
    for (const pane of document.querySelectorAll('[data-pane=side]')) {
      const edge = pane.getBoundingClientRect().right
      for (const element of pane.querySelectorAll('button, input, select, [role=tab]')) {
        const { right, width } = element.getBoundingClientRect()
        const box = element.closest('.cm-editor')
        const isSeen = width > 0 && element.checkVisibility()
        if (isSeen && box === null && right > edge + 1 && !isInMenu(element))
          found.push(element.outerHTML)
      }
      for (const element of pane.querySelectorAll('*')) {
        const { overflowX } = getComputedStyle(element)
        const isText = element.closest('.cm-editor') !== null
        const scrolls = overflowX === 'auto' || overflowX === 'scroll'
        if (
          scrolls &&
          !isText &&
          !isInMenu(element) &&
          element.scrollWidth > element.clientWidth + 1
        ) {
          found.push(`${element.className} scrolls sideways`)
        }
      }
    }
    return found
  })
}

for (const { id } of games) {
  test(`${id}: nothing is cut off in the narrowest panes`, async ({ open }) => {
    const sample = samplePath(id)
    const app = new AppPage(await open(sample))
    const panes = new PanesPage(app)
    await app.settled()
    // Each mood has a width of its own.
    for (const keys of ['Escape', 'F10']) {
      await app.press(keys)
      await panes.dragEdge('Level', 400)
      expect(Math.round((await panes.box('Level')).width)).toBe(260)
    }
    const cut: Record<string, string[]> = {}
    for (const name of await panes.names()) {
      await app.showPane(name)
      const found = await cutOff(app)
      if (found.length > 0) cut[name] = found
    }
    expect(cut).toEqual({})
  })
}

test('the tabs of many pages show no scrollbar and turn with the wheel', async ({ open }) => {
  const sample = samplePath('janken', 'four-data-sets/level.txt')
  const app = new AppPage(await open(sample))
  await app.settled()
  const pages = app.window.getByRole('tablist', { name: 'Pages' })
  for (let press = 0; press < 20; press++) {
    await app.window.getByRole('button', { name: 'Copy the page' }).click()
  }
  const bar = await pages.evaluate((element) => {
    const list = element.firstElementChild as HTMLElement
    return { hidden: list.offsetHeight - list.clientHeight, left: list.scrollLeft }
  })
  expect(bar.hidden).toBe(0)
  expect(bar.left).toBeGreaterThan(0)
  await pages.hover()
  await app.window.mouse.wheel(0, -20_000)
  await expect
    .poll(() => pages.evaluate((element) => element.firstElementChild!.scrollLeft))
    .toBe(0)
})
