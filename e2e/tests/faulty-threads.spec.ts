import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { progers as game } from '../../src-main/core/games/testing'
import { makeRng } from '../../src-main/core/kernel/rng'
import { cutTexts } from '../cut-texts'
import { expect, needsElectron, test } from '../fixtures'
import { plantFaults } from '../faulty-threads'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { ComparePage } from '../pages/compare'
import { LogFile } from '../pages/log'
import { TransportPage } from '../pages/transport'
import { samplePath } from '../samples'

needsElectron('the faults are planted into its main process')

const rockets = samplePath('rockets')
const progers = samplePath('progers')

const failures = [
  ['fill the heap', 'needs more memory than is available'],
  ['throw', 'crashed: a planted fault'],
  ['exit', 'crashed: the worker ended with code 7'],
] as const

test('a run that goes wrong ends with a message, and the next edit runs', async ({ launch }) => {
  const running = await launch(rockets)
  const app = new AppPage(running)
  const log = new LogFile(running)
  const board = new BoardPage(app.window)
  await app.settled()
  const choose = await plantFaults(running.shell.electron)
  const failed = (words: string) => app.window.getByText(`The run failed: ${words}`)
  const edit = async () => {
    await board.layArrow(3, 2, 0.4, 0)
  }
  await edit()
  // The thread that the app had kept was ended under the run.
  await expect(failed('the run crashed: the worker ended with code 1')).toBeVisible()

  for (const [fault, words] of failures) {
    await choose(fault)
    await app.press('Control+z')
    await expect(failed(`the run ${words}`)).toBeVisible()
    await choose('sound')
    await app.press('Control+y')
    const { isSettled, answer } = await app.settled()
    expect([isSettled, answer !== null]).toEqual([true, true])
    await expect(failed('')).toBeHidden()
    await log.expectLine(`run failed the run ${words}`)
  }

  await choose('hang')
  await app.press('Control+z')
  await new TransportPage(app.window).click('Stop recording')
  await expect(app.window.getByText(/^Stopped at turn/)).toBeVisible()
  await app.press('Control+y')
  await expect(app.window.getByTestId('recording')).toBeVisible()
  await choose('sound')
  await app.press('Control+z')
  expect((await app.settled()).answer).not.toBeNull()
})

test('a comparison that goes wrong says so and leaves the board alone', async ({ launch }) => {
  const running = await launch(rockets)
  const app = new AppPage(running)
  const compare = new ComparePage(app)
  await app.settled()
  const choose = await plantFaults(running.shell.electron)
  for (const [fault, words] of failures) {
    await choose(fault)
    await app.press('Control+Shift+r')
    await expect(compare.difference()).toHaveText(`the run failed: the run ${words}`)
    await app.press('F7')
    await app.window.getByRole('button', { name: /^Stop comparing/ }).click()
  }
  await choose('hang')
  await app.press('Control+Shift+r')
  await expect(compare.difference()).toHaveText('looking for a difference…')
  await app.window.getByRole('button', { name: /^Stop comparing/ }).click()
  await choose('sound')
  await app.press('Control+Shift+r')
  await compare.choose(/whole board/)
  expect((await compare.searched()).firstDifference).not.toBeNull()
})

for (const language of ['en', 'ru']) {
  test(`${language}: while a set is looked at, and when that is stopped, every text of a small window is read whole`, async ({
    launch,
    folder,
  }) => {
    const set = join(folder, 'a set of tests')
    await mkdir(set)
    for (const name of ['01.in', '02.in']) await copyFile(rockets, join(set, name))
    const running = await launch(`--lang=${language}`)
    const app = new AppPage(running)
    await app.window.getByTestId('start-page').waitFor()
    await app.resize(1024, 700)
    const choose = await plantFaults(running.shell.electron)
    await choose('hang')
    await app.shell.answerOpenDialog(set)
    await app.choose('open-folder')
    const head = app.window.getByTestId('set-page').locator('header')
    await head.getByRole('progressbar').waitFor()
    expect(await cutTexts(app.window)).toEqual([])
    await head.getByRole('progressbar').locator('xpath=following::button').first().click()
    await expect(head.getByRole('status')).toContainText(
      language === 'en' ? 'stopped' : 'остановлено',
    )
    expect(await cutTexts(app.window)).toEqual([])
  })

  test(`${language}: while a difference is looked for, every text of a small window is read whole`, async ({
    launch,
  }) => {
    const running = await launch(`--lang=${language}`, rockets)
    const app = new AppPage(running)
    await app.settled()
    await app.resize(1024, 700)
    const choose = await plantFaults(running.shell.electron)
    await choose('hang')
    await app.press('Control+Shift+r')
    const difference = new ComparePage(app).difference()
    await expect(difference).toHaveText(/…$/)
    expect(await cutTexts(app.window)).toEqual([])
    // Nor is it shortened to what a title says.
    const [shown, whole] = await difference.evaluate((at) => [at.clientWidth, at.scrollWidth])
    expect(shown).toBe(whole)
  })
}

test('a match that goes wrong ends with a message, and the next one is played', async ({
  launch,
  folder,
}) => {
  const file = join(folder, 'match.progers')
  const { generator, format } = game
  await writeFile(file, format.print(generator.generate(generator.defaults, makeRng(1))))
  const running = await launch(file)
  const app = new AppPage(running)
  await app.settled()
  const choose = await plantFaults(running.shell.electron)
  await app.showPane('Match')
  for (const player of [0, 1]) {
    await app.window.getByLabel(`Player ${player}`).selectOption({ index: 1 })
  }
  const notice = async () => (await app.snapshot()).notice
  const playOn = app.window.getByRole('button', { name: 'Play one move' })
  for (const [fault, words] of failures) {
    await choose(fault)
    await playOn.click()
    await expect.poll(notice).toBe(`The match could not be played: the match ${words}.`)
  }
  await choose('hang')
  await playOn.click()
  await app.window.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.poll(notice).toBe('Stopped.')
  await choose('sound')
  await playOn.click()
  await expect.poll(notice).toContain('One turn played.')
})

test('a level that cannot be generated is reported, one that takes long can be stopped', async ({
  launch,
}) => {
  const running = await launch(progers)
  const app = new AppPage(running)
  await app.settled()
  const choose = await plantFaults(running.shell.electron)
  await app.press('Control+g')
  const dialog = app.window.getByRole('dialog')
  const generate = dialog.getByRole('button', { name: 'Generate' })
  for (const [fault, words] of failures) {
    await choose(fault)
    await generate.click()
    await expect(dialog.getByRole('alert')).toHaveText(
      `Could not generate a level: the level ${words}.`,
    )
  }
  await choose('hang')
  await generate.click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await choose('sound')
  await generate.click()
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  expect((await app.settled()).diagnostics).toEqual([])
})
