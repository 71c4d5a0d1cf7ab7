const waiting = new Set<object>()

/** Whether all that is done unhurriedly is up to date. */
export const isAllLookedAt = (): boolean => waiting.size === 0

/**
 * Looks at states, and again some time after any of them has changed, once for all changes until then: for what nobody
 * waits for, and would hold up an edit if it were done with each. `pause`: that time in ms, also before the first look.
 * To be called where effects may be.
 */
export function unhurried(look: () => void, pause: number): void {
  let looks = $state(0)
  let isDue = false
  $effect(() => {
    void looks
    if (isDue) {
      isDue = false
      look()
      return
    }
    // From here on nothing is followed until the time is over.
    const mark = {}
    const timer = setTimeout(() => {
      isDue = true
      looks++
    }, pause)
    waiting.add(mark)
    return () => {
      clearTimeout(timer)
      waiting.delete(mark)
    }
  })
}
