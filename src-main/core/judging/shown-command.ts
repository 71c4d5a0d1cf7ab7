import { visible } from '../kernel/text-reader'

/** Maximum length of a text shown where there is little room, in characters. */
const ROOM = 300

/**
 * A command, path or name from somebody else, made safe to show: one line without invisible characters, a long one
 * shortened in the middle.
 */
export function shownCommand(text: string, room = ROOM): string {
  const shown = visible(text)
  if (shown.length <= room) return shown
  const half = Math.floor((room - 1) / 2)
  return `${shown.slice(0, half)}…${shown.slice(-half)}`
}
