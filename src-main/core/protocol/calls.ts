import type { RequestName, Requests, requests } from './ipc'

/** Requests that may take a while, declared as calls. */
export type CallName = {
  [N in RequestName]: (typeof requests)[N]['isCall'] extends true ? N : never
}[RequestName]

/** Progress of a call while it is running. */
export type ProgressOf<N extends CallName> = Requests[N]['progress']

/** The arguments of a call without its number. */
export type CallArgs<N extends CallName> = Requests[N]['args'] extends [number, ...infer A]
  ? A
  : never
