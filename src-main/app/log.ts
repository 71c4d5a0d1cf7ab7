import log from 'electron-log/node'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { makeQuiet } from './quiet-log'

/** Size at which the log starts over, in bytes; the one before it is kept beside it. */
const MOST_BYTES = 1024 * 1024
/** Longest single entry, in letters. */
const MOST_LETTERS = 10_000
/** Letters that an entry which was shortened may have more: what stands before it and how long it was. */
const ROOM = 200

/** Where the log is written; nowhere before it is started. */
let file: () => string = () => ''

/** Path of the log below the app's own data. */
export function logPath(userData: string): string {
  return join(userData, 'logs', 'main.log')
}

/**
 * Lets the log write to its file, below a folder that is asked for with each line, and catches bugs of main that nothing
 * else caught. It uses the Node flavour of electron-log: the other one opens an IPC channel of its own.
 */
export function startLog(userData: () => string): void {
  file = () => logPath(userData())
  log.transports.file.resolvePathFn = file
  log.transports.file.maxSize = MOST_BYTES
  log.transports.file.level = 'info'
  // Standard output belongs to the demo's answer, so the console hears of problems only.
  log.transports.console.level = 'error'
  log.hooks.push((message) => ({
    ...message,
    data: message.data.map((one) => shortened(one, ROOM)),
  }))
  log.errorHandler.startCatching({ showDialog: false })
}

/** Notes a bug or a failure with all that is known of it. */
export function logError(message: string, detail: unknown): void {
  log.error(message, detail)
}

/** Logs something that is not an error but helps to understand one. */
export function logInfo(message: string): void {
  log.info(message)
}

/** Says that something was refused: which door it came to, and what it was. */
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

/** Notes that a door was kept shut. */
export const logRefused: Refuse = (door, what) =>
  writeRefusal(`refused: ${door}: ${shortened(what)}`)

/** Notes an error that the page wrote to its console. */
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
