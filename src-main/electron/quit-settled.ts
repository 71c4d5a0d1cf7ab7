import { app } from 'electron'
import { userDisks } from '../files/disks'
import { isAnyThreadEnding } from '../threads/end-thread'

/** Longest wait for what is still being written, in ms. */
const PATIENCE = 3000

/**
 * Lets the app quit only when everything of its own is on disk, however it is asked to quit. Without this it would end as
 * soon as its last window is closed.
 */
export function quitSettled(settle: () => Promise<unknown>): void {
  let isSettled = false
  // The runtime waits for all its threads, and those that wait in the system never end: the app would hold its lock forever.
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
