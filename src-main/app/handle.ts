import { droppedChannel, requests } from '@core/protocol/ipc'
import type { OpenReply } from '@core/protocol/requests/files'
import type { RequestName } from '@core/protocol/ipc'
import type { Call } from '../threads/call'
import { answerRequest, type RequestOrigin, type RequestRow as AskedRow } from './answer-request'
import type { Calls } from './calls'
import { droppedPaths, earlyTable, type Parts } from './early-table'
import type { Refuse } from './log'
import type { RequestTable } from './request-table'

/** Answers a request; the origin is null for a frame that is gone. */
export type AnswerChannel = (
  origin: RequestOrigin | null,
  args: readonly unknown[],
) => Promise<unknown>

export interface AnswerOptions {
  readonly parts: Parts
  /** Opens files by the paths found by the preload script. */
  readonly openDropped: (paths: readonly string[]) => Promise<OpenReply>
  readonly isPage: (url: string) => boolean
  readonly refuse: Refuse
  readonly logBug: (message: string, detail: unknown) => void
}

/** The handlers of all channels that the page may use. */
export function makeAnswers(options: AnswerOptions): ReadonlyMap<string, AnswerChannel> {
  const { parts, openDropped, isPage, refuse, logBug } = options
  const rules = { isPage, refuse, logBug }
  const answerTo = (name: RequestName): AnswerChannel => {
    const row = rowOf(name, parts)
    return async (origin, args) =>
      (await answerRequest({ name, row, ...rules }, origin, args)) ?? null
  }
  const names = Object.keys(requests) as RequestName[]
  const dropped = { name: droppedChannel, row: { check: droppedPaths, act: openDropped } }
  return new Map<string, AnswerChannel>([
    ...names.map((name) => [name, answerTo(name)] as const),
    [droppedChannel, (origin, args) => answerRequest({ ...dropped, ...rules }, origin, args)],
  ])
}

/**
 * The check of a request's arguments and its handler; a function if they are loaded with the first request of their
 * kind.
 */
function rowOf(name: RequestName, parts: Parts): Row | (() => Promise<Row>) {
  const { calls, sets, bots } = parts
  const within = <Room, N extends RequestName>(
    table: RequestTable<Room, N>,
    room: () => Room | Promise<Room>,
  ): Row => {
    const [check, act] = table[name as N] as unknown as readonly [Row['check'], Act]
    return { check, act: answering(name, async (...args) => act(await room(), ...args), calls) }
  }
  if (Object.hasOwn(earlyTable, name)) return within(earlyTable, () => parts)
  if (name.startsWith('bots:'))
    return async () => within((await import('./bot-table')).botTable, () => bots)
  return async () => within((await import('./desk-table')).deskTable, () => sets.desk())
}

type Row = AskedRow<readonly unknown[], unknown>
type Act = (...args: readonly unknown[]) => unknown

/** The handler of a request; a call is registered while it is running, and can be stopped. */
export function answering(name: RequestName, act: Act, calls: Calls): Act {
  if (!requests[name].isCall) return act
  return (...args) => {
    const [number, ...asked] = args as readonly [number, ...unknown[]]
    return calls.answer(number, (call: Call<unknown>) => act(call, ...asked))
  }
}
