import { visible } from '../kernel/text-reader'

/** Letters of a text that are shown where there is little room. */
const ROOM = 300

/** A command, a path or a name from somebody else for people to read: one line without hidden letters, a long one cut in the middle. */
export function shownCommand(text: string, room = ROOM): string {
  const shown = visible(text)
  if (shown.length <= room) return shown
  const half = Math.floor((room - 1) / 2)
  return `${shown.slice(0, half)}…${shown.slice(-half)}`
}
