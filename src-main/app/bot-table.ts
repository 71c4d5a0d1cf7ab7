import { z } from 'zod'
import { levelText as text } from '../files/journal/records'
import { matchLogLine } from '../programs/match-log'
import { label, number, ticket as id } from './arguments'
import type { Bots } from './bots'
import type { BotRequest, RequestTable } from './request-table'

const answer = z.string().max(10_000)
const side = z.int().min(0).max(1)
/** Maximum number of answers in a log. */
const MOST_ANSWERS = 100_000

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hand') }),
  z.strictObject({ kind: z.literal('built-in'), id }),
  z.strictObject({ kind: z.literal('program'), ticket: id }),
])

const own = z.strictObject({ turn: z.int().min(1), player: side, text: text.nullable() })

const liveRequest = z.strictObject({
  matchId: number,
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

/** The page's requests about programs as players. */
export const botTable: RequestTable<Bots, BotRequest> = {
  'bots:choose': [z.tuple([id]), async (bots, game) => (await bots.desk()).programs.choose(game)],
  'bots:recent': [
    z.tuple([id]),
    async ({ made }, game) => (await made)?.programs.recent(game) ?? [],
  ],
  'bots:play': [
    z.tuple([liveRequest]),
    async (bots, request) => (await bots.desk()).host.play(request),
  ],
  'bots:pause': [z.tuple([number]), async ({ made }, match) => (await made)?.host.pause(match)],
  'bots:clock': [
    z.tuple([number, z.boolean()]),
    async ({ made }, match, isStopped) => (await made)?.host.setClock(match, isStopped),
  ],
  'bots:stop': [z.tuple([number]), async ({ made }, match) => (await made)?.host.stop(match)],
  'bots:close': [
    z.tuple([number]),
    async ({ made }, match) => await (await made)?.host.close(match),
  ],
  'bots:save-log': [
    z.tuple([label, z.array(matchLogLine).max(MOST_ANSWERS)]),
    async (bots, name, log) => (await bots.desk()).logs.askAndSave(name, log),
  ],
  'bots:open-log': [z.tuple([]), async (bots) => (await bots.desk()).logs.askAndOpen()],
}
