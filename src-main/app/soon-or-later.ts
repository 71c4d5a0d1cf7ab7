import { setTimeout as delay } from 'node:timers/promises'
import type { OpenReply } from '@core/protocol/ipc'
import type { Announce } from './shell'

/** Ms that the page waits for the files that the app is started with. */
const FIRST_FILES = 2000

/** What is there at once; the rest is announced when it comes, so that a disk which does not answer holds up no start. */
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
