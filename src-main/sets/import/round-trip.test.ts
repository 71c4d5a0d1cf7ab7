import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleNames, sampleText } from '@core/conformance/testing/samples'
import { games } from '@core/games/testing'
import type { AnyGame } from '@core/game/any-game'
import type { ImportPlan } from '@core/package/import/read-package'
import { readPackage } from '@core/package/import/read-package'
import { packageFiles, planPackage } from '@core/package/contents'
import type { PackageParts } from '@core/package/packed-problem'
import type { JudgePrograms, OwnProgram, OwnStatement, PackageFile } from '@core/package/package'
import { packedSet, type SetToPack, type TestToPack } from '@core/package/packed-set'
import { parseText } from '@core/game/parse-text'
import { lookAtText, type TextLook } from '@core/suite/look-at-text'
import { scoringFaults } from '@core/suite/scoring-faults'
import { isOfStatement, STATEMENT_FOLDER, statementPath } from '@core/suite/statement-files'
import { testFilesOf } from '@core/suite/set-files'
import { ownLeftOut } from '@core/package/own-programs'
import { verdictOf } from '@core/package/cms/solutions'
import { dmojTakes } from '@core/package/dmoj/solutions'
import { tagOf } from '@core/package/polygon/own-programs'
import { tries } from '@core/conformance/testing/tries'
import { languages } from '@core/words'
import { words } from '../../words'
import { polygonPattern } from '@core/package/test-archive'
import { packageTeller, voiceIn } from '../package-voice'
import { sha256 } from '../sha256'
import { squeezed } from '../squeezed'
import { importParts } from './import-parts'
import { drawnSets, type Drawn, type Kind } from './testing/drawn-sets'

const all: readonly AnyGame[] = games

const programs = (game: string): JudgePrograms => ({
  solve: `solve(${game})\n`,
  validate: `validate(${game})\n`,
  check: 'check()\n',
  why: 'tell(TABLE)\n',
  testlib: { validate: 'validate(testlib)\n', check: 'check()\n' },
  match: null,
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

function importOf(files: readonly PackageFile[], pattern = polygonPattern, kind = ''): ImportPlan {
  const contents = new Map(files.map(({ path, content }) => [path, bytesOf(content)]))
  const order = { game: null, pattern: kind === 'zip' ? pattern : null }
  const read = readPackage(contents, order, importParts(programs))
  if (!read.ok) throw new Error(read.error)
  return read.value
}

/** What comes back of a set, as far as packages of its format hold it. */
interface Kept {
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

function keptOf(set: ImportPlan): Kept {
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

/** What should come back. */
function expectedOf(game: AnyGame, { set, order }: Drawn, kind: Kind): Kept {
  const packed = packedSet(packageTeller(), set)
  if (!packed.ok) throw new Error(packed.error.join())
  const isZip = kind === 'zip'
  const without = (takes: (program: OwnProgram) => boolean): string[] =>
    set.own.filter((program) => !takes(program)).map(({ name }) => name)
  const kattis = (): string[] => ownLeftOut({ ...set, format: order.format, opponent: null })
  const left = {
    legacy: kattis,
    '2025-09': kattis,
    polygon: () => without((program) => tagOf(program) !== null),
    dmoj: () => without(dmojTakes),
    cms: () => without((program) => verdictOf(program) !== null),
    zip: () => without(() => false),
  }[kind]()
  const { title, author, licence } = order
  const packing = {
    ...(title !== '' && title !== game.title && { title }),
    author,
    ...(licence !== 'unknown' && { licence }),
  }
  return {
    tests: Object.fromEntries(
      packed.value.tests.map(({ path, group, name, text: level, worth, note, made }) => [
        isZip ? `${group === '' ? '' : `${group}/`}${name}.in` : path,
        isZip
          ? [level, worth.answer, '', null]
          : [level, worth.answer, note, made?.by === 'program' ? null : made],
      ]),
    ),
    scoring: isZip ? {} : set.scoring,
    titles: isZip ? {} : set.titles,
    rest: isZip
      ? { compare: 'tokens', limits: null, packing: {} }
      : { compare: set.compare, limits: set.limits, packing },
    // The others have no place for them.
    invalid: Object.fromEntries(
      (kind === '2025-09' || kind === 'polygon' ? set.invalid : []).map(
        ({ path, bytes, expected: fault }) => [path, [new TextDecoder().decode(bytes), fault]],
      ),
    ),
    statements: Object.fromEntries(
      (isZip ? [] : set.statements).flatMap(({ language, file, text, pictures }) => [
        [file, text],
        // A package has the pictures of its own language that are shown.
        ...Object.entries(pictures).flatMap(([name, content]) =>
          language === order.language && text.includes(`(${name})`)
            ? [[`${STATEMENT_FOLDER}/${name}`, new TextDecoder().decode(content)]]
            : [],
        ),
      ]),
    ),
    programs: set.own
      .filter(({ name }) => !left.includes(name))
      .map(({ source, ...one }) => ({ ...one, flags: one.flags, groups: one.groups, ...source })),
  }
}

async function exported({ set, order }: Drawn): Promise<readonly PackageFile[]> {
  const packed = packedSet(packageTeller(), set)
  if (!packed.ok) throw new Error(packed.error.join())
  expect(planPackage(packed.value, order, parts).refusals).toEqual([])
  return packageFiles(packed.value, order, parts)
}

/** An imported set as one to pack. */
function setOf(plan: ImportPlan, looks: ReadonlyMap<string, TextLook>): SetToPack {
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

describe.each(all.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const looks = new Map<string, TextLook>()
  beforeAll(() => {
    for (const name of sampleNames(game.id)) {
      const sample = sampleText(game.id, name)
      const look = lookAtText(sample, 'level.txt', all)
      if (!look.worth || looks.size >= 12) continue
      const level = parseText(game, sample)
      if (!level.ok) throw new Error(`${name} is no level`)
      looks.set(sample, look)
      looks.set(game.format.print(level.value.level), look)
    }
  })

  test.each(['legacy', '2025-09', 'polygon', 'dmoj', 'cms', 'zip'] as const)(
    'a set that is packed (%s) and imported is the same',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(drawnSets(game, kind, looks), async (one) => {
          const files = await exported(one)
          const back = importOf(files, one.order.pattern, kind)
          expect(keptOf(back)).toEqual(expectedOf(game, one, kind))
          expect([back.game, back.problems]).toEqual([game.id, []])
          if (kind === 'zip') return
          const again = await exported({ ...one, set: setOf(back, looks) })
          expect(again).toEqual(files)
        }),
        { numRuns: tries(12, 500), seed: 1 },
      )
    },
  )
})
