import { type RequestName, requestNames } from '@core/protocol/ipc'

/** Requests about sets, programs, outputs and live matches: what looks at them is loaded with the first. */
export type LateRequest = DeskRequest | Extract<RequestName, `bots:${string}`>

/** Requests that the desk of sets answers. */
export type DeskRequest = Exclude<
  Extract<
    RequestName,
    `set:${string}` | `programs:${string}` | `judge:${string}` | `stress:${string}`
  >,
  // The start page shows it.
  'set:recent'
>

/** Requests of the start, and those that every level makes. */
export type EarlyRequest = Exclude<RequestName, LateRequest>

export function isLate(name: RequestName): name is LateRequest {
  return isDesk(name) || name.startsWith('bots:')
}

function isDesk(name: RequestName): name is DeskRequest {
  return name !== 'set:recent' && /^(set|programs|judge|stress):/.test(name)
}

/** All that the desk of sets answers. */
export const deskRequests = (Object.keys(requestNames) as RequestName[]).filter(isDesk)
