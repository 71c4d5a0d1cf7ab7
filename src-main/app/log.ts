import log from 'electron-log/node'
import { join } from 'node:path'

/** Path of the log below the app's own data. */
export function logPath(userData: string): string {
  return join(userData, 'logs', 'main.log')
}

/**
 * Lets the log write to its file, and catches bugs of main that nobody else caught. The Node flavour of electron-log is
 * used: the other one opens an IPC channel of its own.
 */
export function startLog(userData: string): void {
  log.transports.file.resolvePathFn = () => logPath(userData)
  log.transports.file.maxSize = 1024 * 1024
  log.transports.file.level = 'info'
  // Standard output belongs to the demo's answer, so the console hears of problems only.
  log.transports.console.level = 'warn'
  log.errorHandler.startCatching({ showDialog: false })
}

/** Notes a bug or a failure with all that is known of it. */
export function logError(message: string, detail: unknown): void {
  log.error(message, detail)
}

export function logInfo(message: string): void {
  log.info(message)
}
