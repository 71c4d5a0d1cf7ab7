import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Walk } from '../axe-walk'
import { expect, test } from '../fixtures'
import { hasPython, makeJudgedSet, MARKUP, MISREADING } from '../judged-set'
import { AppPage } from '../pages/app'
import { ProgramsPage } from '../pages/programs'
import { SetPage } from '../pages/set'

test.skip(
  process.platform === 'win32',
  'Its programs are scripts of Unix: run it on Linux or macOS.',
)

test('programs are judged on all tests, held against what is expected, and explained', async ({
  open,
  folder,
}) => {
  test.skip(!hasPython(), 'There is no python3 to run programs by: install it.')
  const files = await makeJudgedSet(folder)
  const app = new AppPage(await open())
  const page = new ProgramsPage(app)
  const walk = new Walk(app)
  await page.open(files.set)
  await expect(page.none).toContainText('Python (.py)')
  await walk.look('no programs', '[data-testid=set-page]')
  await page.add(files.right, files.wrong, files.crashing, files.slow)
  await page.setTimeLimit(1000)
  await page.runAll()
  const all = [...files.same, ...files.apart]
  expect(await page.verdicts('right.py', all)).toEqual(['OK', 'OK', 'OK', 'OK'])
  expect(await page.verdicts('wrong.py', all)).toEqual(['OK', 'OK', 'WA', 'WA'])
  expect(await page.verdicts('crashing.sh', all)).toEqual(['RE', 'RE', 'RE', 'RE'])
  expect(await page.verdicts('slow.sh', all)).toEqual(['TLE', 'TLE', 'TLE', 'TLE'])

  // What is expected is kept with the set; one program does what it should, one does not.
  await page.head('right.py').click()
  await page.expectVerdict('OK')
  await expect(page.head('right.py')).toContainText('as expected')
  await page.head('wrong.py').click()
  await page.expectVerdict('RE')
  await expect(page.head('wrong.py')).toContainText('WA, not RE')
  await expect(await page.cell('wrong.py', files.apart[0]!)).toHaveText(/^WA!/)
  await page.expectVerdict('RE')
  await page.expectVerdict('WA')
  await expect(page.summary).toContainText('2 of 2 as expected')
  const notes = (): Promise<string> => readFile(join(files.set, 'boardwright.json'), 'utf8')
  expect(await notes()).toContain('"expect"')

  // The tests that catch no wrong program.
  const isIdle = page.root.getByRole('checkbox', { name: 'No wrong program fails (2)' })
  await isIdle.check()
  await expect(page.grid.getByRole('rowheader')).toHaveText(files.same.map((name) => RegExp(name)))
  await isIdle.uncheck()

  // The program that has the misreading is found out, and its author told.
  await page.programPane.getByRole('button', { name: 'Diagnose' }).click()
  const suspect = page.programPane.locator(`[data-suspect="${MISREADING}"]`)
  await expect(suspect).toContainText('On 4 of 4 tests it prints exactly what this gives.')
  await walk.look('a program', '[data-testid=set-page]')
  await page.programPane.getByRole('button', { name: 'Copy text for the author' }).click()
  await expect.poll(() => app.shell.clipboardText()).toContain(MISREADING)

  // The keys lead to a wrong run: the difference, and the program's output as text.
  await page.head('wrong.py').press('ArrowDown')
  const current = page.grid.locator('[role=gridcell][tabindex="0"]')
  for (let row = 0; row < 3 && !(await current.innerText()).startsWith('WA'); row++)
    await app.press('ArrowDown')
  await expect(page.cellPane).toContainText(/Wrong answer at line \d/)
  await expect(page.cellPane.locator('mark')).toHaveCount(2)
  await expect(page.cellPane).toContainText(MISREADING)
  await expect(page.cellPane).toContainText(MARKUP)
  await expect(page.cellPane.locator('img, b')).toHaveCount(0)
  await expect(page.cellPane.getByTestId('printed-output').locator('.cm-differing')).toBeVisible()
  await walk.look('a run', '[data-testid=set-page]')
  expect(walk.found).toEqual({})

  await page.cellPane.getByRole('button', { name: 'Open at the step' }).click()
  await expect
    .poll(async () => files.apart.includes((await app.snapshot()).active ?? ''))
    .toBe(true)
  await expect.poll(async () => (await app.snapshot()).step).toBeGreaterThan(0)
  await new SetPage(app).back('judged')
  await page.cellPane.getByRole('button', { name: 'Compare', exact: true }).first().click()
  await expect(app.window.getByTestId('side-board')).toBeVisible()
  await new SetPage(app).back('judged')
})

test('limits are proposed from what the programs take, by keys, and kept with the set', async ({
  open,
  folder,
}) => {
  test.skip(!hasPython(), 'There is no python3 to run programs by: install it.')
  const files = await makeJudgedSet(folder)
  const programs = [
    { name: 'right', command: `python3 ${files.right}`, expect: ['OK'] },
    { name: 'slow', command: `sh ${files.slow}`, expect: ['TLE'] },
    { name: 'wrong', command: `python3 ${files.wrong}`, expect: ['WA'] },
  ]
  const notes = join(files.set, 'boardwright.json')
  await writeFile(notes, JSON.stringify({ version: 1, programs }))
  const app = new AppPage(await open())
  const page = new ProgramsPage(app)
  const walk = new Walk(app)
  await page.open(files.set)
  await page.head('slow').waitFor()
  const { dialog } = await page.proposeLimits()
  await app.window.keyboard.type('1000')
  await app.press('Tab')
  await app.window.keyboard.type('1')
  await app.shell.answerMessageBox('Run them')
  await app.press('Enter')
  const rows = dialog.getByRole('row')
  await expect(rows).toHaveText([/^Program/, /^rightaccepted/, /^slowtoo slow≥ 1\.00 s/])
  await expect(dialog.getByRole('status')).toContainText(/^Proposed: \d+ s and 256 MB/)
  await walk.look('proposed limits', '[role=dialog]')
  expect(walk.found).toEqual({})
  await dialog.getByRole('button', { name: 'Keep these limits' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => JSON.parse(await readFile(notes, 'utf8')) as unknown)
    .toMatchObject({ limits: { time: expect.any(Number), memory: 256 } })
  // The window hears of the step only after the file has it, and before that there is nothing to undo.
  const undone = async (): Promise<string> => {
    await app.press('Control+z')
    return readFile(notes, 'utf8')
  }
  await expect.poll(undone).not.toContain('"limits"')
})

test('a program whose source changes runs again, and programs are named and moved by keys', async ({
  open,
  folder,
}) => {
  const files = await makeJudgedSet(folder)
  const app = new AppPage(await open())
  const page = new ProgramsPage(app)
  await page.open(files.set)
  await page.add(files.right, files.wrong, files.crashing, files.slow)
  await page.setTimeLimit(1000)
  await page.runAll()
  // Another text of one program: it alone runs again, also where the focus is in the matrix.
  await page.head('crashing.sh').click()
  await expect(page.head('crashing.sh')).toBeFocused()
  await writeFile(files.crashing, '#!/bin/sh\nexit 3\n')
  await expect(page.head('crashing.sh')).toContainText('changed since')
  await app.press('Control+Enter')
  await expect(page.summary).toContainText(/4 runs in .*, 12 cached/)
  await (await page.cell('crashing.sh', files.same[0]!)).click()
  await expect(page.cellPane).toContainText('exit code 3')

  // By itself, where that is wanted.
  await page.root.getByRole('checkbox', { name: 'Run again on change' }).check()
  await writeFile(files.crashing, '#!/bin/sh\nexit 4\n')
  await expect(page.cellPane).toContainText('exit code 4')

  // By keys: another name, another place, gone from the list, and back.
  await page.head('slow.sh').click()
  await app.press('F2')
  await app.window.keyboard.type('endless')
  await app.press('Enter')
  await expect(page.head('endless')).toBeFocused()
  await app.press('Alt+ArrowLeft')
  await expect(page.heads.nth(2)).toContainText('endless')
  await expect(page.head('endless')).toBeFocused()
  await app.press('Delete')
  await expect(page.heads).toHaveCount(3)
  await app.press('Control+z')
  await expect(page.heads).toHaveCount(4)
  await expect(await page.cell('endless', files.same[0]!)).toHaveText(/^TLE/)
})

test('a command that came with the folder runs only after the user agrees, and can be stopped', async ({
  open,
  folder,
}) => {
  const { set, same } = await makeJudgedSet(folder)
  const mark = join(folder, 'ran')
  await writeFile(join(set, 'came.sh'), `#!/bin/sh\necho >> '${mark}'\nexec sleep 600\n`, {
    mode: 0o755,
  })
  const programs = [{ name: 'came', command: './came.sh', expect: ['OK'] }]
  await writeFile(join(set, 'boardwright.json'), JSON.stringify({ version: 1, programs }))
  const hasRun = (): Promise<boolean> =>
    access(mark).then(
      () => true,
      () => false,
    )
  const app = new AppPage(await open())
  const page = new ProgramsPage(app)
  await page.open(set)
  await page.setTimeLimit(60_000)
  await expect(page.head('came')).toContainText('expected OK')
  await app.shell.answerMessageBox('Not now')
  await app.press('Control+Enter')
  await expect(page.head('came')).toContainText('not allowed')
  await expect(await page.cell('came', same[0]!)).toHaveText('·')
  expect(await hasRun()).toBe(false)

  await app.shell.answerMessageBox('Run it')
  await app.press('Control+Enter')
  await expect.poll(hasRun).toBe(true)
  await expect.poll(() => app.shell.labelOf('programs-run')).toBe('Stop programs')
  await expect(await page.cell('came', same[0]!)).toHaveText('…')
  await page.root.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.summary).toContainText('stopped after 0 runs')
  await expect(await page.cell('came', same[0]!)).toHaveText('·')
})

test('a source that does not compile fails everywhere, in the words of the compiler @always', async ({
  open,
  folder,
}) => {
  const { set, same } = await makeJudgedSet(folder)
  const source = join(folder, 'broken.cpp')
  await writeFile(source, 'int main() { return nowhere; }\n')
  const app = new AppPage(await open())
  const page = new ProgramsPage(app)
  await page.open(set)
  const found = await page.none.innerText()
  test.skip(!found.includes('C++ (.cpp'), 'There is no compiler of C++: install g++.')
  await page.add(source)
  await page.expectVerdict('CE')
  await page.runAll()
  await expect(page.head('broken.cpp')).toContainText('CE, as expected')
  await expect(page.programPane).toContainText('It does not compile.')
  await expect(page.programPane).not.toContainText('Not run yet.')
  expect(await page.verdicts('broken.cpp', same)).toEqual(['CE', 'CE'])
  await (await page.cell('broken.cpp', same[0]!)).click()
  await expect(page.cellPane).toContainText('nowhere')
  await page.cellPane.getByRole('button', { name: 'Copy compiler output' }).first().click()
  await expect.poll(() => app.shell.clipboardText()).toContain('nowhere')
})

test('the page can ask for programs by their tickets, and names neither command nor path @always', async ({
  open,
  folder,
}) => {
  const { set, right } = await makeJudgedSet(folder)
  const mark = join(folder, 'ran')
  const app = new AppPage(await open())
  const page = new ProgramsPage(app)
  await page.open(set)
  await page.add(right)
  const outcome = await app.window.evaluate(
    async ({ mark, set: path }) => {
      const { bridge } = globalThis as unknown as {
        bridge: { request: (name: string, ...args: unknown[]) => Promise<unknown> }
      }
      const recent = (await bridge.request('set:recent')) as { ticket: string }[]
      const list = await bridge.request('programs:list', path)
      const ticket = recent[0]!.ticket
      const limits = { time: 1000, memory: 2 ** 28 }
      const run = { set: ticket, programs: null, tests: null, limits, extent: 'all' }
      const refused = (reply: Promise<unknown>): Promise<string> =>
        reply.then(
          () => 'answered',
          ({ message }: Error) => (/internal error/.test(message) ? 'refused' : message),
        )
      const command = `touch ${mark}`
      return {
        list,
        refused: await Promise.all(
          [
            bridge.request('programs:run', 900, { ...run, command }),
            bridge.request('programs:run', 900, { ...run, programs: [{ command }] }),
            bridge.request('programs:run', 900, { ...run, limits: { ...limits, output: 1 } }),
            bridge.request('programs:choose', ticket, null, command),
            bridge.request('programs:change', ticket, { kind: 'add', name: 'x', command }),
            bridge.request('programs:change', ticket, {
              kind: 'name',
              program: 'x',
              name: 'x',
              command,
            }),
          ].map(refused),
        ),
        // Of the right form, and of nothing that is there.
        made: await bridge.request('programs:run', 900, { ...run, programs: ['/bin/sh', command] }),
        details: await bridge.request('programs:details', ticket, '/bin/sh', '../../etc/passwd'),
        changed: await bridge.request('programs:change', ticket, {
          kind: 'name',
          program: '/bin/sh',
          name: 'x',
        }),
      }
    },
    { mark, set },
  )
  expect(outcome.refused).toEqual(Array.from({ length: 6 }, () => 'refused'))
  expect(outcome.list).toMatchObject({ programs: [] })
  expect(outcome).toMatchObject({ changed: { done: [] } })
  await expect(page.heads).toHaveCount(1)
  await expect(access(mark)).rejects.toThrow()
  app.errors.length = 0
})
