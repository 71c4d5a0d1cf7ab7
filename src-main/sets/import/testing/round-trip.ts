import { expect } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { remembered } from '@core/kernel/remembered'
import { packageFiles, planPackage } from '@core/package/contents'
import type { ImportPlan } from '@core/package/import/read-package'
import { readPackage } from '@core/package/import/read-package'
import type { PackageParts } from '@core/package/packed-problem'
import {
  licences,
  type JudgePrograms,
  type OwnProgram,
  type OwnStatement,
  type PackageFile,
} from '@core/package/package'
import {
  packedSet,
  type PackedSet,
  type SetToPack,
  type TestToPack,
} from '@core/package/packed-set'
import { polygonPattern } from '@core/package/test-archive'
import type { TextLook } from '@core/suite/look-at-text'
import { scoringFaults } from '@core/suite/scoring-faults'
import { testFilesOf } from '@core/suite/set-files'
import { isOfStatement, STATEMENT_FOLDER, statementPath } from '@core/suite/statement-files'
import { languages } from '@core/words'
import { words } from '../../../words'
import { packageTeller, voiceIn } from '../../package-voice'
import { sha256 } from '../../sha256'
import { squeezed } from '../../squeezed'
import { importParts } from '../import-parts'
import type { Drawn } from './drawn-sets'

/** Stand-ins for the programs of a game. */
const programs = (game: string): JudgePrograms => ({
  solve: `solve(${game})\n`,
  validate: `validate(${game})\n`,
  check: 'check()\n',
  why: 'tell(TABLE)\n',
  testlib: {
    validate: 'validate(testlib)\n',
    check: 'check()\n',
    match: { interactor: 'interact(MUST_WIN)\n', player: `play(${game}, PLAYER)\n` },
  },
  match: { referee: 'referee(MUST_WIN)\n', player: `player(${game}, PLAYER)\n` },
})
const parts: PackageParts = {
  version: '1.0.0',
  programs,
  teller: packageTeller(),
  voice: voiceIn,
  viewerPage: () => '',
  picture: () => '<svg/>',
  png: () => Promise.resolve(new Uint8Array([1])),
  sha256,
  squeezed,
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

/** A package, read as a set; archives of tests by a pattern. */
export function importOf(
  files: readonly PackageFile[],
  pattern = polygonPattern,
  kind = '',
): ImportPlan {
  const contents = new Map(files.map(({ path, content }) => [path, bytesOf(content)]))
  const order = { game: null, pattern: kind === 'zip' ? pattern : null }
  const read = readPackage(contents, order, importParts(programs))
  if (!read.ok) throw new Error(read.error)
  return read.value
}

/** What comes back of a set, as far as packages of its format hold it. */
export interface Kept {
  readonly tests: Readonly<
    Record<string, readonly [text: string, answer: string | null, note: string, made: unknown]>
  >
  readonly scoring: unknown
  readonly titles: unknown
  readonly rest: unknown
  readonly programs: readonly unknown[]
  readonly invalid: unknown
  /** Statements and their pictures, by their paths. */
  readonly statements: Readonly<Record<string, string | null>>
}

/** What has come back of a set. */
export function keptOf(set: ImportPlan): Kept {
  const text = (path: string): string | null => {
    const found = set.files.find((file) => file.path === path)
    return found ? new TextDecoder().decode(bytesOf(found.content)) : null
  }
  return {
    tests: Object.fromEntries(
      set.tests.map(({ path, note, made }) => [
        path,
        [text(path)!, text(path.replace(/\.[^./]*$/, '.ans')), note, made],
      ]),
    ),
    scoring: set.scoring,
    titles: set.titles,
    rest: { compare: set.compare, limits: set.limits, packing: set.packing },
    invalid: Object.fromEntries(
      Object.entries(set.invalid).map(([path, fault]) => [path, [text(path), fault]]),
    ),
    statements: Object.fromEntries(
      set.files.flatMap(({ path }) => (isOfStatement(path) ? [[path, text(path)]] : [])),
    ),
    programs: set.programs.map(({ name, command, flags, groups, expect: told }) => ({
      ...{
        name,
        flags,
        groups,
        expect: told,
        file: command.split('/').at(-1),
        text: text(command),
      },
    })),
  }
}

/** Title, author and licence that should come back. */
export function toldPacking(
  game: AnyGame,
  { title, author, licence }: Drawn['order'],
): ImportPlan['packing'] {
  const known = licences.find((one) => one === licence)
  return {
    ...(title !== '' && title !== game.title && { title }),
    author,
    ...(known !== undefined && known !== 'unknown' && { licence: known }),
  }
}

/** The statements that should come back: of pictures those that the package shows in its own language. */
export function shownStatements(
  { statements }: SetToPack,
  { language: shown }: Drawn['order'],
): Kept['statements'] {
  return Object.fromEntries(
    statements.flatMap(({ language, file, text, pictures }) => [
      [file, text],
      ...Object.entries(pictures).flatMap(([name, content]) =>
        language === shown && text.includes(`(${name})`)
          ? [[`${STATEMENT_FOLDER}/${name}`, new TextDecoder().decode(content)]]
          : [],
      ),
    ]),
  )
}

/** A set, looked at for a package; throws where it cannot be packed. */
export function packedOf({ set }: Pick<Drawn, 'set'>): PackedSet {
  return lookedAt(set)
}

const lookedAt = remembered((set: SetToPack): PackedSet => {
  const packed = packedSet(packageTeller(), set)
  if (!packed.ok) throw new Error(packed.error.join())
  return packed.value
})

/** Why a set cannot be packed as ordered, a sentence each. */
export function refusalsOf(drawn: Drawn): readonly string[] {
  return planPackage(packedOf(drawn), drawn.order, parts).refusals
}

/** The files of a package, which has to be one that nobody refuses. */
export async function exported(drawn: Drawn): Promise<readonly PackageFile[]> {
  expect(refusalsOf(drawn)).toEqual([])
  return packageFiles(packedOf(drawn), drawn.order, parts)
}

/** An imported set as one to pack, with what the looked-at texts are. */
export function setOf(plan: ImportPlan, looks: ReadonlyMap<string, TextLook>): SetToPack {
  const textAt = (path: string): string =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      bytesOf(plan.files.find((file) => file.path === path)!.content),
    )
  const about = new Map(plan.tests.map((one) => [one.path, one]))
  const tests = testFilesOf([...about.keys()]).map((file): TestToPack => {
    const { note, made } = about.get(file.path)!
    const text = textAt(file.path)
    const answers = { expected: 'none' as const, rival: null }
    return { file, answers, text, look: looks.get(text)!, note, made }
  })
  const { scoring, titles, compare, limits } = plan
  const groups = tests.map(({ file }) => file.group)
  const own = plan.programs.map(
    ({ name, command, flags, groups, expect: told = null }): OwnProgram => ({
      ...{ name, expect: told, ...(groups && { groups }), ...(flags !== undefined && { flags }) },
      source: { file: command.split('/').at(-1)!, text: textAt(command) },
    }),
  )
  const faults = scoringFaults(words, scoring, groups)
  const invalid = Object.entries(plan.invalid).map(([path, expected]) => ({
    ...{ path, expected },
    bytes: bytesOf(plan.files.find((file) => file.path === path)!.content),
  }))
  const pictures = Object.fromEntries(
    plan.files.flatMap(({ path, content }) =>
      isOfStatement(path) && path.endsWith('.png')
        ? [[path.slice(STATEMENT_FOLDER.length + 1), bytesOf(content)]]
        : [],
    ),
  )
  const statements = languages.flatMap((language): OwnStatement[] => {
    const file = statementPath(language)
    const isThere = plan.files.some(({ path }) => path === file)
    return isThere ? [{ language, file, text: textAt(file), pictures }] : []
  })
  return { tests, scoring, titles, compare, limits, own, faults, invalid, statements }
}
