import { addFound } from './add-found'
import { cliProgramsWords } from './cli-programs-words'
import type { CliIo } from './io'
import { shownName } from './problems'
import type { FoundPlace } from './declared/shared'
import type { ShardedRunOf } from './shards/records'
import type { ToldStress } from './told-results'
import { writeMade } from './write-made'

type StressRun = Pick<ShardedRunOf<'stress'>, 'program' | 'tries' | 'seed'>

/** Prints the first failure of all parts, or saves it where it is wanted. Returns exit code 1 if there is one, otherwise 0. */
export async function printStress(
  io: CliIo,
  parts: readonly ToldStress[],
  { program, tries, seed }: StressRun,
  { out, into }: FoundPlace,
): Promise<number> {
  const failures = parts.flatMap(({ failing }) => failing ?? [])
  const [first] = failures.sort((a, b) => a.candidate - b.candidate)
  if (!first) {
    const { stands } = cliProgramsWords().stress
    io.err(`${stands({ program: shownName(program), tries, seed })}\n`)
    return 0
  }
  const { text, name, note, told, how } = first
  io.err(told)
  if (into !== undefined) await addFound(io, into, { text, name, note, how })
  else if (out !== undefined) await writeMade(io, out, text, how)
  else io.out(text)
  return 1
}
