import log from 'electron-log/node'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { makeQuiet } from './quiet-log'

/** Size at which a new log is started, in bytes; the previous one is kept beside it. */
const MOST_BYTES = 1024 * 1024
/** Maximum length of an entry, in characters. */
const MOST_LETTERS = 10_000
/** Additional length of a shortened entry, in characters, for its prefix and its original length. */
const ROOM = 200

/** Where the log is written; nowhere before it is started. */
let file: () => string = () => ''

/** Path of the log below the app's own data. */
export function logPath(userData: string): string {
  return join(userData, 'logs', 'main.log')
}

/**
 * Starts logging to a file, below a folder that is requested with each line, and catches uncaught errors of main. It
 * uses the Node variant of electron-log, because the other one opens an IPC channel.
 */
export function startLog(userData: () => string): void {
  file = () => logPath(userData())
  log.transports.file.resolvePathFn = file
  log.transports.file.maxSize = MOST_BYTES
  log.transports.file.level = 'info'
  // Standard output belongs to the demo's answer, so only problems are written to the console.
  log.transports.console.level = 'error'
  log.hooks.push((message) => ({
    ...message,
    data: message.data.map((one) => shortened(one, ROOM)),
  }))
  log.errorHandler.startCatching({ showDialog: false })
}

/** Logs a bug or a failure with all its details. */
export function logError(message: string, detail: unknown): void {
  log.error(message, detail)
}

/** Logs something that is not an error but helps to understand one. */
export function logInfo(message: string): void {
  log.info(message)
}

/** Reports that something was refused: at which door, and what it was. */
export type Refuse = (door: string, what: string) => void

const now = (): number => performance.now()
const writeRefusal = makeQuiet(
  (line) => log.warn(line),
  now,
  () => file(),
)
const writePageError = makeQuiet(
  (line) => log.error(line),
  now,
  () => file(),
)

/** Logs a refusal. */
export const logRefused: Refuse = (door, what) =>
  writeRefusal(`refused: ${door}: ${shortened(what)}`)

/** Logs an error from the page's console. */
export function logPageError(message: string): void {
  writePageError(`page: ${shortened(message)}`)
}

function shortened(detail: unknown, room = 0): string {
  const text =
    typeof detail === 'string'
      ? detail
      : inspect(detail, { depth: 6, maxStringLength: MOST_LETTERS })
  if (text.length <= MOST_LETTERS + room) return text
  return `${text.slice(0, MOST_LETTERS)}… (${text.length} letters)`
}
