import type { Call } from './call'

/** The functions of a thread by name: each takes one argument, and the call that it answers. */
export type Service<S> = { readonly [K in keyof S]: (asked: never, call: never) => unknown }

export type AskedOf<W> = W extends (asked: infer A, ...rest: never[]) => unknown ? A : never

export type ReplyOf<W> = W extends (...args: never[]) => infer R ? Awaited<R> : never

export type ThreadProgressOf<W> = W extends (asked: never, call: Call<infer P>) => unknown
  ? P
  : never

/** The messages to a thread. */
export type ThreadOrder =
  | { readonly kind: 'call'; readonly id: number; readonly name: string; readonly asked: unknown }
  | { readonly kind: 'stop'; readonly id: number }
  /** Asks whether it still answers. */
  | { readonly kind: 'pulse' }
  /** Stops all calls; the thread ends then. */
  | { readonly kind: 'end' }

/** The messages from a thread. */
export type ThreadReport =
  | { readonly kind: 'told'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'replied'; readonly id: number; readonly reply: unknown }
  /** A bug, or the system refused something. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  /** An entry for the log; calls are not affected. */
  | { readonly kind: 'noted'; readonly what: string; readonly message: string }
  | { readonly kind: 'pulse' }
