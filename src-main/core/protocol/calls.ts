import type { RequestName, Requests } from './ipc'

/** Requests that may take a while: the page gives each a number, receives progress under it, and may stop it. */
export type CallName = {
  [N in RequestName]: Requests[N] extends { progress: unknown } ? N : never
}[RequestName]

/** Progress of a call while it is running. */
export type ProgressOf<N extends CallName> = Requests[N] extends { progress: infer P } ? P : never

/** The arguments of a call without its number. */
export type Asked<N extends CallName> = Requests[N]['args'] extends [number, ...infer A] ? A : never

/** All of them; a missing one does not compile. */
export const callNames = {
  'set:generate': true,
  'set:plan-package': true,
  'set:write-package': true,
  'set:plan-import': true,
  'set:write-import': true,
  'set:find': true,
  'set:lower': true,
  'set:make-again': true,
  'set:make-invalid': true,
  'set:shrink': true,
  'set:worth': true,
  'judge:explain': true,
  'programs:run': true,
  'programs:measure': true,
  'programs:diagnosis': true,
  'stress:run': true,
} satisfies Record<CallName, true>
