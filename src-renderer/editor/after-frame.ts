/**
 * Wraps a task so that it runs once after the next frame, however often it is called in between; at once if no frames
 * are drawn.
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
