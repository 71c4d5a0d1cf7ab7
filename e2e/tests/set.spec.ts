import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Walk } from '../axe-walk'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { SetPage } from '../pages/set'
import { samplePath } from '../samples'

const COUNT = 30
/** Broken on purpose. */
const RED = '17-broken.in'

/** A set of small levels of rockets in two groups, one of them broken; its folder. */
async function makeSet(folder: string): Promise<string> {
  const set = join(folder, 'pests')
  const level = await readFile(samplePath('rockets'), 'utf8')
  for (const group of ['sample', 'secret']) await mkdir(join(set, group), { recursive: true })
  for (let number = 1; number <= COUNT; number++) {
    const isRed = number === Number.parseInt(RED)
    const stem = `${String(number).padStart(2, '0')}-${isRed ? 'broken' : 'small'}`
    const group = number < 3 ? 'sample' : 'secret'
    const text = isRed ? level.replace('2 0 W', '2 0 Q') : level
    await writeFile(join(set, group, `${stem}.in`), text)
  }
  await writeFile(join(set, 'sample', '01-small.ans'), '8\n8\n')
  await writeFile(join(set, 'sample', '02-small.ans'), '1\n1\n')
  return set
}

test('a folder is looked at as a whole: filter it, open the test that is red, and mend it', async ({
  open,
  folder,
}) => {
  const set = await makeSet(folder)
  const app = new AppPage(await open())
  const page = new SetPage(app)
  await page.open(set)
  await expect(page.root.getByText(`${COUNT} tests · 2 with a problem`)).toBeVisible()
  await expect(page.row('01-small.in')).toContainText(/5 × 5.*8.*equal/)
  await expect(page.row('02-small.in')).toContainText('differs')
  await page.root.getByRole('checkbox', { name: /With a problem/ }).check()
  await expect(page.rows).toHaveCount(4)
  await page.filter.fill('broken')
  await expect(page.row(RED)).toContainText('Line 9')
  // By keys alone: from the filter into the table, and the test opens.
  await app.press('ArrowDown')
  await app.press('Enter')
  await expect.poll(async () => (await app.snapshot()).active).toBe(RED)
  // The text is mended by another program; the set follows.
  await page.back('pests')
  await writeFile(join(set, 'secret', RED), await readFile(samplePath('rockets'), 'utf8'))
  await expect(page.root.getByText(`${COUNT} tests · 1 with a problem`)).toBeVisible({
    timeout: 20_000,
  })
})

test('what the set misses is found, added to it, and caught from then on; answers are written', async ({
  open,
  folder,
}) => {
  test.setTimeout(120_000)
  const set = await makeSet(folder)
  const app = new AppPage(await open())
  const page = new SetPage(app)
  await page.open(set)
  await page.show('Coverage')
  const missed = page.coverage.locator('li[data-reading]').filter({ hasText: 'No test catches it' })
  await missed.first().waitFor()
  const before = await missed.count()
  const reading = (await missed.first().getAttribute('data-reading'))!
  await missed.first().getByRole('button', { name: 'Find a level…' }).click()
  await expect(page.dialog.getByText('Found.', { exact: true })).toBeVisible({ timeout: 90_000 })
  await page.dialog.getByRole('button', { name: 'Add to the set' }).click()
  await expect(page.dialog).toBeHidden()
  const own = page.coverage.locator(`li[data-reading="${reading}"]`)
  await expect(own).toContainText('1 test', { timeout: 20_000 })
  expect(await missed.count()).toBeLessThan(before)
  await page.show('Tests')
  await expect(page.row(`${reading}.in`)).toContainText(`Catches ${reading}`)

  await page.row(`${reading}.in`).click()
  await app.press('Home')
  await app.press('Control+a')
  await page.root.getByRole('button', { name: 'Write answers…' }).click()
  const plan = page.dialog.getByTestId('answer-plan')
  await expect(plan).toContainText(/New files\s*28.*Written over\s*1.*Equal already\s*1/s)
  await page.dialog.getByRole('button', { name: 'Write 29 files' }).click()
  await expect(page.root.getByText('29 files written.')).toBeVisible()
  await expect(page.row('02-small.in')).toContainText('equal', { timeout: 20_000 })
  const answers = async (): Promise<number> =>
    (await readdir(join(set, 'secret'))).filter((name) => name.endsWith('.ans')).length
  expect(await answers()).toBe(28)
  expect(await readFile(join(set, 'sample', '02-small.ans'), 'utf8')).toBe('8\n8\n')
  await page.root.getByRole('button', { name: 'Undo' }).click()
  await expect(page.root.getByText('29 files taken back.')).toBeVisible()
  expect(await answers()).toBe(0)
  expect(await readFile(join(set, 'sample', '02-small.ans'), 'utf8')).toBe('1\n1\n')
})

test('axe-core finds nothing wrong with a set, its coverage and its dialogs', async ({
  open,
  folder,
}) => {
  test.setTimeout(180_000)
  const app = new AppPage(await open())
  const page = new SetPage(app)
  const walk = new Walk(app)
  await page.open(await makeSet(folder))
  await app.choose('theme-light')
  await walk.look('tests')
  await page.root.getByRole('button', { name: 'Write answers…' }).click()
  await page.dialog.getByTestId('answer-plan').waitFor()
  await walk.look('write answers', '[role=dialog]')
  await app.press('Escape')
  await page.show('Coverage')
  const find = page.coverage.getByRole('button', { name: 'Find a level…' }).first()
  await find.waitFor()
  await walk.look('coverage')
  await find.click()
  await page.dialog.getByText('Found.', { exact: true }).waitFor({ timeout: 90_000 })
  await walk.look('find a level', '[role=dialog]')
  expect(walk.found).toEqual({})
})
