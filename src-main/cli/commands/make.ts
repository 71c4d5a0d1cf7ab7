import { lookAtText } from '@core/suite/look-at-text'
import { spoken } from '../../words'
import { addFound, placeFor } from '../add-found'
import { cliProgramsWords } from '../cli-programs-words'
import type { CliIo } from '../io'
import { placedError, shownName } from '../problems'
import { withGenerators } from '../program-texts'
import type * as sets from '../declared/sets'
import type { Given } from '../form/command'

/**
 * Runs programs that write levels, and adds these levels to a folder of tests, with the commands; exit code 1 if one
 * writes none.
 */
export async function make(
  io: CliIo,
  folder: string,
  { program: commands, name, group, ...options }: Given<typeof sets.make>,
): Promise<number> {
  await placeFor(folder)
  return withGenerators(io, folder, commands, { ...options, trust: true }, async (run) => {
    let isAllWell = true
    for (const command of commands) {
      const text = await run(command)
      const how = { by: 'program' as const, command }
      const isAdded = text.ok
        ? isLevel(io, command, text.value) &&
          (await addFound(io, folder, { text: text.value, name, group, note: '', how }))
        : told(io, command, text.error)
      if (!isAdded) isAllWell = false
    }
    return isAllWell ? 0 : 1
  })
}

/** Whether a text is a level without errors; reports the errors of any other. */
function isLevel(io: CliIo, command: string, text: string): boolean {
  const look = lookAtText(text, '', spoken.games)
  if (look.worth) return true
  if (look.problem) io.err(placedError(shownName(command), look.problem, look.problem.message))
  else told(io, command, cliProgramsWords().generators.noLevel)
  return false
}

function told(io: CliIo, command: string, problem: string): false {
  io.err(placedError(shownName(command), null, problem))
  return false
}
