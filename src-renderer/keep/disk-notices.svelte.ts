import type { Bridge } from '@core/protocol/ipc'

/** What main has to say of disks: sentences, each until it is over or the user has read it. */
export class DiskNotices {
  /** What is waited for. */
  waiting = $state.raw<string | null>(null)
  /** What of the app's own data could not be read. */
  damage = $state.raw<string | null>(null)

  constructor(bridge: Bridge) {
    bridge.on('file:waiting', ({ name }) => {
      const rest = 'You can keep working; Boardwright stops waiting after a while.'
      this.waiting =
        name === null ? null : `Waiting for the disk of ${name}, which does not answer. ${rest}`
    })
    bridge.on('data:damaged', ({ what, copy }) => {
      const place = copy === null ? '' : ` What was there is in ${copy}.`
      this.damage = `The saved ${what} could not be read, so they start empty.${place}`
    })
  }
}
