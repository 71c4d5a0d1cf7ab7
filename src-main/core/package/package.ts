import type { AnyGame } from '../game/any-game'
import type { Games } from '../games/registry'
import type { Expectation } from '../judging/expectation'
import type { CompareRule } from '../judging/compare-outputs'
import type { ProgramLimits } from '../protocol/programs'
import type { ExpectedFault } from '../suite/invalid/invalid-files'
import type { GroupExpectations } from '../suite/group-expectations'
import type { MadeTest } from '../suite/how-made'
import { countedIn, isSampleFolder, type Scoring } from '../suite/scoring'
import type { ScoringFaults } from '../suite/scoring-faults'
import type { TestWorth } from '../suite/look-at-text'
import type { Language, PackagesWords } from '../words'
import type { FilledStatement } from './own-statement/filled'

/** Versions of the problem package format, the one that most judges read first. */
export const packageFormats = ['legacy', '2025-09'] as const

export type PackageFormat = (typeof packageFormats)[number]

/** The words of a language, and the games in it, for a package or for messages about it. */
export interface Voice extends Pick<Games, 'findGame'> {
  readonly language: Language
  readonly words: PackagesWords
}

/** A file of a package. */
export interface PackageFile {
  /** Below the package, with "/". */
  readonly path: string
  readonly content: string | Uint8Array
}

/** A level without errors that goes into a package. */
export interface PackedLevel {
  readonly level: unknown
  /** The folder of the set that it lies in: "sample", "secret/large"; empty for the set's own. */
  readonly group: string
  readonly name: string
  /** Where its file lies in the set. */
  readonly path: string
  /** The canonical text: judges compare inputs to the letter. */
  readonly text: string
  readonly worth: TestWorth
  /** Whether it stays within what is official; such a level has no warnings. */
  readonly isOfficial: boolean
  /** The setter's note; may be empty. */
  readonly note: string
  /** How it was made, where the set knows. */
  readonly made: MadeTest | null
  /** Problems of the answer files beside it, which the package does not use; absent if there are none. */
  readonly doubts?: AnswerDoubts
}

/** Answer files of a test that are not to be trusted (H2 of the findings on tests). */
export interface AnswerDoubts {
  /** The one that counts. */
  readonly file: string
  /** Whether it differs from the official answer, as the set compares. */
  readonly isWrong: boolean
  /** Another one that contradicts it; null if none does. */
  readonly rival: string | null
}

/** A level with its picture. */
export interface PackedTest extends PackedLevel {
  /** The board at its start as an SVG document; null if it would be too large. */
  readonly picture: string | null
}

/** Programs of a game for judges, without their heads: the constants that they are called with stand above them. */
export interface JudgePrograms {
  /** In C++, with `READING`: the name of a misreading, or nothing for the rules. */
  readonly solve: string
  /** In Python, with `IS_STRICT`, exit codes, and `PLAYERS`: who may play in a match; none where an input is a level alone. */
  readonly validate: string
  /** In C++, with `IS_EXACT`, `SAY` and `TABLE`: what compares outputs where a judge takes a program for that; the same for all games. */
  readonly check: string
  /** In Python, with `DECIDES`, `FLAGS`, `SAY` and `TABLE`: what tells the jury why an output is wrong; the same for all games. */
  readonly why: string
  /** In C++ with testlib; null for a game that has none. */
  readonly testlib: {
    /** With `IS_STRICT` and `PLAYERS`, as in Python. */
    readonly validate: string
    /** The checker, with the same constants; the same for all games. */
    readonly check: string
    /** Of a game that is played by two programs, if it has an interactor; else null. */
    readonly match: {
      /** With `MUST_WIN`. */
      readonly interactor: string
      /** With `PLAYER`; without testlib. */
      readonly player: string
    } | null
  } | null
  /** In Python, of a game that is played by two programs; else null. */
  readonly match: {
    /** With `MUST_WIN`, exit codes and `PATIENCE`. */
    readonly referee: string
    /** With `PLAYER`: the built-in one that it is. */
    readonly player: string
  } | null
}

/** A program that is kept with a set. */
export interface OwnProgram {
  readonly name: string
  /** Null where nothing is expected of it. */
  readonly expect: Expectation | null
  /** What is expected in groups; absent for nothing. */
  readonly groups?: GroupExpectations
  /** Further flags for its compiler; absent for none. */
  readonly flags?: string
  /** Its one source file, by its name alone; null where there is none, or more than one. */
  readonly source: { readonly file: string; readonly text: string } | null
}

/** A statement as it is written beside the tests, in one language. */
export interface OwnStatement {
  readonly language: Language
  /** Where it lies in the set: `statement/en.md`. */
  readonly file: string
  readonly text: string
  /** The pictures beside it, by their names. */
  readonly pictures: Readonly<Record<string, Uint8Array>>
}

/** Such a statement with its blocks filled. */
export interface WrittenStatement extends FilledStatement {
  readonly file: string
  /** The pictures that it shows, by their names alone: the setter’s own as they are, boards as PNG files where they are drawn. */
  readonly files: readonly PackageFile[]
}

/** An input of a set that has to be refused. */
export interface PackedInvalid {
  /** Where its file lies in the set. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Null for bytes that are no text. */
  readonly text: string | null
  /** What is expected of it; null for nothing. */
  readonly expected: ExpectedFault | null
}

/** What is known of all tests of a package, as `judge/why.py` or `judge/compared.cpp` looks it up. */
export interface WhyTable {
  /** A line for each test: the SHA-256 of its input, or in a checker its print, a space, and its entry. */
  readonly text: string
  /** How many tests have no boards, in a checker not what happens in the runs, as there was no room for them. */
  readonly boardless: number
  /** How many tests are left out, as there was no room even for the words. */
  readonly leftOut: number
}

/** What a whole package is made of. */
export interface PackedProblem {
  /** In which its texts are. */
  readonly language: Language
  readonly words: PackagesWords
  readonly game: AnyGame
  readonly format: PackageFormat
  /** What the package is called: its folder, or its archive without ".zip". */
  readonly name: string
  readonly title: string
  readonly author: string
  /** One of `licences`. */
  readonly licence: string
  /** The same for the same problem, as in `uuid.ts`; only the format of 2025-09 has it. */
  readonly uuid: string
  /** The built-in player that programs play against; null: the tests are matches that are over. */
  readonly opponent: string | null
  /** Version of this app. */
  readonly version: string
  /** The SHA-256 of a text, in hexadecimal digits. */
  sha256(text: string): string
  /** How outputs are compared with the answers. */
  readonly compare: CompareRule
  /** What a program may use on a test; null: each judge takes its own limits. */
  readonly limits: ProgramLimits | null
  /** The points of groups of tests; empty if there are none. */
  readonly scoring: Scoring
  /** The same of the set, which are more where programs play matches. */
  readonly setScoring: Scoring
  /** Titles of its groups, by their paths. */
  readonly titles: Readonly<Record<string, string>>
  /** Problems of the points, in the language of the messages. */
  readonly faults: ScoringFaults
  /** In the order of the set. */
  readonly tests: readonly PackedTest[]
  /** Inputs that have to be refused, in the order of their names. */
  readonly invalid: readonly PackedInvalid[]
  /** The setter's own, in the order of the set. */
  readonly own: readonly OwnProgram[]
  /** Null for a game that has none. */
  readonly programs: JudgePrograms | null
  /** What the jury is told of wrong outputs; null where nothing is. */
  readonly why: WhyTable | null
  /** True if only the names and sizes of the files matter: slow parts are left out. */
  readonly isSketch: boolean
  /** The first sample at its start as a PNG file; null when there is none. */
  readonly figure: Uint8Array | null
  /** The set’s own statements, one of a language, as they are written. */
  readonly statements: readonly OwnStatement[]
  /** The setter’s own statement in the language of the package; null if there is none, and one is made of the rules. */
  readonly written: WrittenStatement | null
}

/** What the package format knows as a licence. */
export const licences = [
  'unknown',
  'public domain',
  'cc0',
  'cc by',
  'cc by-sa',
  'educational',
  'permission',
] as const

export type Licence = (typeof licences)[number]

/** Title, author and licence that a set is packed with; absent for what is not kept. */
export interface PackingNotes {
  readonly title?: string
  readonly author?: string
  readonly licence?: Licence
}

/** Whether a test is shown to contestants. */
export function isSample({ group }: Pick<PackedTest, 'group'>): boolean {
  return isSampleFolder(group)
}

/**
 * Where a test lies in a package, without an ending. All tests but samples are secret. Only groups with points become
 * folders; others become part of the name, because not every judge reads folders. A single digit gets a leading zero,
 * because names need two characters.
 */
export function packedStem(
  test: Pick<PackedTest, 'group' | 'name'>,
  { scoring }: Pick<PackedProblem, 'scoring'> = { scoring: {} },
): string {
  const counted = countedIn(scoring, test.group)
  if (counted !== null) {
    const within = test.group.slice(counted.length).split('/').filter(Boolean)
    return `${folderOfGroup(counted)}/${longName([...within, test.name])}`
  }
  const place = isSample(test) ? 'sample' : 'secret'
  return `data/${place}/${longName([...withoutPlace(test.group), test.name])}`
}

/** The folder of a group with points in a package. */
export function folderOfGroup(group: string): string {
  const within = withoutPlace(group)
  return `data/secret/${within.length === 0 ? 'tests' : longName(within)}`
}

function longName(parts: readonly string[]): string {
  const name = parts.join('-')
  return /^\d$/.test(name) ? `0${name}` : name
}

/** Parts of a group without what says whether it is shown. */
function withoutPlace(group: string): string[] {
  const [first, ...more] = inner(group)
  return first === 'sample' || first === 'secret' ? more : inner(group)
}

/** Parts of a group; of a whole package opened as a set those within its data. */
function inner(group: string): string[] {
  const parts = group.split('/').filter((part) => part !== '')
  return parts[0] === 'data' ? parts.slice(1) : parts
}
