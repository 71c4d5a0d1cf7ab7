import { usualLimits, type StoppedBy } from '@core/judging/run-end'
import type { PlayedMatch } from '@core/arena/played'
import { compareRules } from '@core/judging/compare-outputs'
import { faultKinds } from '@core/game/play-match'
import type { TextLook } from '@core/suite/look-at-text'
import type { Start } from '@core/suite/starts'
import type { TestFile } from '@core/suite/set-files'
import { z } from 'zod'
import { madeByStress } from '../../sets/made-schema'
import { scoringKeys } from '../../sets/notes'
import { wishSchema } from '../../sets/wish-schema'
import * as levels from '../declared/levels'
import * as programs from '../declared/programs'
import * as sets from '../declared/sets'
import { expectedStates, type AnswerState } from '@core/suite/expected'
import { otherBlanks, run, verdict } from '../judge-schema'
import { askedOf } from './asked-of'
import type { JudgedTest, ToldRun, ToldStress } from '../told-results'

const whole = z.int().min(0)
const words = z.array(z.string()).readonly()
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const limits = {
  time: whole.describe('Milliseconds of processor time of a run.'),
  memory: whole.describe('Megabytes of a run.'),
  isolate: z.boolean(),
}

const compare = z.enum(compareRules).describe('How outputs are compared.')
const scoring = z
  .record(z.string(), z.strictObject(scoringKeys))
  .describe('What groups are worth, and what they ask of their levels, by path.')
const told = z
  .string()
  .describe('What is to be said of the folder: of its notes, and of files that are left out.')
const isSound = z
  .boolean()
  .describe('Whether what is expected of the programs of the set can be met.')

const game = z.string()

/**
 * What a run is asked for, by its command: what is the command's own, and all options that nothing of that holds. An option
 * is named here only where it stands before what is the command's own, or where more is to be said of it.
 */
export const asked = z.discriminatedUnion('command', [
  askedOf('find', sets.find.options, ({ seed, tries }) => ({
    ...{ game, seed },
    wishes: z.array(wishSchema).readonly(),
    isOfficial: z.boolean(),
    tries: tries.describe('For each start.'),
    near: z.string().describe('Hashes of the levels of which changed copies are tried.'),
  })),
  askedOf('answer', levels.answer.options, () => ({
    game: game.describe('As named on the command line: rockets, auto.'),
  })),
  askedOf('set', sets.set.options, ({ json }) => ({ json, compare, scoring, told, isSound })),
  askedOf('coverage', sets.coverage.options, (kept) => ({ ...kept, scoring, told, isSound })),
  askedOf('arena', programs.arena.options, ({ seed, illegal, time, memory, isolate }) => ({
    game,
    players: words.describe('As given on the command line.'),
    programs: words.describe('Hashes of those that are programs.'),
    levels: words.describe('Files of levels; none where each is made from its seed.'),
    seed: seed.describe('Of the first round.'),
    illegal,
    time: time.describe('Milliseconds for an answer; null for those of the statement.'),
    memory: memory.describe('Megabytes of a program.'),
    isolate: isolate.default(false),
  })),
  askedOf('judge', programs.judge.options, () => ({
    programs: z
      .array(
        z.strictObject({
          text: z.string().describe('As given on the command line, or its name.'),
          expected: z.array(verdict).readonly().nullable(),
          groups: z.record(z.string(), z.array(verdict).readonly()).readonly(),
          hash: hash.describe('Of the command and the files that it names.'),
          compiles: z.boolean(),
        }),
      )
      .readonly(),
    ...limits,
    compare,
    scoring,
  })),
  askedOf('stress', programs.stress.options, ({ against, seed, tries }) => ({
    game,
    program: z.string().describe('As given on the command line.'),
    against,
    programs: words.describe('Hashes of both commands and the files that they name.'),
    ...{ seed, tries },
    isOfficial: z.boolean(),
    isNearOnly: z.boolean(),
    compare,
    ...limits,
  })),
  askedOf('certify', sets.certify.options, ({ form }) => ({
    form: form.describe('Null: by the ending of --out.'),
    notes: z.record(z.string(), z.string()).readonly().describe('On the tests, by path.'),
    compare,
    told,
    isSound,
  })),
])

const head = z
  .strictObject({
    boardwright: z.string().describe('Version of the program that works out the run.'),
    run: asked,
    input: hash.nullable().describe('Hash of the names and bytes of all input files of the run.'),
    tasks: whole.describe('Tasks of the whole run.'),
    shard: z.strictObject({ number: whole.min(1), of: whole.min(1) }),
  })
  .describe('The first line of a shard: which run it belongs to, and which part it is.')

const start: z.ZodType<Start> = z.strictObject({
  tried: whole,
  hits: whole,
  always: words,
  best: z
    .strictObject({ cost: whole, size: whole, text: z.string(), caught: words })
    .nullable()
    .describe('The best level; null when none was found.'),
})

const answered = z.strictObject({
  file: z.string().describe('As given on the command line.'),
  answer: z.string().nullable().describe('Null for a file without one.'),
  told: z.string().describe('What is to be written to standard error.'),
})

const side = z.int().min(0).max(1)
const played: z.ZodType<PlayedMatch> = z.strictObject({
  scores: z.tuple([z.number(), z.number()]).readonly(),
  winner: side.nullable().describe('Null where no one won.'),
  turns: whole,
  faults: z
    .array(
      z.strictObject({
        turn: whole.min(1),
        player: side,
        kind: z.enum(faultKinds),
        message: z.string(),
      }),
    )
    .readonly(),
})

const ran: z.ZodType<ToldRun> = z.strictObject({
  ...run.omit({ program: true, test: true }).shape,
  stoppedBy: z.enum([...Object.keys(usualLimits), 'user'] as StoppedBy[]).nullable(),
  toDiagnose: z
    .strictObject({
      game: z.string(),
      text: z.string(),
      output: z.string().nullable().describe('Null where it crashed or exceeded a limit.'),
      again: z.exactOptional(z.string()).describe('What it printed when it was run once more.'),
    })
    .nullable()
    .describe('A level and what was printed, to be held against misreadings.'),
})
const judged: z.ZodType<JudgedTest> = z.strictObject({
  test: z.string(),
  told: z.string().describe('What is written to standard error of a test without an answer.'),
  runs: z.array(ran).readonly().describe('Of each program that compiles.'),
})
const stressed: z.ZodType<ToldStress> = z.strictObject({
  tried: whole,
  failing: z
    .strictObject({
      candidate: whole.describe('Number of the level, from 0.'),
      verdict,
      text: z.string().describe('The level, made small.'),
      told: z.string().describe('What is to be written to standard error.'),
      name: z.string(),
      note: z.string(),
      how: madeByStress.nullable().describe('How it is made again, as boardwright.json keeps it.'),
    })
    .nullable(),
})

const file: z.ZodType<TestFile> = z.strictObject({
  path: z.string(),
  group: z.string(),
  name: z.string(),
  answer: z.string().nullable(),
  otherAnswers: z.array(z.string()).readonly().exactOptional(),
})
const shown = z.record(z.string(), z.strictObject({ count: whole, step: whole })).readonly()
const look: z.ZodType<TextLook> = z.strictObject({
  game: z.string(),
  size: z.strictObject({ rows: whole, cols: whole }).nullable(),
  errors: whole,
  warnings: whole,
  problem: z
    .strictObject({ line: whole, column: whole, length: whole, message: z.string() })
    .nullable(),
  limits: z
    .array(
      z.strictObject({
        name: z.string(),
        smallest: z.number(),
        largest: z.number(),
        official: z.tuple([z.number(), z.number()]).readonly(),
      }),
    )
    .readonly(),
  worth: z
    .strictObject({ answer: z.string(), caught: words, events: shown, rules: shown })
    .nullable(),
})
/** A test of a folder as it was looked at, without its text. */
export interface SeenTest extends AnswerState {
  readonly file: TestFile
  /** SHA-256 of its bytes; null if even these cannot be read. */
  readonly hash: string | null
  /** The hash of its plain text, in which whitespace does not matter; null if it is not a text. */
  readonly plain: string | null
  /** Null where it is not a text. */
  readonly look: TextLook | null
  /** Why it is not a text; empty if it is. */
  readonly problem: string
}

const seen: z.ZodType<SeenTest> = z.strictObject({
  file,
  hash: hash.nullable().describe('Of its bytes; null where it cannot be read.'),
  plain: hash.nullable().describe('Of its text, however its blanks and line ends are.'),
  look: look.nullable(),
  problem: z.string().describe('Why it is no text; empty where it is.'),
  expected: z.enum(expectedStates),
  blanks: otherBlanks.nullable(),
  rival: z.string().nullable(),
})

const task = whole.describe('Number of the task in the whole run, from 0.')
const results = z.union([
  z.strictObject({ task, start }).describe('A search from one beginning, of find.'),
  z
    .strictObject({ task, made: z.strictObject({ problem: z.string().nullable() }) })
    .describe('A program, of judge, and what the compiler said of one that does not compile.'),
  z.strictObject({ task, judged }).describe('A test with all programs, of judge.'),
  z.strictObject({ task, stressed }).describe('A part of the levels, of stress.'),
  z.strictObject({ task, played }).describe('A match, of arena; sides are 0 and 1.'),
  z.strictObject({ task, answered }).describe('A file, of answer.'),
  z.strictObject({ task, seen }).describe('A test, of set, coverage and certify.'),
])

const end = z
  .strictObject({ done: whole.describe('Results of this shard.') })
  .describe('The last line of a shard, without which it is cut short.')

/** Lines of the file of a shard. */
export const shardLine = z.union([head, results, end])

export type ShardHead = z.infer<typeof head>
/** What a run is asked for. */
export type ShardedRun = ShardHead['run']
/** The same of one command, for what tells its result. */
export type ShardedRunOf<C extends ShardedRun['command']> = Omit<
  Extract<ShardedRun, { command: C }>,
  'command'
>
export type ShardResult = z.infer<typeof results>
export type ShardLine = z.infer<typeof shardLine>
/** A file as it was answered. */
export type AnsweredFile = z.infer<typeof answered>
/** What belongs to a task, whatever its number. */
export type TaskResult = ShardResult extends infer R
  ? R extends unknown
    ? Omit<R, 'task'>
    : never
  : never
