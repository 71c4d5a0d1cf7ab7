import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { badFiles } from '../../bench/bad-files'
import { peakMemory } from '../../bench/memory'
import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

const sample = samplePath('rockets')
const MEGABYTE = 1024 * 1024
/** Most memory of all processes together, in MB (PSS). */
const MOST_MEMORY = 500

/** Opens a file until something is seen, within the memory there is for it; returns time and memory in words. */
async function openInLittleMemory(
  app: AppPage,
  path: string,
  seen: () => Promise<void>,
): Promise<string> {
  await app.shell.answerOpenDialog(path)
  const begun = Date.now()
  const peak = await peakMemory(app.shell.electron.process().pid!, async () => {
    await app.press('Control+o')
    await seen()
  })
  if (peak) expect(peak.megabytes, path).toBeLessThan(MOST_MEMORY)
  return `${Date.now() - begun} ms, at most ${peak?.megabytes.toFixed(0)} MB`
}

test('every bad file gets a message, quickly and in little memory', async ({ launch, folder }) => {
  needsElectron('its memory is measured')
  test.skip(
    process.platform === 'win32',
    'Pipes and links are made the way of Unix: run it on Linux or macOS.',
  )
  const app = new AppPage(await launch())
  const figures: string[] = []
  for (const { name, told, make } of badFiles) {
    const path = join(folder, name)
    await make(path)
    const figure = await openInLittleMemory(app, path, () =>
      expect(app.window.getByText(told).first()).toBeVisible(),
    )
    figures.push(`${name}: ${figure}`)
    expect((await app.snapshot()).tabs).toEqual([])
  }
  test.info().annotations.push({ type: 'figures', description: figures.join('\n') })
  console.log(figures.join('\n'))
})

test('a level with a tail of rubbish opens in little memory', async ({ launch, folder }) => {
  needsElectron('its memory is measured')
  const path = join(folder, 'tail.txt')
  await writeFile(path, (await readFile(sample, 'utf8')) + 'x y\n'.repeat((MEGABYTE / 16) * 3))
  const app = new AppPage(await launch())
  const figure = await openInLittleMemory(app, path, () => expect(app.answer()).toHaveText('8 8'))
  console.log(`tail of 0.75 MB: ${figure}`)
})

test('a broken text of half a megabyte opens to be mended', async ({ launch, folder }) => {
  needsElectron('its memory is measured')
  const path = join(folder, 'broken.txt')
  await writeFile(path, 'x y\n'.repeat(MEGABYTE / 8))
  const app = new AppPage(await launch())
  const figure = await openInLittleMemory(app, path, () =>
    expect(app.noLevel()).toContainText('This file doesn’t match any game.'),
  )
  console.log(`broken half megabyte: ${figure}`)
  expect(await app.snapshot()).toMatchObject({ isBroken: true })
})

test('an empty file and texts of other programs open with what is expected', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open())
  for (const [name, text] of [
    ['empty.txt', ''],
    ['sokoban.txt', '#####\n#@$.#\n#####\n'],
    ['data.json', '{"rows":5}\n'],
  ] as const) {
    await writeFile(join(folder, name), text)
    await app.shell.answerOpenDialog(join(folder, name))
    await app.press('Control+o')
    await expect(app.tab(name).first()).toBeVisible()
    await expect(app.noLevel()).toContainText(
      text === '' ? 'This file is empty.' : 'This file doesn’t match any game. Closest:',
    )
    expect(await app.snapshot()).toMatchObject({ text, isBroken: true, answer: null, stepCount: 0 })
    expect((await app.snapshot()).diagnostics.length).toBeGreaterThan(0)
  }
})

test('a text that is no level shows itself, and becomes the level of the game that is chosen', async ({
  open,
  reopen,
  folder,
}) => {
  const path = join(folder, 'notes.txt')
  await writeFile(path, 'hello world\n')
  const app = new AppPage(await open(path))
  await expect(app.noLevel()).toContainText('This file doesn’t match any game.')
  // Nothing is invented: no board, no answer, no run, and nothing to ask of one.
  for (const id of ['transport', 'answer']) await expect(app.window.getByTestId(id)).toHaveCount(0)
  await expect(app.window.locator('[data-board]')).toHaveCount(0)
  await expect(app.text()).toHaveText('hello world')
  await app.press('l')
  await app.press('Control+Shift+r')
  expect(await app.snapshot()).toMatchObject({ comparison: null, tabs: [{ isDirty: false }] })
  expect((await app.snapshot()).lines).toHaveLength(1)
  const read = app.noLevel().getByRole('button', { name: 'Read as River Labyrinth' })
  await read.click()
  await expect(read).toHaveAttribute('aria-pressed', 'true')
  await expect(read).toBeFocused()
  await expect(app.noLevel()).toContainText('As River Labyrinth: Line 1')
  // The choice and what was typed outlast the app; the file stays as it is until it is saved.
  await app.text().click()
  await app.press('Control+End')
  await app.window.keyboard.type('more')
  await app.kept()
  expect(await readFile(path, 'utf8')).toBe('hello world\n')
  const again = new AppPage(await reopen())
  await expect(again.noLevel()).toContainText('As River Labyrinth: Line 1')
  await again.press('Control+s')
  await expect.poll(() => readFile(path, 'utf8')).toBe('hello world\nmore')
  await again.text().click()
  await again.press('Control+a')
  await again.window.keyboard.insertText(await readFile(samplePath('rockets'), 'utf8'))
  await expect(again.noLevel()).toContainText(
    'isn’t a River Labyrinth level. It looks like Rockets.',
  )
  await again.press('Control+a')
  await again.window.keyboard.insertText(await readFile(samplePath('labyrinth'), 'utf8'))
  await expect(again.window.locator('[data-board]')).toBeVisible()
  await expect(again.text()).toBeFocused()
  expect((await again.settled()).answer).not.toBeNull()
})

test('a byte order mark, CRLF and mixed line ends are no trouble', async ({ open, folder }) => {
  const text = await readFile(sample, 'utf8')
  const app = new AppPage(await open())
  for (const [name, data] of [
    ['bom.txt', `\uFEFF${text}`],
    ['crlf.txt', text.replaceAll('\n', '\r\n')],
    ['mixed.txt', text.replace('\n', '\r\n')],
  ] as const) {
    await writeFile(join(folder, name), data)
    await app.shell.answerOpenDialog(join(folder, name))
    await app.press('Control+o')
    await expect(app.answer()).toHaveText('8 8')
  }
})

test('the notice of a bad file stays above an open level until it is closed', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open(sample))
  await app.settled()
  const path = join(folder, 'zero.txt')
  await writeFile(path, '5 5\0\n')
  await app.shell.answerOpenDialog(path)
  await app.press('Control+o')
  const notice = app.window.getByTestId('notice-bar')
  await expect(notice).toContainText('zero.txt: Line 1, column 4: found a zero byte')
  await notice.getByRole('button').click()
  await expect(notice).toBeHidden()
  expect((await app.snapshot()).tabs).toHaveLength(1)
})

test('a text of another game is named with its game, and opens as that', async ({ open }) => {
  const app = new AppPage(await open(sample))
  await app.settled()
  const map = samplePath('labyrinth')
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+a')
  await app.window.keyboard.insertText(await readFile(map, 'utf8'))
  const bar = app.window.getByTestId('broken-text')
  await expect(bar).toContainText('This text isn’t a Rockets level. It looks like River Labyrinth.')
  await bar.getByRole('button', { name: 'Open as River Labyrinth' }).click()
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  expect(await app.settled()).toMatchObject({ isBroken: false, text: await readFile(map, 'utf8') })
})
