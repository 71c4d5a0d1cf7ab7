import type { events } from './events'
import { fileRequests, type OpenReply } from './requests/files'
import { programRequests } from './requests/programs'
import { runRequests } from './requests/runs'
import { setRequests } from './requests/sets'
import { windowRequests } from './requests/window'

/** Every question the page may ask main. */
export const requests = {
  ...windowRequests,
  ...fileRequests,
  ...runRequests,
  ...setRequests,
  ...programRequests,
}

export type RequestName = keyof typeof requests
export type EventName = keyof typeof events

/** Arguments, reply and, of a call, progress of each request. */
export type Requests = { [N in RequestName]: NonNullable<(typeof requests)[N]['types']> }

/** What comes with each event. */
export type Events = { [N in EventName]: NonNullable<(typeof events)[N]['types']>['payload'] }

/** The part of the page's `File` that can be named here; anything that is not a real `File` is refused on the way. */
export interface DroppedFile {
  readonly name: string
  readonly size: number
}

/** The interface of the preload script to the page; it knows names, not meanings. */
export interface Bridge {
  request<N extends RequestName>(
    name: N,
    ...args: Requests[N]['args']
  ): Promise<Requests[N]['reply']>
  on<N extends EventName>(name: N, listener: (payload: Events[N]) => void): () => void
  /** Reads files that the user dropped on the page. */
  openDropped(files: readonly DroppedFile[]): Promise<OpenReply>
}

/** Reports to main what the preload script itself has refused to pass on. */
export const refusedChannel = 'bridge:refused'

/**
 * Carries the paths of dropped files from the preload script to main; not a request name, so the page cannot use it.
 */
export const droppedChannel = 'dropped:open'
