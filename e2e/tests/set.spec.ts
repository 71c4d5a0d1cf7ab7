import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Walk } from '../axe-walk'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { pestSet, SetPage } from '../pages/set'
import { COUNT, makeSet, RED } from '../pest-set'
import { samplePath } from '../samples'

test('a folder is looked at as a whole: filter it, open the test that is red, and mend it', async ({
  open,
  folder,
}) => {
  const { set, app, page } = await pestSet(open, folder)
  await expect(page.root.getByText(`${COUNT} tests · 2 with a problem`)).toBeVisible()
  await expect(page.row('01-small.in')).toContainText(/5 × 5.*8.*correct/)
  await expect(page.row('02-small.in')).toContainText('wrong')
  // What is expected beside the second sample is wrong: the step that decides the official answer shows why.
  await app.choose('set-compare')
  await expect(page.dialog).toContainText('1 equal · 1 differs')
  await expect(page.dialog).toContainText(
    'Line 1, column 1: expected 1, the official answer has 8.',
  )
  await page.dialog.getByRole('button', { name: 'Open at the step' }).click()
  await expect.poll(async () => (await app.snapshot()).active).toBe('02-small.in')
  await expect.poll(async () => (await app.snapshot()).step).toBeGreaterThan(0)
  await page.back('pests')
  // To the end by keys, into the test and back: the table stands where it stood.
  const last = page.row(`${COUNT}-small.in`)
  await page.row('01-small.in').click()
  await app.press('End')
  await expect(last).toBeFocused()
  await app.press('Enter')
  await expect.poll(async () => (await app.snapshot()).active).toBe(`${COUNT}-small.in`)
  await app.widen(6)
  await page.back('pests')
  await expect(last).toBeInViewport()
  // It reports the state of the file.
  await expect(last.getByTitle(/with unsaved changes/)).toHaveText(/●/)
  await expect(last).toContainText('5 × 5')
  await expect(page.row('29-small.in')).not.toContainText('●')
  await page.root.getByRole('checkbox', { name: /With a problem/ }).check()
  await expect(page.rows).toHaveCount(4)
  await page.filter.fill('broken')
  await expect(page.row(RED)).toContainText('Line 9')
  // By keys alone: from the filter into the table, and the test opens.
  await app.press('ArrowDown')
  await app.press('Enter')
  await expect.poll(async () => (await app.snapshot()).active).toBe(RED)
  // The text is fixed by another program; the set follows.
  await page.back('pests')
  const red = join(set, 'secret', RED)
  await writeFile(red, (await readFile(red, 'utf8')).replace('2 0 Q', '2 0 W'))
  await expect(page.root.getByText(`${COUNT} tests · 1 with a problem`)).toBeVisible({})
})

test('what the set misses is found, added to it, and caught from then on; answers are written', async ({
  open,
  folder,
}) => {
  const { set, app, page } = await pestSet(open, folder)
  await page.show('Coverage')
  const missed = page.coverage
    .locator('li[data-reading]')
    .filter({ hasText: 'No test catches this' })
  await missed.first().waitFor()
  const before = await missed.count()
  const reading = (await missed.first().getAttribute('data-reading'))!
  await missed.first().getByRole('button', { name: 'Find a level…' }).click()
  await expect(page.dialog.getByText('Found.', { exact: true })).toBeVisible()
  await page.dialog.getByRole('button', { name: 'Add to the set' }).click()
  await expect(page.dialog).toBeHidden()
  const own = page.coverage.locator(`li[data-reading="${reading}"]`)
  await expect(own).toContainText('1 test')
  expect(await missed.count()).toBeLessThan(before)
  await page.show('Tests')
  await expect(page.row(`${reading}.in`)).toContainText(`Catches ${reading}`)

  await page.row(`${reading}.in`).click()
  await app.press('Home')
  const write = page.root.getByRole('button', { name: 'Write answers…' })
  // Beside the table as well as in it.
  await write.focus()
  await app.press('Control+a')
  await write.click()
  await expect(page.dialog).toContainText('Writes each test’s official answer')
  const plan = page.dialog.getByTestId('answer-plan')
  await expect(plan).toContainText(
    /New files\s*28.*Overwritten; undo restores them\s*1.*Already correct\s*1/s,
  )
  await page.dialog.getByRole('button', { name: 'Write 29 files' }).click()
  await expect(page.root.getByText('29 files written.')).toBeVisible()
  await expect(page.row('02-small.in')).toContainText('correct')
  const answers = async (): Promise<number> =>
    (await readdir(join(set, 'secret'))).filter((name) => name.endsWith('.ans')).length
  expect(await answers()).toBe(28)
  expect(await readFile(join(set, 'sample', '02-small.ans'), 'utf8')).toBe('8\n8\n')
  await page.root.getByRole('button', { name: 'Undo' }).click()
  await expect(page.root.getByText('29 files restored.')).toBeVisible()
  expect(await answers()).toBe(0)
  await page.root.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(answers).toBe(28)
  await page.root.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(answers).toBe(0)
  expect(await readFile(join(set, 'sample', '02-small.ans'), 'utf8')).toBe('1\n1\n')

  await page.row('02-small.in').click()
  await app.press('Shift+ArrowDown')
  await write.click()
  await expect(page.dialog).toContainText('answer of each of the 2 selected tests')
})

test('columns, notes and titles are the user’s own; a set comes back as it was left', async ({
  open,
  reopen,
  folder,
}) => {
  const { set, app, page } = await pestSet(open, folder)
  const notes = () => readFile(join(set, 'boardwright.json'), 'utf8').catch(() => '')
  // What is chosen is kept by the game, which is known once a test is looked at.
  await expect(page.row('02-small.in')).toContainText('wrong')
  await page.toggleColumn('Size')
  await page.toggleColumn('Picture')
  expect((await page.columns()).slice(0, 3)).toEqual(['Picture', 'Name', 'Answer'])
  await expect(page.row('01-small.in').locator('canvas')).toBeVisible()

  await page.row('02-small.in').click()
  await app.press('Shift+F2')
  await app.window.keyboard.type('given up')
  await app.press('Escape')
  await app.press('ArrowUp')
  await app.press('Shift+F2')
  await app.window.keyboard.type('the sample of the statement')
  await app.press('Enter')
  await expect(page.row('01-small.in')).toContainText('the sample of the statement')
  const heading = page.rows.filter({ hasText: /^secret/ })
  await heading.hover()
  await heading.getByRole('button', { name: 'Edit the title of secret' }).click()
  await app.window.keyboard.type('Hidden tests')
  await app.press('Enter')
  await expect(page.rows.filter({ hasText: /^Hidden tests/ })).toBeVisible()
  expect(await notes()).toMatch(/Hidden tests.*the sample of the statement/s)
  await page.root.getByRole('button', { name: 'Undo' }).click()
  await expect(heading).toBeVisible()
  await expect(page.root.getByRole('button', { name: 'Undo' })).toBeHidden()
  await app.press('Control+z')
  await expect.poll(notes).toBe('')

  await page.filter.fill('small')
  await page.root.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await page.row('30-small.in').click()
  await app.press('End')
  await expect(page.row('03-small.in')).toBeInViewport()
  await app.window.getByRole('button', { name: 'Close pests' }).click()
  await expect(page.root).toBeHidden()
  await app.press('Control+Shift+T')
  await expect(page.filter).toHaveValue('small')
  expect((await page.columns()).slice(0, 3)).toEqual(['Picture', 'Name', 'Answer'])
  await expect(page.row('03-small.in')).toBeInViewport()
  await app.kept()

  const again = new AppPage(await reopen())
  const back = new SetPage(again)
  await back.looked()
  await expect(back.filter).toHaveValue('small')
  const name = back.root.getByRole('columnheader', { name: 'Name' })
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(back.row('03-small.in')).toBeInViewport()
})

test('a level is found by several wishes and opened beside the misreading; a test is shrunk, and each step undone @always', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open())
  const page = new SetPage(app)
  await page.open(await makeSet(folder))
  await app.choose('find-level')
  const { dialog } = page
  await dialog.getByRole('combobox', { name: 'Condition 1', exact: true }).selectOption('catches')
  await dialog.getByRole('combobox', { name: 'Value of condition 1' }).selectOption('no-floor')
  await dialog.getByRole('button', { name: 'Add a condition' }).click()
  await dialog.getByRole('combobox', { name: 'Condition 2', exact: true }).selectOption('touches')
  await dialog
    .getByRole('combobox', { name: 'Value of condition 2' })
    .selectOption({ label: 'number of players: 4' })
  await dialog.getByRole('checkbox', { name: /As few other/ }).uncheck()
  await dialog.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(dialog.getByText('Found.', { exact: true })).toBeVisible()
  await expect(dialog.getByTestId('found-verdict')).toContainText('no-floor')
  await dialog.getByRole('button', { name: 'Open on the board' }).click()
  await expect.poll(async () => (await app.snapshot()).active).toBe('no-floor.txt')
  await expect(app.window.getByRole('combobox', { name: 'Compared with' })).toHaveValue(
    'reading no-floor',
  )
  await expect(app.window.getByTestId('difference')).toContainText('in turn')

  await page.back('pests')
  await page.row('01-small.in').click()
  const before = await readFile(samplePath('rockets'), 'utf8')
  await app.choose('shrink-level')
  const trait = dialog.getByRole('checkbox', { name: /^tenth-overall/ })
  await expect(trait).toBeChecked()
  await dialog.getByRole('button', { name: 'Shrink', exact: true }).click()
  await expect(dialog.getByText(/Nothing more can be removed/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Open on the board' }).click()
  await expect.poll(async () => (await app.snapshot()).active).toBe('01-small-small.txt')
  const text = async (): Promise<string> => (await app.snapshot()).text ?? ''
  expect((await text()).length).toBeLessThan(before.length)
  await expect(app.window.getByTestId('difference')).toContainText('in turn')
  // Back through all steps: the level is what it was.
  for (let step = 0; step < 200 && (await text()) !== before; step++) await app.choose('undo')
  expect(await text()).toBe(before)
})

test('axe-core finds nothing wrong with a set, its coverage and its dialogs', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open())
  const page = new SetPage(app)
  const walk = new Walk(app)
  await page.open(await makeSet(folder))
  await app.choose('theme-light')
  await walk.look('tests')
  await page.root.getByRole('button', { name: 'Write answers…' }).click()
  await page.dialog.getByTestId('answer-plan').waitFor()
  await walk.look('Write the answers', '[role=dialog]')
  await app.press('Escape')
  await page.row('01-small.in').click()
  for (const [command, name] of [
    ['set-bin', 'Move to trash'],
    ['set-rename', 'Rename'],
    ['set-new', 'New test'],
    ['set-generate', 'Generate tests'],
  ] as const) {
    await app.choose(command)
    await page.dialog.getByRole('button', { name: /^(Move|Rename|Create|Generate)/ }).waitFor()
    await walk.look(name, '[role=dialog]')
    await app.press('Escape')
    await expect(page.dialog).toBeHidden()
  }
  await page.show('Coverage')
  const find = page.coverage.getByRole('button', { name: 'Find a level…' }).first()
  await find.waitFor()
  await walk.look('coverage')
  await find.click()
  await page.dialog.getByText('Found.', { exact: true }).waitFor()
  await walk.look('find a level', '[role=dialog]')
  await app.press('Escape')
  await page.show('Tests')
  await page.row('01-small.in').click()
  await app.choose('shrink-level')
  await page.dialog.getByRole('checkbox', { name: /^tenth-overall/ }).waitFor()
  await walk.look('shrink a level', '[role=dialog]')
  expect(walk.found).toEqual({})
})
