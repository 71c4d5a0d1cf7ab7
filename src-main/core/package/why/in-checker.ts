import type { AnyGame } from '../../game/any-game'
import type { PackageKind } from '../order'
import type { PackedProblem, PackedTest } from '../package'
import { misreadingLines, underMisreadings, type WhyRow } from './row'

/** Maximum length of a table in the source of a checker, in bytes of UTF-8; no judge here says how long a source may be. */
export const MOST_IN_CHECKER = 256 * 1024

/** What stands between the parts of an entry, as `judge/compared.cpp` reads it. */
const [ENTRY, PART, NAME] = ['\f', '\t', '|']

/** What the checker of a package of some kind knows of one test; in `plain` without what happens in the runs. */
export function checkerRow(
  game: AnyGame,
  { level, text, worth }: Pick<PackedTest, 'level' | 'text' | 'worth'>,
  kind: PackageKind,
): WhyRow {
  const { names, byAnswer, partings } = underMisreadings(game, { level, worth })
  const told = [...byAnswer].map(([words, ids]) => {
    const parted = ids.map((id) => partings.of([id]))
    return {
      print: printOf(words),
      lines: misreadingLines(game, ids, parted).map((line) => taken(line, kind)),
    }
  })
  const entry = (isTold: (line: string) => boolean): string =>
    inCpp(
      [
        `${PART}${names.map((name) => `${taken(name, kind)}${NAME}`).join('')}`,
        ...told.map(({ print, lines }) => `${print} ${lines.filter(isTold).join('\n')}`),
      ].join(PART),
    )
  return {
    input: printOf(text.replaceAll('\r', '')),
    full: entry(() => true),
    plain: entry((line) => !line.startsWith(' '.repeat(6))),
  }
}

/** The constants of a checker: how it compares, what it says, and what it knows of the tests. */
export function checkerConstants(
  { compare, why, words: { why: say } }: Pick<PackedProblem, 'compare' | 'why' | 'words'>,
  kind: PackageKind,
): string {
  const place = { line: '{line}', column: '{column}', word: '{word}' }
  const told = { ...place, expected: '{expected}', found: '{found}' }
  const sentences = [
    ...[say.word(told), say.missing(told), say.extra(told), say.nothing(told), say.blanks(told)],
    say.none,
  ]
  const rows = (why?.text ?? '').split('\n').filter((line) => line !== '')
  const literals = (texts: readonly string[]): string[] => texts.map((one) => `    "${one}"`)
  return [
    `static const bool IS_EXACT = ${compare === 'exact'};`,
    `static const char *const SAY[] = {`,
    ...literals(sentences.map((one) => inCpp(taken(one, kind)))).map((line) => `${line},`),
    '};',
    `static const char TABLE[] =${rows.length === 0 ? ' "";' : ''}`,
    // Between the print and its entry stands what the entry begins with.
    ...literals(rows.map((row) => `${inCpp(ENTRY)}${row.replace(' ', '')}`)),
    ...(rows.length === 0 ? [] : ['    ;']),
  ].join('\n')
}

/** What the head of such a checker says of what the jury is told. */
export function checkerAbout({
  why,
  game,
  words: { programs: say },
}: Pick<PackedProblem, 'why' | 'game' | 'words'>): string[] {
  if (!why) return []
  const { boardless, leftOut } = why
  const kilobytes = MOST_IN_CHECKER / 1024
  return [
    say.checkerTells({ game: game.title }),
    ...(boardless + leftOut === 0 ? [] : [say.leftInChecker({ kilobytes, boardless, leftOut })]),
  ]
}

/** As the text of a literal. */
function inCpp(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

/** Without control characters, which part a table; CMS takes none from U+007F to U+00BF either, among them guillemets and firm spaces. */
function taken(text: string, kind: PackageKind): string {
  const plain = text.replace(/\p{Cc}/gu, '?')
  const others: Readonly<Record<string, string>> = { '\u00a0': ' ', '«': '“', '»': '”' }
  return kind === 'cms' ? plain.replace(/[\u00a0-\u00bf]/g, (one) => others[one] ?? '?') : plain
}

/** FNV-1a of 64 bits over the letters of a text, in hexadecimal digits; levels and answers are ASCII, so over its bytes. */
function printOf(text: string): string {
  let [high, low] = [0xcbf29ce4, 0x84222325]
  for (let at = 0; at < text.length; at++) {
    low = (low ^ text.charCodeAt(at)) >>> 0
    // Times 2^40 + 0x1b3; no figure here is larger than a double holds exactly.
    const product = low * 0x1b3
    high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + low * 256) % 2 ** 32
    low = product >>> 0
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('')
}
