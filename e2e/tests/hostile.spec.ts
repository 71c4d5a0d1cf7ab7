import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, root, test } from '../fixtures'
import { hasPython } from '../judged-set'
import { AppPage } from '../pages/app'
import { ProgramsPage } from '../pages/programs'
import { samplePath } from '../samples'

test.skip(
  process.platform !== 'linux',
  'It looks at processes as Linux tells of them: run it on Linux.',
)

const usual = process.env['TMPDIR']
test.afterEach(() => {
  if (usual === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = usual
})

test('hostile programs hold up nothing, change nothing and leave nothing', async ({
  launch,
  folder,
}) => {
  test.skip(!hasPython(), 'There is no python3 to run programs by: install it.')
  const [set, programs, temporary] = ['set', 'programs', 'temporary'].map((one) =>
    join(folder, one),
  )
  for (const one of [set!, programs!, temporary!]) await mkdir(one)
  process.env['TMPDIR'] = temporary
  const level = await readFile(samplePath('rockets'))
  for (const name of ['1.in', '2.in']) await writeFile(join(set!, name), level)
  await writeFile(join(set!, '1.ans'), '8\n8\n')
  const names = ['pipes-for-files.py', 'deep.py', 'writes-input.py', 'answer-beside.py', 'deaf.py']
  const hostile = names.map((name) => join(programs!, name))
  for (const file of hostile)
    await cp(join(root, 'src-main/programs/testing/hostile', basename(file)), file)
  const right = join(programs!, 'right.sh')
  await writeFile(right, '#!/bin/sh\necho 8\necho 8\n', { mode: 0o755 })

  const app = new AppPage(await launch())
  const page = new ProgramsPage(app)
  await page.open(set!)
  await page.add(...hostile.slice(0, -1), right)
  await page.runAll()
  const tests = ['1.in', '2.in']
  expect(await page.verdicts('right.sh', tests)).toEqual(['OK', 'OK'])
  for (const name of names.slice(0, 3))
    expect(await page.verdicts(name, tests)).toEqual(['WA', 'WA'])
  expect(await page.verdicts('answer-beside.py', tests)).toEqual(['RE', 'RE'])

  // One that hears no signal is stopped all the same, and ends with the app.
  await page.add(hostile.at(-1)!)
  const run = page.root.getByRole('button', { name: 'Run', exact: true })
  const stop = page.root.getByRole('button', { name: 'Stop', exact: true })
  await run.click()
  await expect.poll(runningDeaf(hostile.at(-1)!)).toBe(true)
  await stop.click()
  await expect(run).toBeVisible()
  await expect.poll(runningDeaf(hostile.at(-1)!)).toBe(false)
  await run.click()
  await expect.poll(runningDeaf(hostile.at(-1)!)).toBe(true)
  await app.shell.close()
  await expect.poll(runningDeaf(hostile.at(-1)!)).toBe(false)

  for (const name of tests) expect(await readFile(join(set!, name))).toEqual(level)
  expect(await readFile(join(set!, '1.ans'), 'utf8')).toBe('8\n8\n')
  expect((await readdir(set!)).toSorted()).toEqual(
    ['1.ans', ...tests, 'boardwright.json'].toSorted(),
  )
  const left = async (): Promise<string[]> =>
    (await readdir(temporary!)).filter((name) => name.startsWith('boardwright-'))
  await expect.poll(left).toEqual([])
})

/** Whether a process has a file in its command line. */
function runningDeaf(file: string): () => Promise<boolean> {
  return async () => {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const lines = pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
    return (await Promise.all(lines)).some((line) => line.includes(file))
  }
}
