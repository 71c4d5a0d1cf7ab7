import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

const sample = samplePath('rockets')

const names = async (app: AppPage) => (await app.snapshot()).tabs.map(({ name }) => name)

type Counting = typeof window & { opened: number }

/** Lets the page count how often main tells it of files that were opened. */
const countOpened = (app: AppPage) =>
  app.window.evaluate(`window.opened = 0, bridge.on('file:opened', () => window.opened++), null`)

const opened = (app: AppPage) => app.window.evaluate(() => (window as Counting).opened)

test('a file that is reached by several paths has one tab', async ({ open, folder }) => {
  const file = join(folder, 'level.txt')
  await writeFile(file, await readFile(sample, 'utf8'))
  await symlink('level.txt', join(folder, 'link.txt'))
  await mkdir(join(folder, 'sub'))
  const roundabout = `${folder}/sub/../level.txt`
  const app = new AppPage(await open(file, join(folder, 'link.txt'), roundabout))
  await app.settled()
  expect(await names(app)).toEqual(['level.txt'])
  await app.shell.answerOpenDialog(join(folder, 'link.txt'), roundabout)
  await app.press('Control+o')
  await app.press('Control+o')
  await app.kept()
  expect(await names(app)).toEqual(['level.txt'])
})

test('a file that is asked for twice at once has one tab', async ({ open, folder }) => {
  const file = join(folder, 'level.txt')
  await writeFile(file, await readFile(sample, 'utf8'))
  const app = new AppPage(await open())
  await app.snapshot()
  // As two quick double clicks in a file manager do.
  await countOpened(app)
  await Promise.all([1, 2, 3].map(() => app.shell.openFromOutside([file])))
  await expect.poll(() => opened(app)).toBe(3)
  await expect.poll(() => names(app)).not.toEqual([])
  await app.settled()
  await app.kept()
  expect(await names(app)).toEqual(['level.txt'])
})

test('saving as does not replace a file that another tab holds', async ({ open, folder }) => {
  const [mine, other] = [join(folder, 'mine.txt'), join(folder, 'other.txt')]
  const text = await readFile(sample, 'utf8')
  await writeFile(mine, `${text}\n`)
  await writeFile(other, text)
  const app = new AppPage(await open(other, mine))
  await expect.poll(() => names(app)).toEqual(['other.txt', 'mine.txt'])
  await app.settled()
  await app.shell.answerSaveDialog(other)
  await app.press('Control+Shift+s')
  await expect(app.status()).toContainText(
    'other.txt is open in another tab: save it there, or close it first.',
  )
  expect(await readFile(other, 'utf8')).toBe(text)
  await app.tab('other.txt').click()
  await app.press('Control+w')
  await expect.poll(() => names(app)).toEqual(['mine.txt'])
  await app.press('Control+Shift+s')
  await expect(app.status()).toContainText('Saved other.txt')
  expect(await readFile(other, 'utf8')).toBe(`${text}\n`)
})
