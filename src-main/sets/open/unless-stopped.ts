/** The result of work; rejects as soon as it is stopped, however long a disk takes. */
export function unlessStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(stop.reason as Error)
    if (stop.aborted) leave()
    stop.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject)
  })
}

/** A stop that is also triggered by another one. */
export function stoppedWith(other: AbortSignal): AbortController {
  const own = new AbortController()
  if (other.aborted) own.abort()
  other.addEventListener('abort', () => own.abort(), { once: true })
  return own
}
