import { app, type WebContents } from 'electron'
import { consoleError } from '../app/console-error'

export interface PageWatch {
  readonly logError: (message: string, detail: unknown) => void
  /** Logs an error from the page's console; a page may write very often. */
  readonly logPageError: (message: string) => void
  /** The page is gone: it crashed, was killed or could not be loaded. */
  readonly onLost: (reason: string) => void
}

/** Logs the page's errors and reports when the page is lost. */
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

/** Logs the end of the runtime's other processes, such as the GPU process. */
export function watchProcesses(logError: PageWatch['logError']): void {
  app.on('child-process-gone', (_, details) => {
    if (details.reason !== 'clean-exit') logError('a process of the runtime ended', details)
  })
}
