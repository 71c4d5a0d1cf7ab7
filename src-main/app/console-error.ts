/** Delayed notifications of a resize observer, which the browser reports as an error; they are harmless. */
const HARMLESS =
  /^(Uncaught )?ResizeObserver loop (limit exceeded|completed with undelivered notifications)\.?$/

/**
 * The text of an error in the page's console; null for other messages and for harmless errors. Older Electrons pass
 * (event, level, message, line, source), newer ones put everything into the event.
 */
export function consoleError(args: readonly unknown[]): string | null {
  const [event, level, message, line, source] = args
  if (typeof level === 'number' && typeof message === 'string') {
    const ERROR = 3
    return level >= ERROR && !HARMLESS.test(message)
      ? `${message} (${String(source)}:${String(line)})`
      : null
  }
  if (typeof event !== 'object' || event === null || !('level' in event)) return null
  if (event.level !== 'error' || !('message' in event)) return null
  if (HARMLESS.test(String(event.message))) return null
  const place =
    'sourceId' in event && 'lineNumber' in event ? [event.sourceId, event.lineNumber] : []
  return `${String(event.message)} (${place.map(String).join(':')})`
}
