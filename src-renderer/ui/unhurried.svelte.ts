const waiting = new Set<object>()

/** Whether no `unhurried` look is waiting. */
export const isAllLookedAt = (): boolean => waiting.size === 0

/**
 * Calls `look`, and again some time after any state that it reads has changed, once for all changes until then. For
 * work that nobody waits for, and that would delay an edit if it was done with each. `pause`: that time in ms, also
 * before the first look. Call it where effects may be created.
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
    // From here on no changes are tracked until the time is over.
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
