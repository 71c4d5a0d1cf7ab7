import type { WebContents } from 'electron'
import type { EventName, Events } from '@core/protocol/ipc'

export type Announce = <N extends EventName>(name: N, payload: Events[N]) => void

/** Tells the page something; the only caller of webContents.send. Nobody listening is no mistake: the window may be gone. */
export function makeAnnounce(page: () => WebContents | null): Announce {
  return (name, payload) => {
    const contents = page()
    if (contents && !contents.isDestroyed() && !contents.isCrashed()) contents.send(name, payload)
  }
}
