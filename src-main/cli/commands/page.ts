import { basename, extname } from 'node:path'
import { pageWith, type PageBranch } from '@core/package/level-page'
import { gameChoice } from '../choose-game'
import { cliLevelsWords } from '../cli-levels-words'
import { wrongEnding, writeOrTell } from '../outputs'
import { eachRunnable, type CommandInputs } from '../sources'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

const kinds = ['.html', '.htm']

/** Writes a level as one page that any browser shows, with everything needed to step through it. */
export async function page(
  job: CommandInputs,
  { out, title, branch, reading }: Given<typeof levels.page>,
): Promise<number> {
  const kind = extname(out).toLowerCase()
  if (!kinds.includes(kind)) throw wrongEnding(out, kinds, '.html')
  return eachRunnable(job, async ({ game, file, text }) => {
    const { io } = job
    const branches: PageBranch[] = []
    const choice = gameChoice(game.id)
    const status = await eachRunnable({ ...job, choice, files: branch }, (one) => {
      const id = branches.length + 1
      const plain = { parent: 0, from: null, changes: [] }
      branches.push({ id, name: nameOf(one.file), text: one.text, ...plain })
      return true
    })
    if (status !== 0) return false
    const name = title ?? nameOf(file)
    const level = { game: game.id, name, text, branches, reading: reading ?? null }
    return writeOrTell(io, out, pageWith(io.viewerPage(), game, level))
  })
}

function nameOf(file: string): string {
  return file === '-' ? cliLevelsWords().picture.level : basename(file, extname(file))
}
