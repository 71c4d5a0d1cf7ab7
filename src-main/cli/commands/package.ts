import { basename, extname } from 'node:path'
import { packageFiles, planPackage } from '@core/package/contents'
import { judges, orderFor } from '@core/package/judges'
import { countTests } from '@core/package/matches'
import { usualWhy, type PackageOrder } from '@core/package/order'
import { polygonPattern } from '@core/package/test-archive'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { writeOrTell } from '../outputs'
import { packageParts } from '../package-parts'
import { fileError, fileWarning, shownName, UsageProblem } from '../problems'
import { setToPack } from '../set-to-pack'
import { languageOfProcess } from '../../language'
import type * as sets from '../declared/sets'
import type { Given } from '../form/command'

type PackageOptions = Given<typeof sets.pack>

/** Makes a package of the tests in a folder, all or nothing; ends with 1 also if `boardwright.json` expects of a program what no run can meet. */
export async function makePackage(
  io: CliIo,
  folder: string,
  options: PackageOptions,
): Promise<number> {
  const found = await setToPack(io, folder, options.jobs)
  if (!found) return 1
  const { set, packing, isSound } = found
  const order = orderOf({ ...packing, ...options })
  const artist = order.kind === 'zip' ? null : await io.artist()
  const parts = packageParts(io, artist)
  const { refusals, remarks } = planPackage(set, order, parts)
  if (refusals.length > 0) throw new UsageProblem(refusals.join('; '))
  for (const remark of remarks) io.err(fileWarning(folder, remark))
  const files = await packageFiles(set, order, parts, (done, of) =>
    io.progress?.(done, of, cliWords().progress.pictures),
  )
  const { out } = options
  if (order.kind === 'handout') {
    const isWritten = await writeOrTell(io, out, files[0]!.content)
    return isWritten && isSound ? 0 : 1
  }
  const written = await io.writePackage(out, files)
  if (written.ok) {
    const { made } = cliLevelsWords().package
    io.out(`${made({ out: shownName(out), tests: countTests(set, order.opponent) })}\n`)
  } else io.err(fileError(out, written.error))
  return written.ok && isSound ? 0 : 1
}

function orderOf(options: PackageOptions): PackageOrder {
  const { out, title = '', author = '', licence = 'unknown', opponent, input, answer } = options
  const { judge, kind, format } = chosen(options)
  const played = { kind, format, opponent: opponent ?? null }
  const ending = kind === 'handout' ? /\.html?$/i : /\.zip$/i
  if (kind === 'handout' && !ending.test(out)) {
    throw new UsageProblem(cliLevelsWords().package.handoutEnding({ out }))
  }
  return {
    judge,
    kind,
    format,
    language: languageOfProcess(),
    name: basename(out, ending.test(out) ? extname(out) : ''),
    title,
    author,
    licence,
    opponent: played.opponent,
    why: options.why === undefined ? usualWhy(played) : options.why === 'yes',
    pattern: {
      input: input ?? polygonPattern.input,
      answer: answer ?? polygonPattern.answer,
    },
  }
}

/** The kind of package, given by a judge or a kind; if both are given, they have to agree. */
function chosen({
  for: judge,
  kind,
  format,
}: PackageOptions): Pick<PackageOrder, 'judge' | 'kind' | 'format'> {
  const { package: say } = cliLevelsWords()
  if (judge === undefined) {
    if (kind === undefined) throw new UsageProblem(say.noKind)
    return { judge: null, kind, format: format ?? 'legacy' }
  }
  const order = orderFor(judge)
  if ((kind ?? order.kind) !== order.kind || (format ?? order.format) !== order.format) {
    const { title } = judges[judge]
    const hasFormat = order.kind === 'kattis'
    throw new UsageProblem(
      say.otherKind({ judge: title, kind: order.kind, hasFormat, format: order.format }),
    )
  }
  return order
}
