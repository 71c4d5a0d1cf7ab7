/** A line of the cheat sheet: keys for display ("Ctrl+Shift+S"), their action, and its group. */
export interface Shortcut {
  readonly keys: string
  readonly text: string
  readonly group: string
}

/** Those that contain every wanted word in their keys, title or group, ignoring case; all if no word is given. */
export function shortcutsWith<One extends Shortcut>(
  shortcuts: readonly One[],
  wanted: string,
): readonly One[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return shortcuts.filter(({ keys, text, group }) => {
    const all = `${keys} ${text} ${group}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
}
