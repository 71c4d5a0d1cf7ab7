import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportPlan } from '@core/package/import/read-package'
import { polygonPattern } from '@core/package/test-archive'
import { importPlan } from '../../sets/import/import-package'
import { importedFiles } from '../../sets/import/imported-files'
import { MOST_BYTES, type PackageContents } from '../../sets/import/package-contents'
import { readArchive } from '../../sets/import/read-archive'
import { readPackageFolder } from '../../sets/import/read-package-folder'
import { isArchive } from '../../sets/write-package'
import type * as sets from '../declared/sets'
import type { Given } from '../form/command'
import { namedGame } from '../choose-game'
import { cliLevelsWords } from '../cli-levels-words'
import type { CliIo } from '../io'
import { fileError, fileWarning, placedError, shownName, UsageProblem } from '../problems'
import type { ImportReport } from '../schemas'
import { systemReason } from '../system-reason'

type ImportOptions = Given<typeof sets.unpack>

/** Turns a package into a set, all or nothing; exit code 1 if it cannot, or if a test is not a level without errors. */
export async function importPackage(
  io: CliIo,
  file: string,
  { into, game, input, answer, json }: ImportOptions,
): Promise<number> {
  if (isArchive(into)) throw new UsageProblem(cliLevelsWords().import.intoFolder({ into }))
  const pattern =
    input === undefined && answer === undefined
      ? null
      : { input: input ?? polygonPattern.input, answer: answer ?? polygonPattern.answer }
  const chosen = game === undefined ? null : namedGame(game).id
  const contents = await contentsOf(io, file)
  if (!contents) return 1
  const plan = await importPlan(contents, { game: chosen, pattern }, (id) => io.judgePrograms(id))
  if (!plan.ok) {
    io.err(fileError(file, plan.error))
    return 1
  }
  const set = plan.value
  tell(io, file, set)
  const written = await io.writePackage(into, importedFiles(set))
  if (!written.ok) {
    io.err(fileError(into, written.error))
    return 1
  }
  const { made } = cliLevelsWords().import
  const told = { out: shownName(into), tests: set.tests.length, game: set.game }
  io.out(json ? `${JSON.stringify(reportOf(file, into, set))}\n` : `${made(told)}\n`)
  return set.problems.length === 0 ? 0 : 1
}

/** The files of a folder or an archive; null if it cannot be read, which is reported. */
async function contentsOf(io: CliIo, file: string): Promise<PackageContents | null> {
  try {
    const isFolder = file !== '-' && statSync(file, { throwIfNoEntry: false })?.isDirectory()
    const bytes = isFolder ? null : io.read(file, MOST_BYTES)
    const read =
      bytes === null
        ? await readPackageFolder(file)
        : bytes.ok
          ? await readArchive(bytes.value)
          : bytes
    if (read.ok) return read.value
    io.err(fileError(file, read.error))
  } catch (error) {
    io.err(fileError(file, systemReason(error)))
  }
  return null
}

function tell(io: CliIo, file: string, { problems, leftOut }: ImportPlan): void {
  const say = cliLevelsWords().import
  for (const { path, line, column, message } of problems) {
    io.err(placedError(join(file, path), { line, column }, message))
  }
  for (const { path, line, column, files, why } of leftOut) {
    const place = line === null ? join(file, path) : `${join(file, path)}:${line}:${column}`
    io.err(fileWarning(place, say.leftOut({ files, why })))
  }
}

function reportOf(
  file: string,
  into: string,
  { kind, game, tests, programs, problems, leftOut }: ImportPlan,
): ImportReport {
  return {
    ...{ package: file, into, kind, game },
    tests: tests.map(({ path }) => path),
    programs: programs.map(({ name }) => name),
    problems,
    leftOut,
  }
}
