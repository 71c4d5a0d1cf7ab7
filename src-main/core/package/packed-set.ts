import type { AnyGame } from '../game/any-game'
import type { CompareRule } from '../judging/compare-outputs'
import { parseText } from '../game/parse-text'
import { decodeText } from '../kernel/decode-text'
import { firstFault } from '../suite/invalid/check-invalid'
import type { ExpectedFault } from '../suite/invalid/invalid-files'
import { err, ok, type Result } from '../kernel/result'
import { isWrongAnswer, type AnswerState } from '../suite/expected'
import type { ProgramLimits } from '../protocol/programs'
import type { TextLook } from '../suite/look-at-text'
import type { MadeTest } from '../suite/how-made'
import type { ScoringFaults } from '../suite/scoring-faults'
import type { Scoring } from '../suite/scoring'
import { byName, type TestFile } from '../suite/set-files'
import type { PackagesWords } from '../words'
import type {
  AnswerDoubts,
  OwnProgram,
  OwnStatement,
  PackedInvalid,
  PackedLevel,
  Voice,
} from './package'

/** A test of a set as it was looked at. */
export interface TestToPack {
  readonly file: Pick<TestFile, 'path' | 'group' | 'name' | 'answer'>
  readonly answers: Pick<AnswerState, 'expected' | 'rival'>
  readonly text: string
  readonly look: TextLook
  readonly note: string
  readonly made: MadeTest | null
}

/** A set as it was looked at. */
export interface SetToPack {
  readonly tests: readonly TestToPack[]
  /** How outputs are compared with the answers. */
  readonly compare: CompareRule
  /** What a program may use; null if the set has no limits. */
  readonly limits: ProgramLimits | null
  /** The points of its groups. */
  readonly scoring: Scoring
  /** Titles of its groups, by their paths. */
  readonly titles: Readonly<Record<string, string>>
  /** Problems of the points. */
  readonly faults: ScoringFaults
  /** Programs that are kept with it. */
  readonly own: readonly OwnProgram[]
  /** Statements that are written beside the tests, one of a language. */
  readonly statements: readonly OwnStatement[]
  /** Inputs that have to be refused. */
  readonly invalid: readonly InvalidToPack[]
}

/** An input that has to be refused, as it was read. */
export interface InvalidToPack {
  readonly path: string
  readonly bytes: Uint8Array
  readonly expected: ExpectedFault | null
}

/** Tests that can be packed: levels of one game without errors, in the order of the set. */
export interface PackedSet extends Omit<SetToPack, 'tests' | 'invalid'> {
  readonly game: AnyGame
  readonly tests: readonly PackedLevel[]
  readonly invalid: readonly PackedInvalid[]
}

/** The levels of a set, or a sentence for each obstacle. */
export function packedSet(
  { findGame, words: { set: say } }: Pick<Voice, 'findGame' | 'words'>,
  { tests, invalid, ...others }: SetToPack,
): Result<PackedSet, readonly string[]> {
  const broken = tests.filter(({ look }) => !look.worth)
  if (broken.length > 0) return err(broken.map((test) => problemOf(say, test)))
  const ids = [...new Set(tests.map(({ look }) => look.game))]
  const game = findGame(ids[0] ?? '')
  if (!game) return err([say.noTests])
  if (ids.length > 1) return err([say.severalGames({ games: ids.join(', ') })])
  const sorted = [...invalid].sort((a, b) => byName(a.path, b.path))
  const refused = sorted.map((one) => ({ path: one.path, packed: packedInvalid(game, one) }))
  const accepted = refused.filter((one) => one.packed === null)
  if (accepted.length > 0) return err(accepted.map(({ path }) => say.acceptedInvalid({ path })))
  return ok({
    game,
    ...others,
    invalid: refused.flatMap((one) => one.packed ?? []),
    tests: tests.map((test) => packedLevel(game, test, others.compare)),
  })
}

function packedLevel(game: AnyGame, test: TestToPack, compare: CompareRule): PackedLevel {
  const { file, text, look, note, made } = test
  const parsed = parseText(game, text)
  if (!parsed.ok || !look.worth) throw new Error(`${file.path} was a level a moment ago`)
  const { level } = parsed.value
  const doubts = doubtsOf(test, compare)
  return {
    group: file.group,
    name: file.name,
    path: file.path,
    level,
    text: game.format.print(level),
    worth: look.worth,
    isOfficial: game.validate(level).length === 0,
    note,
    made,
    ...(doubts && { doubts }),
  }
}

/** An input as packages take it; null for one that is a level without errors. */
function packedInvalid(game: AnyGame, { bytes, ...about }: InvalidToPack): PackedInvalid | null {
  const decoded = decodeText(bytes)
  const text = decoded.ok ? decoded.value : null
  return text === null || firstFault(game, text) ? { ...about, bytes, text } : null
}

function doubtsOf({ file, answers }: TestToPack, compare: CompareRule): AnswerDoubts | null {
  const { expected, rival } = answers
  const isAnother = isWrongAnswer(expected, compare)
  if (file.answer === null || (!isAnother && rival === null)) return null
  return { file: file.answer, isWrong: isAnother, rival }
}

function problemOf(
  say: PackagesWords['set'],
  { file: { path }, look: { problem } }: TestToPack,
): string {
  return problem
    ? say.line({ path, line: problem.line, problem: problem.message })
    : say.noAnswer({ path })
}
