import type { EventRecord } from '@core/game/event-export'
import { z } from 'zod'
import type { GameCoverage } from '@core/suite/coverage-by-game'
import { keysSchema } from '../kept/keys-file'
import { settingsSchema } from '../kept/settings-file'
import { matchLogLine } from '../programs/match-log'
import { certificateSchema, covered } from '../sets/certificate-file'
import { expectedStates } from '@core/suite/expected'
import { cell, check, game } from './check-schema'
import { difference, judge, otherBlanks, score } from './judge-schema'
import { invalid } from './invalid-schema'
import { importSchema } from './import-schema'
import { limits } from './limits-schema'
import { lower } from './lower-schema'
import { remake } from './remake-schema'
import { parting } from './parting-schema'
import type { SchemaName } from './schema-names'
import { shardLine } from './shards/records'

const whole = z.int()
const readings = z
  .strictObject({
    file: z.string().describe('As given on the command line; <stdin> for standard input.'),
    game: game.nullable().describe('The game it is taken for; null if it is not text.'),
    answer: z.string().nullable().describe('The official answer; null if the file cannot be run.'),
    caught: z.array(z.string()).describe('Misreadings whose answer differs from it.'),
    missed: z.array(z.string()).describe('Misreadings that answer the same.'),
  })
  .describe('A line of readings --json: which misreadings a file catches.')

const detail = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())])
const placed = z
  .object({
    id: whole.describe('Stays the same for its whole life; no other of its kind has it.'),
    kind: z.string().describe('In the words of the rules: mouse, robot.'),
    row: whole.describe('As in cells; just outside the board if it stands there.'),
    col: whole,
  })
  .catchall(detail)

const trace: z.ZodType<EventRecord> = z
  .strictObject({
    step: whole.min(1).describe('Number of the step.'),
    turn: whole.min(1),
    phase: z.string(),
    event: z.string().nullable().describe('Kind; null (--state only) for a step without events.'),
    cells: z.array(cell).describe('Board cells concerned, the main one first.'),
    rule: z.string().describe('Id of the rule that decided it.'),
    text: z.string().nullable().describe('One sentence; null where there is no event.'),
    entity: whole.min(-1).describe('Stays the same for its whole life; -1 if none is concerned.'),
    figures: z
      .record(z.string(), whole)
      .describe('Scores and similar figures after the step, by name.'),
    facts: z
      .exactOptional(z.array(z.string()))
      .describe('Facts that explain the event (--why), the deciding one first.'),
    rules: z.exactOptional(z.array(z.string())).describe('All rules that decided it (--why).'),
    factCells: z.exactOptional(z.array(cell)).describe('Cells of the facts (--why).'),
    entities: z
      .exactOptional(z.array(placed))
      .describe(
        'Everything that has a place after the step (--state), on the last line of each step.',
      ),
  })
  .describe('A line of trace --json: an event.')

const named = { id: z.string(), title: z.string() }
const choice = z.strictObject({ ...named, about: z.string() })

const games = z
  .array(
    z.strictObject({
      ...named,
      id: game,
      subtitle: z.string(),
      extension: z.string().describe('Extension of its files, without the dot.'),
      phases: z.array(z.strictObject({ name: z.string(), rule: z.string() })),
      events: z.array(
        z.strictObject({
          name: z.string(),
          title: z.string(),
          rules: z.array(z.string()),
          readings: z
            .exactOptional(z.array(z.string()))
            .describe('Misreadings under which alone it happens.'),
        }),
      ),
      rules: z.array(z.strictObject({ ...named, text: z.string() })),
      recipe: z
        .array(
          z.strictObject({
            key: z.string(),
            title: z.string(),
            lowest: z.number(),
            highest: z.number(),
            default: z.number(),
          }),
        )
        .describe('Settings of generate --set.'),
      readings: z
        .array(
          z.strictObject({
            id: z.string(),
            belief: z.string(),
            rule: z.string(),
            alongside: z
              .exactOptional(z.array(z.string()).readonly())
              .describe('Misreadings that every level which catches it catches as well.'),
          }),
        )
        .describe('Misreadings of the rules.'),
      match: z
        .strictObject({ players: z.array(choice), faultRules: z.array(choice) })
        .nullable()
        .describe('What match --players and --illegal take; null for games without matches.'),
    }),
  )
  .describe('What games --json prints: all games.')

const find = z
  .strictObject({
    game,
    seed: whole.describe('Of the first start.'),
    tried: whole.describe('Levels that were tried.'),
    hits: whole.describe('How many of them do what is asked.'),
    text: z.string().nullable().describe('The level; null if none was found.'),
    caught: z.array(z.string()).readonly().describe('Misreadings that it catches.'),
    always: z.array(z.string()).readonly().describe('Misreadings that every level found catches.'),
  })
  .describe('What find --json prints.')

const file = z.string().describe('Below the folder, with "/".')
const set = z
  .strictObject({
    file,
    group: z.string().describe('The folder that it lies in; empty for the set’s own.'),
    game: game.nullable().describe('The game it is taken for; null if it is not text.'),
    errors: whole,
    warnings: whole,
    problem: z.string().nullable().describe('The first problem; null if there is none.'),
    outOfBounds: z
      .array(z.string())
      .describe('Where it is outside of the bounds of its group, a sentence each.'),
    sameAs: z
      .strictObject({ path: z.string(), isExact: z.boolean() })
      .nullable()
      .describe(
        'An earlier test with the same text, to the byte or but for blanks and line endings.',
      ),
    answer: z.string().nullable().describe('The official answer; null if there is none.'),
    caught: z.array(z.string()).readonly().describe('Misreadings whose answer differs from it.'),
    expected: z
      .enum(expectedStates)
      .describe(
        'How the answer stands to the file beside the test; blanks: only whitespace differs.',
      ),
    blanks: otherBlanks
      .nullable()
      .describe(
        'Where the file has other whitespace than the answer; null where more differs, or nothing.',
      ),
    rival: file
      .nullable()
      .describe(
        'Another answer file of the test with other tokens than the one that counts; null if none.',
      ),
  })
  .describe('A line of set --json: a test.')

const explain = z
  .strictObject({
    file: z.string().describe('As given on the command line; <stdin> for standard input.'),
    game,
    verdict: z.enum(['OK', 'PE', 'WA']),
    answer: z.string().describe('The official answer.'),
    difference,
    step: z
      .strictObject({
        step: whole.min(0).describe('0: it stands from the start.'),
        turn: whole.min(0),
        phase: z.string(),
        isLast: z
          .boolean()
          .describe('Whether it only changes last what many steps may change, as a score.'),
        events: z.array(z.strictObject({ text: z.string(), rule: z.string() })).readonly(),
      })
      .nullable()
      .describe('The step that wrote what the output has otherwise first.'),
    readings: z
      .array(z.strictObject({ ids: z.array(z.string()).readonly(), parts: parting }))
      .readonly()
      .describe(
        'Misreadings, or two at once, that give just this output: possibilities, for one output shows no cause.',
      ),
    more: whole.describe('How many more there are.'),
  })
  .describe('What explain --json prints.')

const share = z.number().min(0).max(1)
const arena = z
  .strictObject({
    player: z.string().describe('As given on the command line.'),
    matches: whole,
    wins: whole,
    draws: whole,
    losses: whole,
    faults: whole.describe('Answers that were illegal, late or missing.'),
    difference: z.number().describe('Own points less those of the others, on average.'),
    rate: share.describe('Wins and half the draws, of all matches.'),
    low: share.describe('Lower bound of the rate with a confidence of 95 % (Wilson).'),
    high: share,
    rating: z.strictObject({
      mu: z.number(),
      sigma: z.number(),
      ordinal: z.number().describe('mu - 3 sigma.'),
    }),
  })
  .describe('A line of arena --json: a player.')

const coverage: z.ZodType<GameCoverage> = z
  .strictObject({
    game,
    ...covered,
    scores: z
      .strictObject({
        of: z.number().describe('What all groups are worth.'),
        readings: z.array(z.strictObject({ id: z.string(), ...score.shape })).readonly(),
      })
      .nullable()
      .describe('What each misreading still scores; null where the set gives no points.'),
  })
  .describe('A line of coverage --json: the tests of one game.')

/** What `import --json` says of a package. */
export type ImportReport = z.infer<typeof importSchema>
/** What `readings --json` says of a file. */
export type ReadingsReport = z.infer<typeof readings>
/** What `games --json` says of a game. */
export type GameReport = z.infer<typeof games>[number]

/** What `find --json` prints. */
export type FindReport = z.infer<typeof find>
/** What `explain --json` says of an output. */
export type ExplainReport = z.infer<typeof explain>
/** A line of `arena --json`. */
export type ArenaReport = z.infer<typeof arena>
/** What `set --json` says of a test. */
export type SetReport = z.infer<typeof set>

/** What the commands print with --json: one line of it, or of `games` all. */
export const schemas: Readonly<Record<SchemaName, z.ZodType>> = {
  arena,
  certify: certificateSchema,
  check,
  coverage,
  explain,
  find,
  games,
  import: importSchema,
  invalid,
  judge,
  keys: keysSchema,
  limits,
  lower,
  match: matchLogLine,
  readings,
  remake,
  set,
  settings: settingsSchema,
  shard: shardLine,
  trace,
}
