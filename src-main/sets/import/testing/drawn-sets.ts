import fc from 'fast-check'
import type { AnyGame } from '@core/game/any-game'
import { verdicts } from '@core/judging/verdict'
import type { PackageOrder } from '@core/package/order'
import type { OwnProgram, OwnStatement } from '@core/package/package'
import type { SetToPack, TestToPack } from '@core/package/packed-set'
import type { TextLook } from '@core/suite/look-at-text'
import { countedIn, isSampleFolder, type GroupScoring, type Scoring } from '@core/suite/scoring'
import { scoringFaults } from '@core/suite/scoring-faults'
import { byName, testFilesOf } from '@core/suite/set-files'
import { statementPath } from '@core/suite/statement-files'
import { languages } from '@core/words'
import { words } from '../../../words'

/** A format that packages are made in. */
export type Kind = 'legacy' | '2025-09' | 'polygon' | 'dmoj' | 'cms' | 'zip'

/** A set, and how it should be packed. */
export interface Drawn {
  readonly set: SetToPack
  readonly order: PackageOrder
}

const sign = fc.constantFrom(
  ...'abz 09-_.:#"\'<>&|\\/{}[]\n\té€ж💥\u0007\u0085\u2028\ufeff'.split(/(?:)/u),
)
const text = fc.string({ unit: sign, maxLength: 30 })
const word = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,6}[a-zA-Z0-9]$/)
const label = text.map((one) => one.replace(/[\p{Cc}\u2028\ufeff]/gu, '').trim())

/** Groups, none of whose folders in a package is that of another. */
const folders = [
  '',
  'sample',
  'sample/easy',
  'secret/large',
  'secret/large/odd',
  'small',
  'mid/two',
]

/** Sets that a package of a format takes, with some of the looked-at texts. */
export function drawnSets(
  game: AnyGame,
  kind: Kind,
  looks: ReadonlyMap<string, TextLook>,
): fc.Arbitrary<Drawn> {
  const tests = fc
    .uniqueArray(
      fc.record({
        group: fc.constantFrom(...folders),
        name: word,
        ending: fc.constantFrom('.in', '.txt', `.${game.id}`),
        sample: fc.constantFrom(...looks.keys()),
        note: text,
        made: fc.option(
          fc.constantFrom(
            {
              by: 'generate' as const,
              game: game.id,
              seed: 7,
              settings: { width: 5 },
              hash: '0123456789abcdef',
            },
            { by: 'program' as const, command: 'gen', hash: '0123456789abcdef' },
            {
              ...{ by: 'shrink' as const, game: game.id, from: 'fedcba9876543210' },
              origin: { by: 'generate' as const, game: game.id, seed: 7, settings: { width: 5 } },
              wishes: [{ kind: 'answer' as const, has: '-- "1"' }],
              official: true,
              hash: '0123456789abcdef',
            },
            {
              ...{ by: 'stress' as const, game: game.id, seed: 7, level: 3, official: true },
              ...{ near: 'fedcba9876543210', program: 'ошибка --', kept: '1 2' },
              hash: '0123456789abcdef',
            },
            {
              ...{ by: 'match' as const, game: game.id, from: 'fedcba9876543210' },
              players: ['cmd:./bot --deep', 'random'] as const,
              seed: 7,
              hash: '0123456789abcdef',
            },
          ),
        ),
      }),
      { minLength: 2, maxLength: 7, selector: ({ name }) => name.toLowerCase() },
    )
    .map((some) =>
      some.map(({ group, name, ending, sample, note, made }): TestToPack => {
        const path = `${group === '' ? '' : `${group}/`}${name}${ending}`
        const file = { path, group, name, answer: null }
        const answers = { expected: 'none' as const, rival: null }
        return { file, answers, text: sample, look: looks.get(sample)!, note, made }
      }),
    )
  return fc
    .record({
      tests,
      points: fc.uniqueArray(
        fc.record({
          group: fc.constantFrom('', 'secret/large', 'small', 'mid'),
          points: fc.integer({ min: 0, max: 100 }),
          count: fc.constantFrom('all' as const, 'sum' as const),
          requires: fc.subarray(['small', 'secret/large']),
          bounds: fc.constantFrom<Record<string, readonly [number, number]>>(
            {},
            { width: [-5, 10] },
          ),
        }),
        { selector: ({ group }) => group, maxLength: 4 },
      ),
      titles: fc.dictionary(
        fc.constantFrom(...folders),
        text.filter((one) => one !== ''),
        { maxKeys: 3 },
      ),
      compare: fc.constantFrom('tokens' as const, 'exact' as const),
      limits: fc.option(
        fc.record({
          time: fc.integer({ min: 5, max: 100 }).map((steps) => steps * 50),
          memory: fc.integer({ min: 4, max: 1024 }).map((mib) => mib * 2 ** 20),
        }),
      ),
      own: fc.uniqueArray(
        fc.record({
          name: label.filter((one) => one !== ''),
          expect: fc.option(fc.subarray([...verdicts], { minLength: 1, maxLength: 3 })),
          groups: fc.dictionary(
            fc.constantFrom(...folders.slice(1), 'secret', 'gone'),
            fc.subarray([...verdicts], { minLength: 1, maxLength: 3 }),
            { maxKeys: 3 },
          ),
          flags: fc.option(fc.constant('-O1'), { nil: undefined }),
          source: fc.record({
            file: fc.constantFrom('a.cpp', 'main.py', 'Main.java'),
            text: fc.constantFrom('int main() {}\n', 'print(1)'),
          }),
        }),
        { selector: ({ name }) => name, maxLength: 4 },
      ),
      invalid: fc.uniqueArray(
        fc.record({
          path: fc
            .tuple(fc.constantFrom('invalid/', 'invalid/deep/', 'data/invalid_input/'), word)
            .map(([folder, name]) => `${folder}${name}.in`),
          // A level of no game, and bytes that are no text.
          bytes: fc.constantFrom('?\n', '', '1 1\n?\n').map((one) => new TextEncoder().encode(one)),
          expected: fc.option(fc.constant({ code: 'missing-line', line: 1, column: 1 })),
        }),
        { maxLength: 3, selector: ({ path }) => path.toLowerCase() },
      ),
      statements: statementsOf(fc.array(fc.oneof(fc.constantFrom(...paragraphs), label))),
      why: fc.boolean(),
      title: label,
      author: label,
      licence: fc.constantFrom('unknown', 'cc0', 'cc by'),
      language: fc.constantFrom('en' as const, 'ru' as const),
    })
    .map(
      ({
        tests: some,
        points,
        own,
        statements,
        why,
        title,
        author,
        licence,
        language,
        ...about
      }): Drawn => {
        const scoring = scoringOf(points, some, kind)
        const groups = some.map(({ file }) => file.group)
        const set: SetToPack = {
          ...about,
          statements: some.some(({ file }) => isSampleFolder(file.group))
            ? statements
            : statements.map((one) => ({ ...one, text: one.text.replaceAll('{{samples}}', '') })),
          tests: inOrder(some),
          scoring,
          faults: scoringFaults(words, scoring, groups),
          own: own.map(({ flags, groups, ...one }): OwnProgram => ({
            ...one,
            ...(Object.keys(groups).length > 0 && {
              groups: Object.fromEntries(Object.entries(groups).sort(([a], [b]) => byName(a, b))),
            }),
            ...(flags !== undefined && { flags }),
          })),
        }
        const order: PackageOrder = {
          judge: null,
          kind: kind === 'legacy' || kind === '2025-09' ? 'kattis' : kind,
          format: kind === '2025-09' ? '2025-09' : 'legacy',
          ...{
            name: 'mice',
            title,
            author: author || 'A. Setter',
            licence,
            language,
            opponent: null,
            why: why && kind !== 'dmoj' && kind !== 'zip',
          },
          pattern: { input: '{group}/{name}.in', answer: '{group}/{name}.ans' },
        }
        return { set, order }
      },
    )
}

/** Parts of statements that no set can make false; two show the board of a test and a picture. */
const paragraphs = [
  '# {{title}}',
  '## Input\n\n{{input}}',
  '{{rules}}',
  '<!-- for the setter alone -->',
  '![a mouse](mouse.png)',
  '{{samples}}',
  '$a -- b$ — мышь',
]

/** Statements of some languages, with two pictures beside them. */
function statementsOf(texts: fc.Arbitrary<readonly string[]>): fc.Arbitrary<OwnStatement[]> {
  return fc.record({ en: fc.option(texts), ru: fc.option(texts) }).map((written) =>
    languages.flatMap((language): OwnStatement[] => {
      const parts = written[language] ?? null
      if (parts === null) return []
      // Signs that make HTML or pictures are the matter of the fillers.
      const text = parts
        .map((part) => (paragraphs.includes(part) ? part : part.replace(/[<>&{}[\]\\]/g, '')))
        .join('\n\n')
      const pictures = { 'mouse.png': new Uint8Array([77]), 'unused.png': new Uint8Array([66]) }
      return [{ language, file: statementPath(language), text, pictures }]
    }),
  )
}

/** Points that can be given: of groups with tests, each of which requires only others that come before. */
function scoringOf(
  drawn: readonly (GroupScoring & { readonly group: string })[],
  tests: readonly TestToPack[],
  kind: Kind,
): Scoring {
  const isScored = drawn.some(({ points }) => points > 0)
  const all = drawn.map((one) =>
    isScored && one.group === '' ? { ...one, points: one.points + 1 } : one,
  )
  const scoring: Scoring = Object.fromEntries(
    (isScored && !all.some(({ group }) => group === '')
      ? [...all, { group: '', points: 9, count: 'sum' as const, requires: [], bounds: {} }]
      : all
    ).map(({ group, ...one }) => [group, one]),
  )
  const counted = new Set(tests.map(({ file }) => countedIn(scoring, file.group)))
  return Object.fromEntries(
    Object.entries(scoring).flatMap(([group, one]): [string, GroupScoring][] => {
      const points = counted.has(group) ? one.points : 0
      const requires = one.requires.filter(
        (other) =>
          other < group &&
          counted.has(other) &&
          (kind !== '2025-09' || (scoring[other]!.count === 'all' && other === 'secret/large')),
      )
      if (points === 0 && Object.keys(one.bounds).length === 0) return []
      const many = tests.filter(({ file }) => countedIn(scoring, file.group) === group).length
      // CMS takes shares that are whole.
      const worth = kind === 'cms' && one.count === 'sum' ? points * many : points
      const plain = { points: 0, count: 'all' as const, requires: [], bounds: one.bounds }
      return [[group, points === 0 ? plain : { ...one, points: worth, requires }]]
    }),
  )
}

function inOrder(tests: readonly TestToPack[]): TestToPack[] {
  const paths = testFilesOf(tests.map(({ file }) => file.path)).map(({ path }) => path)
  return [...tests].sort((a, b) => paths.indexOf(a.file.path) - paths.indexOf(b.file.path))
}
