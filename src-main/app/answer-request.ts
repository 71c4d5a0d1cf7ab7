import type { z } from 'zod'

export interface RequestOrigin {
  /** Address of the frame that asks. */
  readonly url: string
  /** True for the window's own top frame. */
  readonly isMainFrame: boolean
}

export interface Answering<Args extends readonly unknown[], Reply> {
  readonly name: string
  readonly schema: z.ZodType<Args>
  readonly handler: (...args: Args) => Reply | Promise<Reply>
  /** Says whether an address is our page's. */
  readonly isPage: (url: string) => boolean
  readonly logBug: (message: string, detail: unknown) => void
}

/**
 * Answers one request of the page. Whatever is wrong with it - a stranger asks, an argument has the wrong kind or size,
 * the handler has a bug - is logged here and reaches the page as "internal error" and nothing more.
 */
export async function answerRequest<Args extends readonly unknown[], Reply>(
  answering: Answering<Args, Reply>,
  origin: RequestOrigin | null,
  rawArgs: readonly unknown[],
): Promise<Reply> {
  const { name, schema, handler, isPage, logBug } = answering
  if (!origin?.isMainFrame || !isPage(origin.url)) {
    logBug(`${name}: asked by a stranger`, origin?.url ?? 'a frame that is gone')
    throw internalError()
  }
  const args = schema.safeParse(rawArgs)
  if (!args.success) {
    logBug(`${name}: malformed arguments`, args.error.message)
    throw internalError()
  }
  try {
    return await handler(...args.data)
  } catch (bug) {
    logBug(`${name}: bug`, bug)
    throw internalError()
  }
}

const internalError = (): Error => new Error('internal error')
