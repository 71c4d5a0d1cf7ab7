import { extname } from 'node:path'
import { visible } from '@core/kernel/text-reader'
import {
  brokenPoints,
  certify as certificatesOf,
  isUncertified,
  type Certificate,
  type FoundSet,
} from '@core/suite/certificate'
import { writtenCertificates, type CertificateForm } from '@core/suite/certificate-forms'
import { version } from '../../../package.json'
import { certificatesIn } from '../../sets/certificate-file'
import { sha256 } from '../../sets/sha256'
import { wouldBeTest } from '../../sets/would-be-test'
import { decodeSource } from '../decode-text'
import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { writeOrTell } from '../outputs'
import { commandError, UsageProblem } from '../problems'
import { LARGEST_RESULT } from '../read-bytes'
import { runOnSet } from '../run-on-set'
import { aboutFolder, tellProblem } from '../set-folder'
import type { ShardedRunOf, SeenTest } from '../shards/records'
import { spoken, words } from '../../words'
import * as sets from '../declared/sets'
import type { Given } from '../form/command'
import { keptValues } from '../form/option'

/** Forms by the ending of a file. */
const forms: Readonly<Record<string, CertificateForm>> = {
  '.txt': 'text',
  '.html': 'html',
  '.htm': 'html',
}

/** Prints the certificate of the tests in a folder, or verifies one. */
export async function certify(
  io: CliIo,
  folder: string,
  options: Given<typeof sets.certify>,
): Promise<number> {
  const { verify, out } = options
  if (out !== undefined && wouldBeTest(folder, out)) {
    throw new UsageProblem(cliLevelsWords().certify.wouldBeTest({ file: out, folder }))
  }
  const claimed = verify === undefined ? null : readCertificate(io, verify)
  const { notes, told, isSound, files } = await aboutFolder(io, folder)
  const { tests, compare } = notes
  const kept = keptValues(sets.certify.options, options)
  const run = { command: 'certify', ...kept, notes: tests, compare, told, isSound } as const
  return runOnSet(io, { folder, files }, run, options, (seen) =>
    claimed ? tellWhetherHolds(io, claimed, seen, run) : printCertificate(io, seen, run, out),
  )
}

/** Prints the certificate of tests that were looked at, here or elsewhere, or writes it into a file. */
export async function printCertificate(
  io: CliIo,
  tests: readonly SeenTest[],
  run: ShardedRunOf<'certify'>,
  out?: string,
): Promise<number> {
  io.err(run.told)
  const bad = tests.filter(isUncertified)
  bad.forEach((test) => tellProblem(io, test))
  const certificates = certificatesOf(spoken, foundIn(tests, run), version, sha256)
  if (certificates.length === 0) {
    io.err(commandError(cliLevelsWords().certify.nothing))
    return 1
  }
  const written = run.form ?? forms[extname(out ?? '').toLowerCase()] ?? 'json'
  const text = writtenCertificates(spoken, certificates, written, sha256)
  if (out === undefined) io.out(text)
  else if (!(await writeOrTell(io, out, text))) return 1
  return bad.length === 0 && run.isSound ? 0 : 1
}

function foundIn(
  tests: readonly SeenTest[],
  { notes, compare }: ShardedRunOf<'certify'>,
): FoundSet {
  const found = tests.map(({ file, hash, look, expected }) => ({
    name: file.path,
    note: notes[file.path] ?? '',
    hash,
    look,
    expected,
  }))
  return { tests: found, compare }
}

function tellWhetherHolds(
  io: CliIo,
  claimed: readonly Certificate[],
  tests: readonly SeenTest[],
  run: ShardedRunOf<'certify'>,
): number {
  io.err(run.told)
  const found = certificatesOf(spoken, foundIn(tests, run), version, sha256)
  const broken = brokenPoints(words, claimed, found, tests.filter(isUncertified).length)
  const { certify: said } = cliLevelsWords()
  const verdict = broken.length === 0 ? said.holds : said.broken
  io.out([verdict, ...broken.map((point) => `  ${visible(point)}`), ''].join('\n'))
  return broken.length === 0 ? 0 : 1
}

/** The certificates of a file; a file that is not a certificate is a usage error. */
function readCertificate(io: CliIo, file: string): Certificate[] {
  const bytes = io.read(file, LARGEST_RESULT)
  if (!bytes.ok) throw new UsageProblem(`${file}: ${bytes.error}`)
  const text = decodeSource(bytes.value)
  if (!text.ok) throw new UsageProblem(`${file}: ${text.error.message}`)
  const read = certificatesIn(text.value)
  if (!read.ok) throw new UsageProblem(`${file}: ${read.error}`)
  return read.value
}
