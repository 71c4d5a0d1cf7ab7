import { join } from 'node:path'
import { makeRng, type Rng } from '../../src-main/core/kernel/rng'
import type { RunningApp } from '../fixtures'
import { AppPage } from '../pages/app'
import { PackageDialog } from '../pages/package'
import { ProgramsPage } from '../pages/programs'
import { SetPage } from '../pages/set'
import type { KillOptions } from './harness'
import { ARCHIVE, CERTIFICATE, SetDisk } from './set-disk'
import { staying } from './watch'

/** What is under way when the app is killed, beside programs on the tests. */
const aims = ['answers', 'archive', 'folder', 'certificate', 'compare', 'programs'] as const
type Aim = (typeof aims)[number]

/** What a run of the harness found. */
export interface SetTally {
  readonly kills: number
  /** Verdicts that were looked at after a restart. */
  readonly verdicts: number
  /** Each with seed and round. */
  readonly faults: readonly string[]
}

/** Kills the app while a set is worked on, and looks what is there, again and again with the same data. */
export async function killSetsAtWork(options: Omit<KillOptions, 'data'>): Promise<SetTally> {
  const { kills, seed, say, folder, launch, relaunch } = options
  const rng = makeRng(seed)
  const disk = new SetDisk(folder)
  await disk.make()
  const faults: string[] = []
  let verdicts = 0
  let running = await firstLook(disk, await launch())
  for (let round = 1; round <= kills; round++) {
    const aim = rng.pick(aims)
    const before = await disk.compares()
    await workAndKill(disk, running, rng, aim, round)
    const found = await disk.torn(before)
    found.push(...(await staying(() => disk.running())).map((one) => `still runs: ${one}`))
    await disk.disturb(rng)
    running = await relaunch()
    await new SetPage(new AppPage(running)).looked()
    found.push(...(await staying(() => disk.leftovers())).map((one) => `left: ${one}`))
    const judged = await judgedWrongly(disk, running)
    verdicts += judged.looked
    found.push(...judged.faults)
    for (const fault of found) {
      faults.push(`seed ${seed}, round ${round} (${aim}): ${fault}`)
      say(faults.at(-1)!)
    }
    say(`${round}/${kills} ${aim}: ${judged.looked} verdicts checked`)
  }
  return { kills, verdicts, faults }
}

/** One line about a run. */
export function setSummary({ kills, verdicts, faults }: SetTally, seed: number): string {
  return `${kills} kills with a set at work (seed ${seed}): ${verdicts} verdicts checked, ${faults.length} faults`
}

/** Puts the programs into the set and makes a package that is whole. */
async function firstLook(disk: SetDisk, running: RunningApp): Promise<RunningApp> {
  const app = new AppPage(running)
  const programs = new ProgramsPage(app)
  await programs.open(disk.set)
  await programs.add(...disk.programs)
  // A limit of the set's own brings files of its own into a package, and each round chooses one.
  await programs.setTimeLimit(1999)
  await makePackage(app, 'Folder', disk.out, true)
  await app.press('Escape')
  await disk.learnPackage()
  return running
}

/** Begins what is aimed at while programs run, and kills the app soon after. */
async function workAndKill(
  disk: SetDisk,
  running: RunningApp,
  rng: Rng,
  aim: Aim,
  round: number,
): Promise<void> {
  const app = new AppPage(running)
  const page = new SetPage(app)
  const programs = new ProgramsPage(app)
  const rule = (await disk.compares()) === 'exact' ? 'tokens' : 'exact'
  disk.choosing(aim === 'compare' ? rule : await disk.compares())
  await page.show('Programs')
  // Runs under another limit are runs of their own: nothing that is kept stands in for them.
  await programs.setTimeLimit(2000 + round)
  await programs.root.getByRole('button', { name: 'Run', exact: true }).click()
  const delay = rng.below(rng.pick([40, 400, 1500]))
  if (aim === 'answers') await writeAnswers(app, page)
  else if (aim === 'archive') await makePackage(app, 'ZIP archive', join(disk.out, ARCHIVE))
  else if (aim === 'folder') await makePackage(app, 'Folder', disk.out)
  else if (aim === 'certificate') await certify(app, join(disk.out, CERTIFICATE))
  else if (aim === 'compare')
    await page.root.getByLabel('How answers are compared').selectOption(rule)
  await new Promise((resolve) => setTimeout(resolve, delay))
  await app.shell.kill()
}

async function writeAnswers(app: AppPage, page: SetPage): Promise<void> {
  await page.show('Tests')
  await page.row('01-small.in').click()
  await app.press('Control+a')
  await page.root.getByRole('button', { name: 'Write answers…' }).click()
  await page.dialog.getByTestId('answer-plan').waitFor()
  await page.dialog.getByRole('button', { name: /^Write \d+ file/ }).click()
}

async function makePackage(
  app: AppPage,
  form: string,
  place: string,
  isAwaited = false,
): Promise<void> {
  const dialog = new PackageDialog(app)
  await dialog.open()
  await dialog.root.getByLabel('Author').fill('A. Setter')
  if (isAwaited) return void (await dialog.write(form, place))
  await dialog.begin(form, place)
}

async function certify(app: AppPage, path: string): Promise<void> {
  await app.choose('certify-set')
  const dialog = app.window.getByRole('dialog')
  await dialog.getByLabel('Save as').selectOption('JSON')
  await app.shell.answerSaveDialog(path)
  await dialog.getByRole('button', { name: 'Save…' }).click()
}

/** Runs everything that is not cached, and checks every verdict against what the programs print. */
async function judgedWrongly(
  disk: SetDisk,
  running: RunningApp,
): Promise<{ looked: number; faults: string[] }> {
  const app = new AppPage(running)
  await new SetPage(app).show('Programs')
  const programs = new ProgramsPage(app)
  await programs.heads.nth(disk.programs.length - 1).waitFor()
  await programs.runAll()
  const faults: string[] = []
  let looked = 0
  for (const cell of await programs.grid.getByRole('gridcell').allInnerTexts()) {
    const expected = looked++ % disk.programs.length === 0 ? 'OK' : 'WA'
    if (!cell.startsWith(expected)) faults.push(`a verdict is ${cell}, not ${expected}`)
  }
  return { looked, faults }
}
