import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { measureAnswer } from './answer'
import { measureCore } from './core'
import type { Figure } from './figures'
import { measureFiles } from './files.bench'
import { measureLong } from './long.bench'
import { keepReport, surroundings, textReport } from './report'
import { measureWindow } from './window.bench'

export interface BenchRequest {
  readonly parts: readonly string[]
  /** How many parts there are; only a measurement of all is kept. */
  readonly allParts: number
  readonly root: string
  /** For level files, the compiled baseline and the app's data folders. */
  readonly cacheFolder: string
  readonly electron: {
    readonly executable: string
    readonly version: string
    readonly args: readonly string[]
  }
  /** Environment in which windows can be shown. */
  readonly env: NodeJS.ProcessEnv
  readonly say: (line: string) => void
}

/** Measures the parts asked for; only a full measurement is kept. Gives the exit code, which is never a verdict. */
export async function measure(request: BenchRequest): Promise<number> {
  const { parts, root, cacheFolder, electron, say } = request
  mkdirSync(cacheFolder, { recursive: true })
  const hasWindow = ['window', 'long', 'files'].some((part) => parts.includes(part))
  const about = surroundings(hasWindow ? electron.version : null)
  const figures: Figure[] = []
  if (parts.includes('answer')) figures.push(...measureAnswer(request))
  if (parts.includes('core')) figures.push(...measureCore(request))
  if (parts.includes('window')) figures.push(...(await measureWindow(request)))
  if (parts.includes('long')) figures.push(...(await measureLong(request)))
  if (parts.includes('files')) figures.push(...(await measureFiles(request)))
  say(`\n${textReport(about, figures)}`)
  if (parts.length === request.allParts) {
    keepReport(join(root, 'bench'), about, figures)
    say('Kept in bench/RESULTS.md and bench/results.json.')
  }
  return 0
}
