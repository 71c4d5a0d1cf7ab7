import type { Bridge } from '@core/protocol/ipc'
import { words } from '../../ui/words'

/** Main's messages about disks: sentences, each until it is over or the user has read it. */
export class DiskNotices {
  /** The disk operation that is taking long; null for none. */
  waiting = $state.raw<string | null>(null)
  /** The app's data that could not be read; null for none. */
  damage = $state.raw<string | null>(null)

  constructor(bridge: Bridge) {
    bridge.on('file:waiting', ({ name }) => {
      this.waiting = name === null ? null : words.keep.waiting({ name })
    })
    bridge.on('data:damaged', ({ what, copy }) => {
      this.damage = words.keep.damaged({ what, hasCopy: copy !== null, copy: copy ?? '' })
    })
  }
}
