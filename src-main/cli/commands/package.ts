import { basename, extname } from 'node:path'
import { version } from '../../../package.json'
import { findGame } from '@core/games/registry'
import type { AnyGame } from '@core/game/any-game'
import { kattisFiles } from '@core/package/kattis'
import {
  isSample,
  type licences,
  type PackageFile,
  type PackedProblem,
  type PackedTest,
} from '@core/package/package'
import { kattisRefusals, kattisRemarks } from '@core/package/refusals'
import { polygonPattern, testArchive } from '@core/package/test-archive'
import { boardPicture } from '../board-picture'
import type { CliIo } from '../io'
import { shownName, UsageProblem } from '../problems'
import { lookAtSet, notesOn, readSet, tellProblem } from '../set-folder'

/** What can be made of a set. */
export const packageKinds = ['kattis', 'zip'] as const

export interface PackageOptions {
  readonly kind: (typeof packageKinds)[number]
  /** A folder, or an archive by its ending. */
  readonly out: string
  readonly title?: string
  readonly author?: string
  readonly licence: (typeof licences)[number]
  /** Patterns of names, for `zip`. */
  readonly input?: string
  readonly answer?: string
  readonly jobs?: number
}

/** Makes a package of the tests in a folder, all or nothing. */
export async function makePackage(
  io: CliIo,
  folder: string,
  options: PackageOptions,
): Promise<number> {
  const tests = await testsOf(io, folder, options)
  if (!tests) return 1
  const files =
    options.kind === 'zip'
      ? archived(tests.packed, options)
      : await kattis(io, folder, tests, options)
  const written = await io.writePackage(options.out, files)
  if (written.ok) io.out(`${shownName(options.out)}: ${counted(tests.packed.length)}\n`)
  else io.err(`${shownName(options.out)}: error: ${written.error}\n`)
  return written.ok ? 0 : 1
}

interface SetToPack {
  readonly game: AnyGame
  readonly packed: readonly PackedTest[]
}

/** The tests of a folder when all of them are levels of one game; else what is wrong with each is told. */
async function testsOf(
  io: CliIo,
  folder: string,
  { jobs, kind }: PackageOptions,
): Promise<SetToPack | null> {
  const workers = await io.workers(jobs)
  try {
    const looked = await lookAtSet(io, workers, readSet(io, folder))
    const broken = looked.filter(({ look }) => !look?.worth)
    broken.forEach((test) => tellProblem(io, test))
    if (broken.length > 0) return null
    const ids = [...new Set(looked.map(({ look }) => look!.game))]
    if (ids.length === 0) throw new UsageProblem(`${folder}: there are no tests in it`)
    if (ids.length > 1) {
      throw new UsageProblem(`${folder}: the tests are of several games: ${ids.join(', ')}`)
    }
    const game = findGame(ids[0]!)!
    const notes = notesOn(io, folder)
    const artist = kind === 'kattis' ? await io.artist() : null
    const packed = looked.map(({ file, text, look }): PackedTest => {
      const parsed = game.format.parse(text!)
      if (!parsed.ok) throw new Error(`${file.path} was read a moment ago`)
      const { level } = parsed.value as { readonly level: unknown }
      return {
        group: file.group,
        name: file.name,
        text: game.format.print(level),
        worth: look!.worth!,
        isOfficial: game.validate(level).length === 0,
        note: notes[file.path] ?? '',
        picture: artist && boardPicture(artist, game, level),
      }
    })
    return { game, packed }
  } finally {
    await workers.close()
  }
}

function archived(
  tests: readonly PackedTest[],
  { input = polygonPattern.input, answer = polygonPattern.answer }: PackageOptions,
): PackageFile[] {
  const files = testArchive(tests, { input, answer })
  if (!files.ok) throw new UsageProblem(`--input, --answer: ${files.error}`)
  return files.value
}

async function kattis(
  io: CliIo,
  folder: string,
  { game, packed }: SetToPack,
  { out, title = game.title, author = '', licence }: PackageOptions,
): Promise<PackageFile[]> {
  const problem: Omit<PackedProblem, 'figure'> = {
    game,
    name: basename(out, /\.zip$/i.test(out) ? extname(out) : ''),
    title,
    author,
    licence,
    version,
    tests: packed,
    programs: io.judgePrograms(game.id),
  }
  const refusals = kattisRefusals(problem)
  if (refusals.length > 0) throw new UsageProblem(refusals.join('; '))
  for (const remark of kattisRemarks(problem)) io.err(`${shownName(folder)}: warning: ${remark}\n`)
  const picture = (packed.find(isSample) ?? packed[0])?.picture ?? null
  const figure = picture === null ? null : await (await io.artist()).png(picture)
  return kattisFiles({ ...problem, figure })
}

function counted(tests: number): string {
  return tests === 1 ? '1 test' : `${tests} tests`
}
