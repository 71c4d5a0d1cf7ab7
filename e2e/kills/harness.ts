import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeRng, type Rng } from '../../src-main/core/kernel/rng'
import { type RunningApp } from '../fixtures'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'
import type { Kill } from './document-log'
import { Inspector, type Place } from './inspector'
import { SessionLog } from './session-log'
import { Typist, type Act } from './typist'
import { lookFor } from './watch'

export interface KillOptions {
  readonly kills: number
  readonly seed: number
  /** The run's own folder, with the app's own data in it. */
  readonly folder: string
  readonly data: string
  readonly launch: (...args: string[]) => Promise<RunningApp>
  readonly relaunch: () => Promise<RunningApp>
  readonly say: (line: string) => void
}

/** What a run of the harness found. */
export interface Tally {
  readonly kills: number
  readonly edits: number
  readonly steps: number
  readonly oldestLost: number
  /** Each with seed and round. */
  readonly faults: readonly string[]
}

const sample = samplePath('rockets')

/** When a kill falls: at any moment, or soon after something that takes a while; or while the app starts. */
type Aim = Act | 'start' | null
const aims: readonly Aim[] = [null, null, 'save', 'save', 'paste', 'paste', 'make', 'start']

/**
 * Edits the app, kills it and looks what comes back, again and again with the same data. An edit has to be there that the app
 * had kept by its own word, or that was older than `within` ms.
 */
export async function killAgainAndAgain(
  options: KillOptions & { readonly within: number },
): Promise<Tally> {
  const { kills, seed, say } = options
  const rng = makeRng(seed)
  const log = new SessionLog()
  const place = { levels: join(options.folder, 'levels'), data: options.data }
  const faults: string[] = []
  let [edits, steps, oldestLost] = [0, 0, 0]
  let app = new AppPage(await options.launch(await firstFile(log, place)))
  await begin(app)
  await lookFor(app, ({ tabs }) => tabs.length === 1)
  await firstLook(app, log)
  for (let round = 1; round <= kills; round++) {
    const aim = rng.pick(aims)
    const kill = await editAndKill(app, log, rng, place, aim, options.within)
    app = new AppPage(await options.relaunch())
    if (aim === 'start') {
      await app.window.waitForTimeout(rng.below(1500)).catch(() => undefined)
      await app.shell.kill()
      app = new AppPage(await options.relaunch())
    }
    await begin(app)
    const found = await new Inspector(app, log, rng, place).inspect(kill)
    edits += found.edits
    steps += found.steps
    oldestLost = Math.max(oldestLost, found.oldestLost)
    for (const fault of found.faults) {
      faults.push(`seed ${seed}, round ${round} (${aim ?? 'anywhere'}): ${fault}`)
      say(faults.at(-1)!)
    }
    const { documents } = found
    say(`${round}/${kills} ${aim ?? 'anywhere'}: ${documents} tabs, ${found.edits} edits checked`)
  }
  return { kills, edits, steps, oldestLost, faults }
}

/** One line about a run. */
export function summary({ kills, edits, steps, oldestLost, faults }: Tally, seed: number): string {
  const lost = `the oldest lost edit was ${oldestLost} ms old`
  return `${kills} kills (seed ${seed}): ${edits} edits checked, ${steps} steps of undo, ${lost}, ${faults.length} faults`
}

async function firstFile(log: SessionLog, { levels }: Place): Promise<string> {
  await mkdir(levels, { recursive: true })
  const path = join(levels, 'first.rockets')
  const text = await readFile(sample, 'utf8')
  await writeFile(path, text)
  log.fileAt(path).begin(text)
  log.fileAt(path).confirm()
  log.beginMaking()
  return path
}

async function firstLook(app: AppPage, log: SessionLog): Promise<void> {
  const { seen, at } = (await lookFor(app, ({ isSettled }) => isSettled))!
  log.adopt(seen.active!)!.note(seen.text!, at)
}

async function begin(app: AppPage): Promise<void> {
  await app.window.waitForFunction(() => '__probe' in window)
  await app.shell.answerMessageBox('Don’t save')
}

/** Edits until the kill. */
async function editAndKill(
  app: AppPage,
  log: SessionLog,
  rng: Rng,
  { levels }: Place,
  aim: Aim,
  within: number,
): Promise<Kill> {
  const typist = new Typist(app, log, rng, levels)
  const killing = { at: 0 }
  const killIn = async (delay: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    killing.at = Date.now()
    await app.shell.kill()
  }
  const ifAlive = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      // What was under way when the app went is no matter.
      if (killing.at === 0) throw error
    }
  }
  const isAimed = aim !== null && aim !== 'start'
  for (let left = rng.between(1, 5); isAimed && left > 0; left--) await typist.actByChance()
  const keptAt = await typist.keep()
  const ending = killIn(isAimed ? rng.below(rng.pick([60, 450])) : rng.between(200, 3500))
  if (isAimed) await ifAlive(() => typist.act(aim))
  while (killing.at === 0) await ifAlive(() => typist.actByChance())
  await ending
  return { at: killing.at, due: Math.max(keptAt, killing.at - within) }
}
