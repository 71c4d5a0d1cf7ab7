import { setTimeout as delay } from 'node:timers/promises'
import type { OpenReply } from '@core/protocol/requests/files'
import type { Announce } from './shell'

/** How long the page waits for the files that the app is started with, in ms. */
const FIRST_FILES = 2000

/**
 * The results that are available in time; the others are announced when they come, so that an unresponsive disk does
 * not delay the start.
 */
export async function soonOrLater(
  opening: Promise<OpenReply>,
  announce: Announce,
): Promise<OpenReply> {
  const late = Symbol()
  const first = await Promise.race([opening, delay(FIRST_FILES, late)])
  if (first !== late) return first
  void opening.then((reply) => announce('file:opened', reply))
  return { files: [], problems: [] }
}
