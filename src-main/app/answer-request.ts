import type { z } from 'zod'
import type { Refuse } from './log'

export interface RequestOrigin {
  /** Address of the frame that sends the request. */
  readonly url: string
  /** True for the top frame of the app's own window. */
  readonly isTop: boolean
}

/** The check of a request's arguments, and the function that answers it. */
export interface RequestRow<Args extends readonly unknown[], Reply> {
  readonly check: z.ZodType<Args>
  readonly act: (...args: Args) => Reply | Promise<Reply>
}

export interface Answering<Args extends readonly unknown[], Reply> {
  readonly name: string
  /** A function if it has to be loaded first. */
  readonly row: RequestRow<Args, Reply> | (() => Promise<RequestRow<Args, Reply>>)
  /** Whether an address is that of our page. */
  readonly isPage: (url: string) => boolean
  readonly refuse: Refuse
  readonly logBug: (message: string, detail: unknown) => void
}

/**
 * Answers one request of the page. If anything is wrong with it (it comes from another page, an argument has the wrong
 * kind or size, the handler has a bug), that is logged here, and the page receives only "internal error".
 */
export async function answerRequest<Args extends readonly unknown[], Reply>(
  answering: Answering<Args, Reply>,
  origin: RequestOrigin | null,
  rawArgs: readonly unknown[],
): Promise<Reply> {
  const { name, row, isPage, refuse, logBug } = answering
  if (!origin?.isTop || !isPage(origin.url)) {
    refuse('stranger', `${name}, asked by ${origin?.url ?? 'a frame that is gone'}`)
    throw internalError()
  }
  const refused = (bug: unknown): never => {
    logBug(`${name}: bug`, bug)
    throw internalError()
  }
  const { check, act } = typeof row === 'function' ? await row().catch(refused) : row
  const args = check.safeParse(rawArgs)
  if (!args.success) {
    refuse('arguments', `${name}: ${firstIssue(args.error)}`)
    throw internalError()
  }
  try {
    return await act(...args.data)
  } catch (bug) {
    return refused(bug)
  }
}

/** One line: in a long list of wrong items the first one is enough. */
function firstIssue({ issues }: z.ZodError): string {
  const [issue] = issues
  return issue ? `${issue.message} at [${issue.path.map(String).join(', ')}]` : 'malformed'
}

const internalError = (): Error => new Error('internal error')
