import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication } from '@playwright/test'
import { ElectronShell } from '../e2e/electron-shell'
import { badFiles, type BadFile } from './bad-files'
import { median, rounded, type Figure } from './figures'
import type { BenchRequest } from './request'
import { LOOKS_EVERY, peakMemory } from './memory'

interface Told {
  readonly name: string
  /** From the order to open until the window says what is wrong. */
  readonly seconds: number
  /** Most that all processes took together meanwhile, in MB; null if it is not known. */
  readonly peak: number | null
}

/** How soon and in how much memory files that are no levels are reported; a separate app for each. */
export async function measureFiles(request: BenchRequest): Promise<Figure[]> {
  if (process.platform === 'win32') return []
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-bad-'))
  const all: Told[] = []
  try {
    for (const file of badFiles) {
      const told = await measureFile(request, file, folder)
      request.say(`${told.name}: ${rounded(told.seconds)} s, ${told.peak?.toFixed(0) ?? '-'} MB`)
      all.push(told)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const times = all.map(({ seconds }) => seconds)
  const slowest = all.find(({ seconds }) => seconds === Math.max(...times))!
  const peaks = all.flatMap(({ peak }) => (peak === null ? [] : [peak]))
  const isMeasured = peaks.length === all.length
  return [
    {
      name: 'message for a bad file, the slowest',
      value: slowest.seconds,
      unit: 's',
      target: 2,
      note: `${slowest.name}, of ${all.length} files, median ${rounded(median(times))} s; from the order to the words`,
    },
    {
      name: 'memory while a bad file is opened, the most',
      value: isMeasured ? Math.max(...peaks) : null,
      unit: 'MB',
      target: 500,
      note: isMeasured
        ? `PSS of all processes, looked at every ${LOOKS_EVERY} ms`
        : 'not told, or other apps of the same runtime ran and shared its pages',
    },
  ]
}

async function measureFile(request: BenchRequest, file: BadFile, folder: string): Promise<Told> {
  const path = join(folder, file.name)
  await file.make(path)
  const dataFolder = join(folder, `data-${file.name}`)
  mkdirSync(dataFolder)
  const { root, electron, env } = request
  const app = await _electron.launch({
    executablePath: electron.executable,
    args: [root, ...electron.args, `--user-data-dir=${dataFolder}`, '--e2e'],
    env: env as Record<string, string>,
  })
  try {
    const { seconds, peak } = await open(app, path, file.told)
    return { name: file.name, seconds, peak }
  } finally {
    await app.evaluate(({ app }) => app.exit(0)).catch(() => undefined)
    await app.close().catch(() => undefined)
    rmSync(path, { recursive: true, force: true })
  }
}

async function open(
  app: ElectronApplication,
  path: string,
  told: RegExp,
): Promise<{ seconds: number; peak: number | null }> {
  const page = await app.firstWindow()
  await page.waitForFunction(() => '__probe' in window)
  await new ElectronShell(app).answerOpenDialog(path)
  let seconds = 0
  const peak = await peakMemory(app.process().pid!, async () => {
    const begun = performance.now()
    await page.keyboard.press('Control+o')
    await page.getByText(told).first().waitFor()
    seconds = (performance.now() - begun) / 1000
  })
  return { seconds, peak: peak && peak.strangers === 0 ? peak.megabytes : null }
}
