import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { measureAnswer } from './answer'
import { measureCore } from './core'
import type { Figure } from './figures'
import { measureFinding } from './finding'
import { measureFiles } from './files.bench'
import { measureLiveMatch } from './live-match'
import { measureManyFiles } from './many-files'
import { measureLong } from './long.bench'
import type { BenchRequest } from './request'
import { keepReport, surroundings, textReport, valuesOf } from './report'
import { measureSetWindow } from './set-window.bench'
import { measurePalette } from './palette.bench'
import { measurePrograms } from './programs'
import { measureRunsBeside } from './runs-beside'
import { measureSets } from './sets'
import { measureWindow } from './window.bench'

/** Measures the parts asked for; only a full measurement is kept. Gives the exit code, which is never a verdict. */
export async function measure(request: BenchRequest): Promise<number> {
  const { parts, root, cacheFolder, electron, say } = request
  mkdirSync(cacheFolder, { recursive: true })
  const hasWindow = ['sets', 'window', 'palette', 'long', 'files'].some((part) =>
    parts.includes(part),
  )
  const about = surroundings(hasWindow ? electron.version : null)
  const before = valuesOf(request.before)
  const figures: Figure[] = []
  if (parts.includes('answer')) figures.push(...measureAnswer(request))
  if (parts.includes('many')) figures.push(...measureManyFiles(request))
  if (parts.includes('core')) figures.push(...measureCore(request))
  if (parts.includes('sets')) figures.push(...(await measureSets(request)))
  if (parts.includes('sets')) figures.push(...(await measureSetWindow(request)))
  if (parts.includes('finding')) figures.push(...(await measureFinding(request)))
  if (parts.includes('programs')) figures.push(...(await measurePrograms(request)))
  if (parts.includes('programs')) figures.push(...(await measureRunsBeside(request)))
  if (parts.includes('programs')) figures.push(...(await measureLiveMatch(request)))
  if (parts.includes('window')) figures.push(...(await measureWindow(request)))
  if (parts.includes('palette')) figures.push(...(await measurePalette(request)))
  if (parts.includes('long')) figures.push(...(await measureLong(request)))
  if (parts.includes('files')) figures.push(...(await measureFiles(request)))
  say(`\n${textReport(about, figures, before)}`)
  if (parts.length === request.allParts) {
    keepReport(join(root, 'bench'), about, figures, before)
    say('Kept in bench/RESULTS.md and bench/results.json.')
  }
  return 0
}
