import type { Bridge } from '@core/protocol/ipc'
import { words } from '../../ui/words'

/** What main has to say of disks: sentences, each until it is over or the user has read it. */
export class DiskNotices {
  /** What is waited for. */
  waiting = $state.raw<string | null>(null)
  /** What of the app's own data could not be read. */
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
