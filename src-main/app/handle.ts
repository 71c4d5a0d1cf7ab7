import { droppedChannel, requestNames } from '@core/protocol/ipc'
import type { OpenReply, RequestName, Requests } from '@core/protocol/ipc'
import { type Answering, answerRequest } from './answer-request'
import type { RequestOrigin } from './answer-request'
import { type EarlyRequest, isLate } from './late-requests'
import type { Refuse } from './log'
import { droppedSchema, requestSchemas } from './request-schemas'

/** One handler a request; a missing one does not compile. Where the reply is nothing but null, it need not be said. */
export type Handlers = {
  readonly [N in RequestName]: (...args: Requests[N]['args']) => ReplyOf<N> | Promise<ReplyOf<N>>
}

type ReplyOf<N extends RequestName> = Requests[N]['reply'] extends null
  ? void
  : Requests[N]['reply']

/** Answers a request; null stands for a frame that is gone. */
export type Answer = (origin: RequestOrigin | null, args: readonly unknown[]) => Promise<unknown>

export interface AnswerOptions {
  readonly handlers: Handlers
  /** Opens files by the paths that the preload script found out. */
  readonly openDropped: (paths: readonly string[]) => Promise<OpenReply>
  readonly isPage: (url: string) => boolean
  readonly refuse: Refuse
  readonly logBug: (message: string, detail: unknown) => void
}

/** What answers each channel that the page may ask through. */
export function makeAnswers(options: AnswerOptions): ReadonlyMap<string, Answer> {
  const { handlers, openDropped, isPage, refuse, logBug } = options
  const rules = { isPage, refuse, logBug }
  const answerTo = <N extends RequestName>(name: N): Answer => {
    const asked = { name, schema: schemaOf(name), handler: handlers[name] }
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

type Schema<N extends RequestName> = Answering<Requests[N]['args'], unknown>['schema']

function schemaOf<N extends RequestName>(name: N): Schema<N> {
  if (isLate(name)) return async () => (await import('./late-schemas')).lateSchemas[name]
  return requestSchemas[name as N & EarlyRequest]
}
