import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findInPath } from '../../src-main/programs/isolation'
import { expect, test } from '../fixtures'
import { violations } from '../axe'
import { AppPage } from '../pages/app'
import { ComparePage } from '../pages/compare'
import { SetPage } from '../pages/set'
import { StressPage } from '../pages/stress'
import { samplePath } from '../samples'
import { root } from '../start-electron'

const solution = join(root, 'src-main/programs/testing/solutions/labyrinth.py')

test.beforeAll(async () => {
  test.skip(
    (await findInPath('python3')) === null,
    'There is no python3 to run programs by: install it.',
  )
})

/** A level that is small already: to shrink what is made of it takes few runs of a program, however slowly it starts. */
const BUMP = 'o   w   o   \n1\n0 0 EE\n'
/** A seed whose first new level shows the misreadings here, and is small. */
const SEED = '4'

/** Writes a solution of labyrinth that has a misreading; its path. */
async function plant(folder: string, misreading: string): Promise<string> {
  const text = await readFile(solution, 'utf8')
  const file = join(folder, 'contestant.py')
  await writeFile(file, text.replace(/^MISREADING = .*$/m, `MISREADING = "${misreading}"`))
  return file
}

/** Command lines of processes that name a file. */
async function processesOf(file: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''))
  return (await Promise.all(lines)).filter((line) => line.includes(file))
}

test('a program is stressed until it fails, and the level that is left is kept in the set', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open())
  const tests = join(folder, 'tests')
  await mkdir(tests)
  await writeFile(join(tests, '1.in'), BUMP)
  const set = new SetPage(app)
  await set.open(tests)
  const stress = new StressPage(app)
  await stress.open(await plant(folder, 'bump-writes-w'))
  await stress.press('Start')
  await expect(stress.verdict).toHaveText(/^Wrong answer at line 1, column \d+$/)
  await expect(stress.status).toHaveText(
    /^It fails on level \d+ of seed 1; the level cannot be shrunk further\.$/,
  )
  await expect(stress.dialog.locator('mark')).toHaveCount(2)
  await expect(stress.dialog).toContainText('Bumping into a wall or the border writes w.')
  expect(await violations(app.window, '[role=dialog]')).toEqual([])

  await stress.press('Copy command')
  const command =
    /^boardwright stress labyrinth --program \S*contestant\.py --seed 1 .*--near \S+tests /
  await expect.poll(() => app.shell.clipboardText()).toMatch(command)
  await stress.press('Keep in the set')
  await expect(set.row('bump-writes-w.in')).toBeVisible()
  // A level is listed as soon as its file is there; its note is written after it.
  const notes = () => readFile(join(tests, 'boardwright.json'), 'utf8').catch(() => '')
  await expect.poll(notes).toContain('bump-writes-w.in')
  expect(JSON.parse(await notes()).tests['bump-writes-w.in'].note).toMatch(
    /^contestant\.py fails: wrong answer\. The cause is .* bump-writes-w: .* as level \d+ with seed 1\.$/,
  )
})

test('what is found opens beside the misreading, at the step that writes what is expected', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  await app.settled()
  const stress = new StressPage(app)
  await stress.open(await plant(folder, 'bump-writes-nothing'))
  await stress.dialog.getByLabel('Seed').fill(SEED)
  await stress.press('Start')
  await expect(stress.verdict).toBeVisible()
  await stress.press('Open')
  await expect(app.tab('bump-writes-nothing.txt')).toBeVisible()
  const { other } = await new ComparePage(app).searched()
  expect(other).toBe('bump-writes-nothing')
  await expect.poll(async () => (await app.snapshot()).step).toBeGreaterThan(0)
})

test('stopped in the middle, nothing of the program is left', async ({ open, folder }) => {
  test.skip(process.platform !== 'linux', 'processes are looked for in /proc: run it on Linux')
  const app = new AppPage(await open(samplePath('labyrinth')))
  await app.settled()
  const file = join(folder, 'slow.py')
  await writeFile(file, 'import time\ntime.sleep(600)\n')
  const stress = new StressPage(app)
  await stress.open(file)
  await stress.press('Start')
  await expect.poll(() => processesOf(file)).not.toEqual([])
  await stress.press('Stop')
  await expect(stress.status).toHaveText(/^Stopped\. \d+ levels? tried\.$/)
  expect(await processesOf(file)).toEqual([])

  // Closing the dialog stops as well.
  await stress.press('Start')
  await expect.poll(() => processesOf(file)).not.toEqual([])
  await app.press('Escape')
  await expect.poll(() => processesOf(file)).toEqual([])
})
