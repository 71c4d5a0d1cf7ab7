import { join } from 'node:path'
import { textTable } from '@core/kernel/text-table'
import type { Result } from '@core/kernel/result'
import { isMadeOfOthers } from '@core/suite/how-made'
import { madeWords } from '@core/suite/made-words'
import {
  makeAgain,
  type MadeAgain,
  type MakingHands,
  type TestToMake,
} from '@core/suite/make-again'
import { generateLevel } from '@core/suite/generate-level'
import { madeHash } from '../../sets/made-hash'
import { findGame, words } from '../../words'
import { cliLevelsWords } from '../cli-levels-words'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { noteTests, type TestToNote } from '../note-tests'
import { writeOrTell } from '../outputs'
import { shownName, UsageProblem } from '../problems'
import { withGenerators } from '../program-texts'
import type { RemakeReport } from '../remake-schema'
import { notesOn, readSet, type SetText } from '../set-folder'
import type * as sets from '../declared/sets'
import type { Given } from '../form/command'

/** The result for a test, with the previous content of its file. */
interface Remade extends MadeAgain {
  readonly before: string | null
}

/**
 * Makes tests of a folder again the way they were made, and writes those that come out differently; exit code 1 if one
 * cannot be made, or a check finds one that differs.
 */
export async function remake(
  io: CliIo,
  folder: string,
  paths: readonly string[],
  options: Given<typeof sets.remake>,
): Promise<number> {
  const { check, json } = options
  const tests = await readSet(io, folder)
  const known = knownTests(io, folder, tests)
  const asked = askedTests(folder, known, paths)
  const workers = await io.workers(options.jobs)
  try {
    // What is made of other tests may be made of one that a program made.
    const needed = asked.some(({ made }) => isMadeOfOthers(made)) ? known : asked
    const commands = needed.flatMap(({ made }) => (made.by === 'program' ? [made.command] : []))
    const again = await withGenerators(io, folder, commands, options, (run) =>
      makeAgain({ words, findGame }, asked, known, handsOf(tests, workers, run), (done) =>
        io.progress?.(done, asked.length, cliWords().progress.tests),
      ),
    )
    const before = new Map(tests.map(({ file, text }) => [file.path, text]))
    const remade = again.map((one) => ({ ...one, before: before.get(one.path) ?? null }))
    const { unwritten, isNoted } = check ? nothingKept : await keep(io, folder, remade)
    const reports = remade.map((one) => reportOf(one, check, unwritten))
    if (json) for (const report of reports) io.out(`${JSON.stringify(report)}\n`)
    else io.out(tableOf(remade, reports))
    return isNoted && reports.every(({ state }) => state === 'same' || state === 'written') ? 0 : 1
  } finally {
    await workers.close()
  }
}

/** The tests with a record of how they were made. */
function knownTests(io: CliIo, folder: string, tests: readonly SetText[]): TestToMake[] {
  const { made } = notesOn(io, folder)
  return tests.flatMap(({ file: { path } }) => (made[path] ? [{ path, made: made[path] }] : []))
}

/** The named tests, or all with a record of how they were made; a name without one is a usage error. */
function askedTests(folder: string, known: readonly TestToMake[], paths: readonly string[]) {
  const { remake: say } = cliLevelsWords()
  if (paths.length === 0) {
    if (known.length === 0) throw new UsageProblem(say.none({ folder }))
    return known
  }
  return paths.map((path) => {
    const one = known.find((test) => test.path === path)
    if (!one) throw new UsageProblem(say.unknown({ folder, path: shownName(path) }))
    return one
  })
}

function handsOf(
  tests: readonly SetText[],
  workers: Awaited<ReturnType<CliIo['workers']>>,
  run: MakingHands['run'],
): MakingHands {
  const byHash = new Map(
    tests.flatMap(({ text }) => (text === null ? [] : [[madeHash(text), text]])),
  )
  return {
    textOf: (hash) => Promise.resolve(byHash.get(hash) ?? null),
    hashOf: madeHash,
    generate: (request) => Promise.resolve(generateLevel({ words, findGame }, request)),
    replay: async (how, from) => {
      const [text] = await workers.start<'replay'>([{ kind: 'replay', how, from }]).done
      return text!
    },
    crewOf: (game, plan) => workers.crewOf(game, plan),
    run,
  }
}

function reportOf(
  { path, made, text, before }: Remade,
  isCheck: boolean,
  unwritten: ReadonlySet<string>,
): RemakeReport {
  const isFailed = !text.ok || unwritten.has(path)
  const isSame = text.ok && text.value === before
  const state = isFailed ? 'failed' : isSame ? 'same' : isCheck ? 'differs' : 'written'
  return { path, by: made.by, state, problem: text.ok ? null : text.error }
}

function tableOf(tests: readonly Remade[], reports: readonly RemakeReport[]): string {
  const { head, states } = cliLevelsWords().remake
  const rows = reports.map(({ path, state, problem }, at) => [
    shownName(path),
    shownName(madeWords(words, tests[at]!.made)),
    problem ?? states[state],
  ])
  return `${textTable([[head.test, head.made, head.state], ...rows]).join('\n')}\n`
}

/** The result of writing. */
interface Kept {
  /** Paths of tests that could not be written, which was reported. */
  readonly unwritten: ReadonlySet<string>
  /** False where the notes could not be. */
  readonly isNoted: boolean
}

const nothingKept: Kept = { unwritten: new Set(), isNoted: true }

/** Writes the tests that come out differently, and reports them. */
async function keep(io: CliIo, folder: string, tests: readonly Remade[]): Promise<Kept> {
  const noted: TestToNote[] = []
  const unwritten = new Set<string>()
  for (const { path, made, text, before } of tests) {
    if (!isOther(text, before)) continue
    if (await writeOrTell(io, join(folder, path), text.value, 'file only'))
      noted.push({ path, made: { ...made, hash: madeHash(text.value) } })
    else unwritten.add(path)
  }
  return { unwritten, isNoted: noted.length === 0 || (await noteTests(io, folder, noted)) }
}

function isOther(
  text: Result<string, string>,
  before: string | null,
): text is Extract<typeof text, { ok: true }> {
  return text.ok && text.value !== before
}
