import { type Asked, callNames, type CallName, type ProgressOf } from '@core/protocol/calls'
import { droppedChannel, requestNames } from '@core/protocol/ipc'
import type { OpenReply, RequestName, Requests } from '@core/protocol/ipc'
import type { Call } from '../threads/call'
import { type Answering, answerRequest, type RequestOrigin } from './answer-request'
import type { Calls } from './calls'
import { type EarlyRequest, isLate } from './late-requests'
import type { Refuse } from './log'
import { droppedSchema, requestSchemas } from './request-schemas'

/**
 * One handler a request; a missing one does not compile. That of a call has the call in place of its number. Where the reply
 * is nothing but null, it need not be said.
 */
export type Handlers = {
  readonly [N in RequestName]: (...args: HandlerArgs<N>) => ReplyOf<N> | Promise<ReplyOf<N>>
}

type HandlerArgs<N extends RequestName> = N extends CallName
  ? [call: Call<ProgressOf<N>>, ...asked: Asked<N>]
  : Requests[N]['args']

type ReplyOf<N extends RequestName> = Requests[N]['reply'] extends null
  ? void
  : Requests[N]['reply']

/** Answers a request; null stands for a frame that is gone. */
export type Answer = (origin: RequestOrigin | null, args: readonly unknown[]) => Promise<unknown>

export interface AnswerOptions {
  readonly handlers: Handlers
  readonly calls: Calls
  /** Opens files by the paths that the preload script found out. */
  readonly openDropped: (paths: readonly string[]) => Promise<OpenReply>
  readonly isPage: (url: string) => boolean
  readonly refuse: Refuse
  readonly logBug: (message: string, detail: unknown) => void
}

/** What answers each channel that the page may ask through. */
export function makeAnswers(options: AnswerOptions): ReadonlyMap<string, Answer> {
  const { handlers, calls, openDropped, isPage, refuse, logBug } = options
  const rules = { isPage, refuse, logBug }
  const answerTo = <N extends RequestName>(name: N): Answer => {
    const asked = { name, schema: schemaOf(name), handler: answering(name, handlers, calls) }
    return async (origin, args) =>
      (await answerRequest({ ...asked, ...rules }, origin, args)) ?? null
  }
  const names = Object.keys(requestNames) as RequestName[]
  const dropped = { name: droppedChannel, schema: droppedSchema, handler: openDropped }
  return new Map<string, Answer>([
    ...names.map((name) => [name, answerTo(name)] as const),
    [droppedChannel, (origin, args) => answerRequest({ ...dropped, ...rules }, origin, args)],
  ])
}

/** What does a request; a call is under way meanwhile, and can be stopped. */
export function answering<N extends RequestName>(
  name: N,
  handlers: Handlers,
  calls: Calls,
): (...args: Requests[N]['args']) => unknown {
  const handler = handlers[name] as (...args: readonly unknown[]) => unknown
  if (!Object.hasOwn(callNames, name)) return handler
  return (...args) => {
    const [number, ...asked] = args as readonly [number, ...unknown[]]
    return calls.answer(number, (call: Call<unknown>) => handler(call, ...asked))
  }
}

type Schema<N extends RequestName> = Answering<Requests[N]['args'], unknown>['schema']

function schemaOf<N extends RequestName>(name: N): Schema<N> {
  if (isLate(name)) return async () => (await import('./late-schemas')).lateSchemas[name]
  return requestSchemas[name as N & EarlyRequest]
}
