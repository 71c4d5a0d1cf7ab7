import { parseText } from '@core/game/parse-text'
import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { headedOutput, writeOrTell } from '../outputs'
import { fileError, problemLine, shownName, tellProblems, UsageProblem } from '../problems'
import { eachSource, tellErrors, type CommandInputs, type Source } from '../sources'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

/** Prints each file in its canonical form, or rewrites those that are not in it. */
export function format(
  job: CommandInputs,
  { write }: Given<typeof levels.format>,
): Promise<number> {
  const { io, files } = job
  if (write && files.includes('-')) throw new UsageProblem(cliLevelsWords().format.stdin)
  const outputs = headedOutput(io, files.length > 1)
  return eachSource(job, async (source) => {
    if (!source.isRunnable) tellErrors(io, source)
    if (source.level === null) return false
    const canonical = source.game.format.print(source.level)
    const isKept = write
      ? await rewrite(io, source, canonical)
      : await outputs.put(shownName(source.file), canonical)
    return isKept && source.isRunnable
  })
}

async function rewrite(io: CliIo, source: Source, canonical: string): Promise<boolean> {
  const { file, text } = source
  if (canonical === text) return true
  const lost = lostText(source)
  if (lost !== '') {
    io.err(lost + fileError(file, cliLevelsWords().format.lost))
    return false
  }
  const isWritten = await writeOrTell(io, file, canonical, 'file only')
  if (isWritten) io.out(`${shownName(file)}\n`)
  return isWritten
}

/** Warnings that only the text has are about text that the level does not contain. */
function lostText({ file, game, text, level }: Source): string {
  const parsed = parseText(game, text)
  if (!parsed.ok) return ''
  const told = tellProblems(game, text, level, parsed.value.warnings)
  return told.map((one) => problemLine(file, one)).join('')
}
