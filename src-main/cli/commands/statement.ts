import { proposal, statementAlone } from '@core/package/own-statement/alone'
import { statementPath } from '@core/suite/statement-files'
import { languageOfProcess } from '../../language'
import { cliLevelsWords } from '../cli-levels-words'
import type * as sets from '../declared/sets'
import type { Given } from '../form/command'
import type { CliIo } from '../io'
import { writeOrTell } from '../outputs'
import { packageParts } from '../package-parts'
import { fileError, placedError, UsageProblem } from '../problems'
import { setToPack } from '../set-to-pack'

/** Fills the statement beside the tests of a folder, says what is not right in it, or proposes one. */
export async function statement(
  io: CliIo,
  folder: string,
  options: Given<typeof sets.statement>,
): Promise<number> {
  const { kind: form, out, check, propose, jobs } = options
  const found = await setToPack(io, folder, jobs)
  if (!found) return 1
  const { set, packing } = found
  const language = languageOfProcess()
  const parts = packageParts(io, check || propose ? null : await io.artist())
  if (propose) return print(io, out, proposal(set, language, parts))
  const own = set.statements.find((one) => one.language === language)
  if (!own) {
    throw new UsageProblem(
      cliLevelsWords().statement.none({ folder, file: statementPath(language) }),
    )
  }
  const title = options.title ?? packing.title ?? ''
  // A check draws nothing: boards only have to be there.
  const drawing = check ? { ...parts, picture: () => '', png: nothing } : parts
  const made = await statementAlone(set, own, { form, title }, drawing)
  if (!made.ok) {
    for (const { message, ...at } of made.error) io.err(placedError(own.file, at, message))
    return 1
  }
  if (check) return 0
  const [text] = made.value
  if (out === undefined || form === 'html') return print(io, out, text!.content as string)
  const written = await io.writePackage(out, made.value)
  if (!written.ok) io.err(fileError(out, written.error))
  return written.ok ? 0 : 1
}

const nothing = (): Promise<Uint8Array> => Promise.resolve(new Uint8Array())

async function print(io: CliIo, out: string | undefined, text: string): Promise<number> {
  if (out !== undefined) return (await writeOrTell(io, out, text)) ? 0 : 1
  io.out(text)
  return 0
}
