import type { CompareRule } from '../judging/compare-outputs'
import type { Expectation } from '../judging/expectation'
import type { ExpectedFault } from '../suite/invalid/invalid-files'
import type { Counting } from '../suite/scoring'
import type { GroupExpectations } from '../suite/group-expectations'
import type { MadeTest } from '../suite/how-made'
import type { Language } from '../words'
import type { OwnProgram, PackageFile, PackedInvalid, PackedProblem, PackedTest } from './package'
import { usualInvalidPath } from './usual-paths'

/** What is kept of a test: its path in the set, a note that the format cannot hold as it is, how it was made. */
export interface KeptTest {
  readonly path?: string | undefined
  readonly note?: string | undefined
  readonly made?: MadeTest | undefined
}

/** What is kept of a group of the set. */
export interface KeptGroup {
  /** The place of its points in the package; absent if it has none. */
  readonly place?: string | undefined
  readonly title?: string | undefined
  /** Only where the package gives none for it, as programs play matches. */
  readonly points?: number | undefined
  /** Only where the package does not tell it: with such points, or where one test alone gives them. */
  readonly count?: Counting | undefined
  readonly bounds?: Readonly<Record<string, readonly [number, number]>> | undefined
  /** Only where the format has no place for it. */
  readonly requires?: readonly string[] | undefined
}

/** What is kept of an input that has to be refused: its path in the set, and what is expected of it. */
export interface KeptInvalid {
  readonly path?: string | undefined
  readonly fault?: ExpectedFault | undefined
}

/** What is kept of a program of the setter's. */
export interface KeptOfProgram {
  readonly name: string
  readonly expect?: Expectation | undefined
  readonly groups?: GroupExpectations | undefined
  /** What its source file is called where the package has it under another name. */
  readonly file?: string | undefined
  readonly flags?: string | undefined
}

/** A statement of the set as it is written, with its blocks: a package has it filled, and in its own language alone. */
export interface KeptStatement {
  readonly text: string
  /** Where the package has the pictures that it shows; absent where it shows none. */
  readonly pictures?: readonly string[] | undefined
  /** The texts that the package has it filled in, with their marks; absent for other languages. */
  readonly filled?: Readonly<Record<string, string>> | undefined
}

/** What is kept of the set as a whole, each where the format does not say it. */
export interface KeptOfSet {
  /** Null: the set has no limits, whatever the package says. */
  readonly limits?: null | undefined
  readonly compare?: CompareRule | undefined
  readonly title?: string | undefined
  /** By which points are multiplied in the package. */
  readonly factor?: number | undefined
  readonly author?: string | undefined
  readonly licence?: string | undefined
}

/** One thing that a package keeps for the set that it was made of; places are those within the package. */
export type KeptItem =
  | readonly ['set', KeptOfSet]
  | readonly ['test', place: string, KeptTest]
  | readonly ['group', path: string, KeptGroup]
  | readonly ['invalid', place: string, KeptInvalid]
  | readonly ['program', place: string, KeptOfProgram]
  | readonly ['statement', Language, KeptStatement]

/** One of the setter's programs in a package. */
export interface PlacedProgram {
  readonly program: OwnProgram
  readonly place: string
  /** The name of its source file there; absent where it keeps its own. */
  readonly file?: string
}

/** How a format names what it has of a set. */
export interface Placing {
  /** Null for one that it does not have. */
  test(test: PackedTest): string | null
  /** Where the points of a group stand. */
  group(path: string): string
  /** Where inputs lie that have to be refused; none where the format has no place for them. */
  invalid(): readonly { readonly input: PackedInvalid; readonly place: string }[]
  programs(): readonly PlacedProgram[]
  /** The path that a test of a place would get in a set if nothing were kept. */
  usualPath(test: PackedTest, place: string): string
  /** The files of its statement. */
  statement(): readonly PackageFile[]
  /** Whether the format has notes of tests. */
  readonly hasNotes: boolean
  /** Whether the format tells how a group with points gives them. */
  tellsCount(path: string): boolean
  /** Whether the format has the groups that a group requires. */
  readonly hasRequired: boolean
  /** Settings of the whole set that the format has no place for. */
  readonly ofSet: KeptOfSet
}

/** The data that a package has to keep so that the set can be restored from it. */
export function keptOf(problem: PackedProblem, placing: Placing): KeptItem[] {
  const { tests, scoring, setScoring, titles } = problem
  const groups = [...new Set([...Object.keys(setScoring), ...Object.keys(titles)])].sort()
  return [
    ...(Object.keys(placing.ofSet).length > 0 ? [['set', placing.ofSet] as const] : []),
    ...groups.flatMap((path): KeptItem[] => {
      const { points = 0, count, bounds = {}, requires = [] } = setScoring[path] ?? {}
      const title = titles[path]
      const isGiven = points > 0 && path in scoring
      const isKept = points > 0 && !isGiven
      const group: KeptGroup = {
        ...(isGiven && { place: placing.group(path) }),
        ...(title !== undefined && { title }),
        ...(isKept && { points }),
        ...(count === 'sum' && (isKept || (isGiven && !placing.tellsCount(path))) && { count }),
        ...(Object.keys(bounds).length > 0 && { bounds }),
        ...(requires.length > 0 && (isKept || (isGiven && !placing.hasRequired)) && { requires }),
      }
      return Object.keys(group).length === 0 ? [] : [['group', path, group]]
    }),
    ...tests.flatMap((test): KeptItem[] => {
      const place = placing.test(test)
      if (place === null) return []
      const { path, note, made } = test
      const kept: KeptTest = {
        ...(path !== placing.usualPath(test, place) && { path }),
        ...((placing.hasNotes ? !isPlainNote(note) : note !== '') && { note }),
        // A command leads to a file that the package does not have.
        ...(made && made.by !== 'program' && { made }),
      }
      return Object.keys(kept).length === 0 ? [] : [['test', place, kept]]
    }),
    ...placing.invalid().flatMap(({ input: { path, expected }, place }): KeptItem[] => {
      const kept = {
        ...(path !== usualInvalidPath(place) && { path }),
        ...(expected && { fault: expected }),
      }
      return Object.keys(kept).length === 0 ? [] : [['invalid', place, kept]]
    }),
    ...placing.programs().map(({ program, place, file }): KeptItem => {
      const { name, expect, groups, flags, source } = program
      const kept = {
        ...{ name, ...(expect && { expect }) },
        ...(groups && { groups }),
        ...(file !== undefined && file !== source?.file && { file: source?.file }),
        ...(flags !== undefined && { flags }),
      }
      return ['program', place, kept]
    }),
    ...keptStatements(problem, placing),
  ]
}

/** All of its languages, so that a set is whole again whatever language it is packed in. */
function keptStatements(
  { statements, written, language, sha256 }: PackedProblem,
  placing: Pick<Placing, 'statement'>,
): KeptItem[] {
  return statements.map((own): KeptItem => {
    if (own.language !== language || !written)
      return ['statement', own.language, { text: own.text }]
    const files = placing.statement()
    const boards = new Set(written.boards.map(({ file }) => file))
    const shown = new Set(written.files.flatMap(({ path }) => (boards.has(path) ? [] : [path])))
    const pictures = files.map(({ path }) => path).filter((path) => shown.has(fileOf(path)))
    const texts = files.flatMap(({ path, content }) =>
      typeof content === 'string' ? [[path, markOfFilled(content, sha256)] as const] : [],
    )
    return [
      'statement',
      language,
      {
        text: own.text,
        ...(pictures.length > 0 && { pictures }),
        filled: Object.fromEntries(texts),
      },
    ]
  })
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** By which a change of a filled statement is noticed; line endings are none. */
export function markOfFilled(text: string, sha256: (text: string) => string): string {
  return sha256(text.replaceAll('\r\n', '\n')).slice(0, 16)
}

/** Whether every format preserves a note: only lines of printable characters. */
function isPlainNote(note: string): boolean {
  return !/(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff\ufffe\uffff]/u.test(note)
}

/** The key below which a file in JSON has what is kept. */
export const KEPT = 'boardwright'

const SIGN = ': '

/** Kept data as the lines of a comment, in ASCII and without two hyphens in a row, which would end it in XML. */
export function keptComment(kept: readonly KeptItem[]): string[] {
  return kept.map((one) => {
    const text = JSON.stringify(one).replace(/[^ -~]/g, escaped)
    return `${SIGN}${text.replace(/-(?=-)/g, escaped)}`
  })
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** A line of a file that may be one of `keptComment`. */
export interface KeptTextLine {
  /** From 1; null where that is not known. */
  readonly line: number | null
  readonly text: string
}

/** The lines of a text that keep something; in YAML they are comments. */
export function keptLinesIn(text: string): KeptTextLine[] {
  return text.split('\n').flatMap((one, at) => {
    const [, found] = /^(?:#|\s*): (\[.*\])\r?$/.exec(one) ?? []
    return found === undefined ? [] : [{ line: at + 1, text: found }]
  })
}
