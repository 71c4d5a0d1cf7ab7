import { app } from 'electron'

/** Longest wait for what is still being written, in ms. */
const PATIENCE = 3000

/**
 * Lets the app quit only when everything of its own is on disk, however it is told to quit. Without this it would end as
 * soon as its last window is closed.
 */
export function quitSettled(settle: () => Promise<unknown>): void {
  let isSettled = false
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
