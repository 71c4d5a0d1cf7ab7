import { z } from 'zod'
import type { RequestName, Requests } from '@core/protocol/ipc'
import { levelText as text } from '../files/journal/records'
import { matchLogLine } from '../programs/match-log'

const id = z.string().min(1).max(100)
const matchId = z.int().min(0)
const answer = z.string().max(10_000)
const side = z.int().min(0).max(1)
/** Most answers of a log. */
const MOST_ANSWERS = 100_000

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hand') }),
  z.strictObject({ kind: z.literal('built-in'), id }),
  z.strictObject({ kind: z.literal('program'), ticket: id }),
])

const own = z.strictObject({ turn: z.int().min(1), player: side, text: text.nullable() })

const liveRequest = z.strictObject({
  matchId,
  game: id,
  text,
  players: z.tuple([seat, seat]),
  given: z.tuple([answer.nullable(), answer.nullable()]),
  seed: z.int().min(0),
  timeLimit: z.int().min(1).max(600_000),
  isClockStopped: z.boolean(),
  most: z.int().min(1).nullable(),
  faultRule: id.nullable(),
  own: z.array(own).max(MOST_ANSWERS),
})

type BotRequest = Extract<RequestName, `bots:${string}`>

/** Kind and size of the arguments of the requests about programs as players. */
export const botSchemas: { readonly [N in BotRequest]: z.ZodType<Requests[N]['args']> } = {
  'bots:choose': z.tuple([]),
  'bots:recent': z.tuple([]),
  'bots:play': z.tuple([liveRequest]),
  'bots:pause': z.tuple([matchId]),
  'bots:clock': z.tuple([matchId, z.boolean()]),
  'bots:stop': z.tuple([matchId]),
  'bots:close': z.tuple([matchId]),
  'bots:save-log': z.tuple([z.string().max(300), z.array(matchLogLine).max(MOST_ANSWERS)]),
  'bots:open-log': z.tuple([]),
}
