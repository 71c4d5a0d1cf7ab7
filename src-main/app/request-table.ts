import type { z } from 'zod'
import type { CallArgs, CallName, ProgressOf } from '@core/protocol/calls'
import type { RequestName, Requests } from '@core/protocol/ipc'
import type { Call } from '../threads/call'

/** Requests about programs as players. */
export type BotRequest = Extract<RequestName, `bots:${string}`>

/** Requests about sets, programs and outputs. */
export type DeskRequest = Exclude<
  Extract<
    RequestName,
    `set:${string}` | `programs:${string}` | `judge:${string}` | `stress:${string}`
  >,
  // The start page shows it.
  'set:recent'
>

/**
 * Requests at the start, and those that every level needs; handlers of all others are loaded with the first of them.
 */
export type EarlyRequest = Exclude<RequestName, DeskRequest | BotRequest>

/**
 * The requests that one room answers: the check of a request's arguments, their kind and size, and its handler, which
 * is given the room. A missing one does not compile. A call gets the call in place of its number. If the reply is
 * always null, it can be omitted.
 */
export type RequestTable<Room, N extends RequestName> = {
  readonly [K in N]: readonly [
    check: z.ZodType<Requests[K]['args']>,
    act: (room: Room, ...args: ActArgs<K>) => Reply<K>,
  ]
}

type ActArgs<N extends RequestName> = N extends CallName
  ? [call: Call<ProgressOf<N>>, ...asked: CallArgs<N>]
  : Requests[N]['args']

type Reply<N extends RequestName> = ReplyOf<N> | Promise<ReplyOf<N>>
type ReplyOf<N extends RequestName> = Requests[N]['reply'] extends null
  ? void
  : Requests[N]['reply']
