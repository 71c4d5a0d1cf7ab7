import { app } from 'electron'
import { userDisks } from '../files/disks'
import { isAnyThreadEnding } from '../threads/end-thread'

/** Longest wait for pending writes, in ms. */
const PATIENCE = 3000

/**
 * Lets the app quit only when all its data is on disk, however it is asked to quit. Otherwise it would end as soon as
 * its last window is closed.
 */
export function quitSettled(settle: () => Promise<unknown>): void {
  let isSettled = false
  // The runtime waits for all its threads, and those blocked in the system never end: the app would hold its lock
  // forever.
  app.on('quit', () => {
    if (userDisks.isAnyLate || isAnyThreadEnding()) process.kill(process.pid, 'SIGKILL')
  })
  app.on('will-quit', (event) => {
    if (isSettled) return
    event.preventDefault()
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    void Promise.race([settle(), patience]).finally(() => {
      isSettled = true
      app.quit()
    })
  })
}
