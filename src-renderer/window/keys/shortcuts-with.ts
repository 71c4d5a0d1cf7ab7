/** A line of the cheat sheet: keys as people read them ("Ctrl+Shift+S"), what they do, and where that belongs. */
export interface Shortcut {
  readonly keys: string
  readonly text: string
  readonly group: string
}

/** Those in whose keys, words or group every wanted word occurs, in any case; all for no word. */
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
