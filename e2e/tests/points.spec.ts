import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { SetPage } from '../pages/set'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

test('groups get points and bounds, and Coverage says what each misreading still scores @always', async ({
  open,
  folder,
}) => {
  const set = join(folder, 'pests')
  const sample = await readFile(samplePath('rockets'), 'utf8')
  for (const group of ['small', 'large']) {
    await mkdir(join(set, group), { recursive: true })
    await writeFile(join(set, group, '01.in'), sample)
  }
  const app = new AppPage(await open())
  const page = new SetPage(app)
  await page.open(set)
  const pointsOf = async (group: string): Promise<void> => {
    await page.root.locator(`[data-group="${group}"]`).hover()
    await page.root.getByRole('button', { name: `Points of ${group}…` }).click()
  }
  await pointsOf('small')
  await expect(page.dialog).toContainText('its tests give no points of their own')
  await page.dialog.getByRole('spinbutton', { name: 'Points' }).fill('40')
  await page.dialog.getByRole('spinbutton', { name: 'Largest width' }).fill('4')
  await page.dialog.getByRole('spinbutton', { name: 'Smallest width' }).fill('3')
  await app.press('Enter')
  await expect(page.dialog).toBeHidden()
  await expect(page.root.locator('[data-group="small"]')).toContainText('40 points')
  await expect(page.root.getByText('Group small allows width from 3 to 4, not 5.')).toBeVisible()
  await pointsOf('large')
  await page.dialog.getByRole('spinbutton', { name: 'Points' }).fill('50')
  await app.press('Tab')
  await page.dialog.getByLabel('Counted').selectOption('sum')
  await page.dialog.getByRole('checkbox', { name: 'small' }).check()
  await expect(page.dialog.getByRole('status')).toHaveText(/The points add up to 90, not to 100\./)
  await page.dialog.getByRole('button', { name: 'Save points' }).click()
  await expect(page.root.locator('[data-group="large"]')).toContainText('50 points')
  const kept = JSON.parse(await readFile(join(set, 'boardwright.json'), 'utf8'))
  expect(kept.groups).toEqual({
    large: { points: 50, count: 'sum', requires: ['small'] },
    small: { points: 40, bounds: { width: [3, 4] } },
  })
  await page.show('Coverage')
  const table = page.root.getByRole('table', { name: 'Points of each misreading' })
  await expect(table.getByRole('row').nth(1)).toHaveText(/All tests right\s*90\s*50\s*40/)
  await expect(table.locator('[data-reading]').last()).toContainText('0')
  // A step can be taken back as any other.
  await page.show('Tests')
  await pointsOf('large')
  await page.dialog.getByRole('spinbutton', { name: 'Points' }).fill('60')
  await app.press('Enter')
  await expect(page.root.locator('[data-group="large"]')).toContainText('60 points')
  await page.root.getByRole('button', { name: 'Undo' }).click()
  await expect(page.root.locator('[data-group="large"]')).toContainText('50 points')
})

test('tests are found until no misreading scores more than allowed, and one undo takes them back', async ({
  open,
  folder,
}) => {
  const set = join(folder, 'pests')
  await mkdir(join(set, 'large'), { recursive: true })
  await writeFile(join(set, 'large/01.in'), await readFile(samplePath('rockets'), 'utf8'))
  const groups = { large: { points: 100, bounds: { width: [3, 6] } } }
  await writeFile(join(set, 'boardwright.json'), JSON.stringify({ version: 1, groups }))
  const app = new AppPage(await open())
  const page = new SetPage(app)
  await page.open(set)
  await page.show('Coverage')
  const scores = page.root.locator('[data-reading] .bold')
  await expect(scores.first()).toHaveText('100')
  await page.root.getByRole('button', { name: 'Lower these scores…' }).click()
  await page.dialog.getByRole('spinbutton', { name: 'Allowed' }).fill('0')
  await app.press('Enter')
  await expect(page.dialog.getByRole('status')).toHaveText(
    'With these tests no misreading scores more than 0 %.',
  )
  const found = await page.dialog.getByRole('listitem').allInnerTexts()
  expect(found.every((text) => /^\S+ large\s+100 → 0$/.test(text.trim()))).toBe(true)
  await page.dialog.getByRole('button', { name: `Add ${found.length} tests` }).click()
  await expect(page.dialog).toBeHidden()
  await expect(scores.first()).toHaveText('0')
  const { tests } = JSON.parse(await readFile(join(set, 'boardwright.json'), 'utf8'))
  expect(Object.keys(tests)).toHaveLength(found.length)
  await page.root.getByRole('button', { name: 'Undo' }).click()
  await expect(scores.first()).toHaveText('100')
})
