import { basename, extname } from 'node:path'
import { pageWith } from '@core/package/level-page'
import { didYouMean } from '../did-you-mean'
import { writeOrTell } from '../outputs'
import { UsageProblem } from '../problems'
import { eachRunnable, type Job } from '../sources'

export interface PageOptions {
  /** File to write. */
  readonly out: string
  /** What the page calls the level; its file's name if absent. */
  readonly title?: string
  /** Misreading whose run is shown beside the official one. */
  readonly reading?: string
}

const kinds = ['.html', '.htm']

/** Writes a level as one page that any browser shows, with all that it takes to step through it. */
export function page(job: Job, { out, title, reading }: PageOptions): Promise<number> {
  const kind = extname(out).toLowerCase()
  if (!kinds.includes(kind)) {
    const named = kind === '' ? 'no ending' : `the ending ${kind}`
    throw new UsageProblem(`--out ${out} has ${named}${didYouMean(kind, kinds)}; expected .html`)
  }
  return eachRunnable(job, ({ game, file, text }) => {
    const { io } = job
    const name = title ?? nameOf(file)
    const level = { game: game.id, name, text, reading: reading ?? null }
    return writeOrTell(io, out, pageWith(io.viewerPage(), game, level))
  })
}

function nameOf(file: string): string {
  return file === '-' ? 'Level' : basename(file, extname(file))
}
