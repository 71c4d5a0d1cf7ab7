import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { listen } from '../listening-post'
import { expect, isPackaged, root, test } from '../fixtures'
import { startBrowser, type PlainBrowser } from '../plain-browser'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

test.skip(isPackaged, 'needs a browser, which a packed app is not')

/** Bytes that a page of a level may have. */
const MOST = 1.5 * 2 ** 20

const games = ['rockets', 'labyrinth', 'janken', 'progers', 'ghosts']

let place: string
let browser: PlainBrowser
let troubles: string[] = []

test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'boardwright-browser-'))
  browser = await startBrowser(place)
})
test.afterAll(async () => {
  await browser.close()
  rmSync(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
})

function cli(...args: string[]): string {
  const done = spawnSync(process.execPath, [join(root, 'out/main/cli.js'), ...args])
  expect([done.status, String(done.stderr)]).toEqual([0, ''])
  return String(done.stdout)
}

/** Opens a page from the disk, and notes everything that it complains about and everything else that it requests. */
async function open(file: string): Promise<Page> {
  const page = await browser.openPage()
  troubles = []
  const address = pathToFileURL(file).href
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('request', (request) => {
    const url = request.url()
    if (url !== address && !url.startsWith('data:image/svg+xml')) troubles.push(url)
  })
  await page.goto(address)
  return page
}

const caption = (page: Page) => page.getByTestId('caption')

for (const game of games) {
  test(`a level of ${game} as one page is stepped through in a browser, from disk and without a network`, async ({
    folder,
  }) => {
    const level = samplePath(game)
    const file = join(folder, 'level.html')
    cli('page', game, level, '--out', file)
    expect(statSync(file).size).toBeLessThan(MOST)
    const page = await open(file)
    await page.emulateMedia({ colorScheme: 'dark' })
    const answer = cli('answer', game, level).trimEnd()
    await expect(page.getByTestId('answer')).toHaveText(answer)
    await expect(caption(page)).toHaveText('Start')
    await page.keyboard.press('End')
    await expect(caption(page)).toContainText(/^Step \d+/)
    const last = await caption(page).innerText()
    await page.keyboard.press('Home')
    await expect(caption(page)).toHaveText('Start')

    // Steps on to the first event and asks why.
    const event = page.getByTestId('events').getByRole('button').first()
    for (let step = 1; step <= 60 && !(await event.isVisible()); step++) {
      await page.keyboard.press('F11')
      await expect(caption(page)).toContainText(`Step ${step} `)
    }
    const told = await event.innerText()
    await event.click()
    const why = page.getByTestId('why')
    await expect(why.getByRole('heading')).toHaveText(told)
    const rule = why.getByTitle('Show rule').last()
    const ruleId = (await rule.innerText()).trim()
    await rule.click()
    await expect(page.locator(`[data-rule-text="${ruleId}"]`)).toBeFocused()
    await expect(page.getByTestId('spoken')).not.toBeEmpty()

    // By keyboard from cell to cell.
    await page.getByTestId('board').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByTestId('cell')).not.toContainText('Choose a cell')
    const cell = await page.getByTestId('cell').innerText()
    const spoken = page.getByRole('gridcell')
    await expect(spoken).toHaveText(cell)
    await expect(page.getByTestId('board')).toHaveAttribute(
      'aria-activedescendant',
      (await spoken.getAttribute('id'))!,
    )
    await page.keyboard.press('Enter')
    await expect(why.getByRole('heading')).toHaveText(cell)
    await page.keyboard.press('End')
    await expect(caption(page)).toHaveText(last)

    await page.getByText('Text of the level').click()
    const text = await page.getByTestId('text').textContent()
    expect(text).toBe(readFileSync(level, 'utf8'))
    expect(await violations(page, null)).toEqual([])
    expect(troubles).toEqual([])
  })
}

test('the page speaks the language that it is made in', async ({ folder }) => {
  const file = join(folder, 'russian.html')
  cli('--lang', 'ru', 'page', 'rockets', samplePath('rockets'), '--out', file)
  const page = await open(file)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Официальный ответ' })).toBeVisible()
  await page.getByRole('button', { name: 'На ход вперёд' }).click()
  const event = page.getByTestId('events').getByRole('button').first()
  await expect(event).toHaveText(/[а-яё]/)
  await event.click()
  await expect(page.getByTestId('why')).toContainText('фаза «')
  expect(await violations(page, null)).toEqual([])
  expect(troubles).toEqual([])
})

test('the page plays, and shows a misread run up to where it differs', async ({ folder }) => {
  const level = samplePath('rockets')
  const told = JSON.parse(cli('readings', 'rockets', level, '--json')) as { caught: string[] }
  const id = told.caught[0]!
  const file = join(folder, 'misread.html')
  cli('page', 'rockets', level, '--out', file, '--reading', id, '--title', '</title><b>&')
  const page = await open(file)
  await page.setViewportSize({ width: 390, height: 780 })
  await expect(page).toHaveTitle('</title><b>&: Rockets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('</title><b>&')
  const answer = cli('answer', 'rockets', level, '--reading', id).trimEnd()
  await expect(page.getByTestId('answer').last()).toHaveText(answer)
  await page.getByRole('button', { name: 'As misread' }).click()
  await page.getByRole('button', { name: /First difference/ }).click()
  await expect(caption(page)).toContainText(/^Step \d+/)
  expect(await violations(page, null)).toEqual([])
  await page.getByRole('button', { name: 'Go to the start' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(caption(page)).toContainText(/^Step \d/)
  await page.getByRole('button', { name: 'Pause' }).click()
  expect(troubles).toEqual([])

  // Nor could it call anyone if something in it tried to.
  const post = await listen()
  const isReached = await page.evaluate(async (origin) => {
    const image = new Image()
    image.src = `${origin}/image`
    const isSeen = image
      .decode()
      .then(() => true)
      .catch(() => false)
    const isHeard = fetch(`${origin}/fetch`)
      .then(() => true)
      .catch(() => false)
    return (await isSeen) || (await isHeard)
  }, post.origin)
  expect([isReached, await post.callsSoFar()]).toEqual([false, []])
  await post.close()
})

test('a reason under the pointer marks its cells on the page, as long as it is a reason', async ({
  folder,
}) => {
  const file = join(folder, 'reasons.html')
  cli('page', 'rockets', samplePath('rockets'), '--out', file)
  const page = await open(file)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  /** The board once it is drawn: marks follow the answer, which follows the step, by a frame. */
  const image = async (): Promise<string> => {
    const drawn = page.locator('canvas')
    const url = await drawn.evaluate(async (canvas) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return (canvas as HTMLCanvasElement).toDataURL()
    })
    return createHash('sha256').update(url).digest('hex')
  }
  const stepTo = async (key: string, step: number): Promise<void> => {
    await page.keyboard.press(key)
    await expect(caption(page)).toContainText(`Step ${step} `)
  }
  // Why the corner is as it is; the eighth step has fewer reasons than the seventh.
  await page.getByTestId('board').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  for (let step = 1; step <= 8; step++) await stepTo('F11', step)
  const reasons = page.getByTestId('why').getByRole('listitem')
  await expect(reasons).toHaveCount(1)
  const after = await image()
  await stepTo('Shift+F11', 7)
  const before = await image()
  await reasons.nth(1).hover({ position: { x: 1, y: 1 } })
  await expect(reasons.nth(1)).toContainText('(2,0)')
  await expect.poll(image).not.toBe(before)
  await stepTo('F11', 8)
  await expect(reasons).toHaveCount(1)
  await expect.poll(image).toBe(after)
  await stepTo('Shift+F11', 7)
  await page.mouse.move(1, 1)
  await expect.poll(image).toBe(before)
  expect(troubles).toEqual([])
})

test('a page shows the branches of the level that was open, read only, by mouse and keyboard', async ({
  open: start,
  folder,
}) => {
  const app = new AppPage(await start(samplePath('rockets')))
  await app.settled()
  await app.press('F10')
  await app.press('l')
  await expect.poll(async () => (await app.snapshot()).lines.length).toBe(2)
  const file = join(folder, 'branches.html')
  await app.shell.answerSaveDialog(file)
  await app.choose('export-page')
  await expect(app.status()).toContainText('Exported')
  expect(statSync(file).size).toBeLessThan(MOST)

  const page = await open(file)
  const tree = page.getByRole('list', { name: 'The level and its branches' })
  await expect(tree.getByRole('button')).toHaveCount(2)
  const branch = tree.getByRole('button', { name: 'Branch 1' })
  await expect(branch).toContainText('from turn')
  await branch.focus()
  await page.keyboard.press('Enter')
  await expect(branch).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('branch')).toHaveText('Branch 1')
  await page.getByRole('button', { name: /Branches off in turn/ }).click()
  await expect(caption(page)).toContainText(/^Step \d+/)
  await expect(page.getByTestId('answer')).not.toHaveText('…')
  expect(await violations(page, null)).toEqual([])
  await tree.getByRole('button', { name: 'The level' }).click()
  await expect(page.getByTestId('branch')).toBeHidden()
  expect(troubles).toEqual([])
})

test('the command line puts other levels into a page as branches', async ({ folder }) => {
  const level = samplePath('rockets')
  const other = join(dirname(dirname(level)), 'floor-at-end/level.txt')
  const file = join(folder, 'tried.html')
  cli('page', 'rockets', level, '--out', file, '--branch', other)
  const page = await open(file)
  const right = cli('answer', 'rockets', level).trimEnd()
  await expect(page.getByTestId('answer')).toHaveText(right)
  await page.getByTestId('branches').getByRole('button', { name: 'level', exact: true }).click()
  await expect(page.getByTestId('answer')).toHaveText(cli('answer', 'rockets', other).trimEnd())
  await page.keyboard.press('End')
  await expect(caption(page)).toContainText(/^Step \d+/)
  expect(troubles).toEqual([])
})
