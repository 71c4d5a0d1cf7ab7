import { app } from 'electron'
import type { WebContents } from 'electron'

export interface PageWatch {
  readonly logError: (message: string, detail: unknown) => void
  /** Notes what the page wrote to its console as an error; a page may write very often. */
  readonly logPageError: (message: string) => void
  /** The page is gone: it crashed, was killed or could not be loaded. */
  readonly onLost: (reason: string) => void
}

/** Notes the page's errors in the log and tells when the page is lost. */
export function watchPage(contents: WebContents, watch: PageWatch): void {
  contents.on('console-message', (...args: readonly unknown[]) => {
    const message = consoleError(args)
    if (message !== null) watch.logPageError(message)
  })
  contents.on('render-process-gone', (_, details) => {
    watch.logError('page process gone', details)
    watch.onLost(`the process of the page ended: ${details.reason}`)
  })
  contents.on('unresponsive', () => watch.logError('page', 'does not answer'))
  contents.on('preload-error', (_, path, error) => watch.logError(`preload ${path}`, error))
  contents.on('did-fail-load', (_, code, description, url, isMainFrame) => {
    const ABORTED = -3
    if (!isMainFrame || code === ABORTED) return
    watch.logError(`page not loaded: ${url}`, description)
    watch.onLost(`the page could not be loaded: ${description}`)
  })
}

/** Notes the end of the runtime's other processes, such as the one that draws. */
export function watchProcesses(logError: PageWatch['logError']): void {
  app.on('child-process-gone', (_, details) => {
    if (details.reason !== 'clean-exit') logError('a process of the runtime ended', details)
  })
}

/** Sizes that an observer is told of a frame later, which the browser says as an error; nothing is lost. */
const HARMLESS =
  /^(Uncaught )?ResizeObserver loop (limit exceeded|completed with undelivered notifications)\.?$/

/**
 * The text of an error that the page wrote to its console; null for anything less, and for what is harmless. Older
 * Electrons give (event, level, message, line, source), newer ones put it all into the event.
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
