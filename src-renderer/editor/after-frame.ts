/**
 * A task that is carried out once after the next frame, however often it is asked for in between; at once where
 * nothing is drawn.
 */
export function afterFrame(task: () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined') return task
  let isAsked = false
  const carryOut = (): void => {
    isAsked = false
    task()
  }
  return () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => setTimeout(carryOut))
  }
}
