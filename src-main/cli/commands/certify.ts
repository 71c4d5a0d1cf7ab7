import { createHash } from 'node:crypto'
import { brokenPoints, certify as certificateOf, type Certificate } from '@core/suite/certificate'
import { coverageByGame } from '@core/suite/coverage-by-game'
import { version } from '../../../package.json'
import { decodeText } from '../decode-text'
import type { CliIo } from '../io'
import { writeOrTell } from '../outputs'
import { UsageProblem } from '../problems'
import { schemas } from '../schemas'
import { lookAtSet, readSet, tellProblem, type LookedTest } from '../set-folder'

export interface CertifyOptions {
  readonly jobs?: number
  /** File with the certificate that is to hold. */
  readonly verify?: string
  readonly out?: string
}

/** Prints the certificate of the tests in a folder, a line of JSON for each game, or says whether one still holds. */
export async function certify(
  io: CliIo,
  folder: string,
  { jobs, verify, out }: CertifyOptions,
): Promise<number> {
  const claimed = verify === undefined ? null : readCertificate(io, verify)
  const workers = await io.workers(jobs)
  try {
    const tests = await lookAtSet(io, workers, readSet(io, folder))
    const bad = tests.filter(({ look }) => !look?.worth)
    bad.forEach((test) => tellProblem(io, test))
    const found = certificatesOf(tests)
    if (claimed) return tellWhetherHolds(io, claimed, found, bad.length)
    const text = found.map((one) => `${JSON.stringify(one)}\n`).join('')
    if (out === undefined) io.out(text)
    else if (!(await writeOrTell(io, out, text))) return 1
    return bad.length > 0 ? 1 : 0
  } finally {
    await workers.close()
  }
}

function certificatesOf(tests: readonly LookedTest[]): Certificate[] {
  const named = tests.map(({ file, look, text }) => ({ name: file.path, look, text }))
  return coverageByGame(named).map(({ game, ...coverage }) => {
    const own = named.flatMap(({ name, look, text }) =>
      look?.game === game && look.worth
        ? [{ name, text: text!, limits: look.limits, ...look.worth }]
        : [],
    )
    return certificateOf({ version, game, tests: own, coverage }, sha256)
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function tellWhetherHolds(
  io: CliIo,
  claimed: readonly Certificate[],
  found: readonly Certificate[],
  bad: number,
): number {
  const broken = claimed.flatMap((certificate) => {
    const now = found.find(({ game }) => game === certificate.game)
    return now ? brokenPoints(certificate, now) : [`There are no tests of ${certificate.game}`]
  })
  const games = new Set(claimed.map(({ game }) => game))
  for (const { game } of found) if (!games.has(game)) broken.push(`Tests of ${game} are new`)
  if (bad > 0) broken.push(`${bad} ${bad === 1 ? 'file has' : 'files have'} errors`)
  const verdict = broken.length === 0 ? 'The certificate holds.' : 'The certificate does not hold:'
  io.out([verdict, ...broken.map((point) => `  ${point}`), ''].join('\n'))
  return broken.length === 0 ? 0 : 1
}

/** The certificates of a file; one that is no certificate is wrong usage. */
function readCertificate(io: CliIo, file: string): Certificate[] {
  const bytes = io.read(file)
  if (!bytes.ok) throw new UsageProblem(`${file}: ${bytes.error}`)
  const text = decodeText(bytes.value)
  if (!text.ok) throw new UsageProblem(`${file}: ${text.error.message}`)
  const lines = text.value.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) throw new UsageProblem(`${file}: the file is empty`)
  return lines.map((line, at) => {
    const read = schemas.certify.safeParse(parsed(line))
    if (read.success) return read.data as Certificate
    const [issue] = read.error.issues
    const where = issue?.path.join('.') ?? ''
    throw new UsageProblem(
      `${file}: line ${at + 1} is no certificate: ${where === '' ? '' : `${where}: `}${issue?.message}`,
    )
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
