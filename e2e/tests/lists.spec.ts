import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

/** What a click would meet at the top of a list that is just being scrolled. */
async function roleUnderPointer(list: Locator): Promise<string | null> {
  return list.evaluate(async (element) => {
    // A list box scrolls itself, other lists have what scrolls in them.
    const isBox = element.getAttribute('role') === 'listbox'
    const viewport = isBox ? element : element.firstElementChild!
    const scrolled = new Promise((resolve) => viewport.addEventListener('scroll', resolve))
    viewport.scrollTop = viewport.scrollTop === 0 ? 13 : 0
    await scrolled
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const { left, top } = viewport.getBoundingClientRect()
    return (
      document
        .elementFromPoint(left + 60, top + 20)
        ?.closest('[role]')
        ?.getAttribute('role') ?? null
    )
  })
}

test('rows take clicks while their list still scrolls', async ({ open }) => {
  const rockets = new AppPage(await open(samplePath('rockets')))
  await rockets.settled()
  await rockets.showPane('Events')
  const log = rockets.window.getByRole('list', { name: 'Events' })
  await expect(log.getByRole('listitem').nth(2)).toBeVisible()
  expect(await roleUnderPointer(log)).toBe('listitem')
})

test('options take clicks while their list still scrolls', async ({ open }) => {
  const janken = new AppPage(await open(samplePath('janken', 'refused-and-why/level.txt')))
  await janken.settled()
  const moves = janken.window.getByRole('listbox', { name: 'Moves' })
  await expect(moves.getByRole('option').nth(2)).toBeVisible()
  expect(await roleUnderPointer(moves)).toBe('option')
})
