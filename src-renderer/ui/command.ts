/** Something the user can do by key, menu or button. */
export interface Command {
  /** The same in the native menu. */
  readonly id: string
  readonly title: string
  readonly group: 'File' | 'Edit' | 'View' | 'Run' | 'Tools' | 'Help'
  /** Key bindings as tinykeys writes them; the first is shown. */
  readonly keys: readonly string[]
  /** True when its keys also work while a text is being typed. */
  readonly inText?: boolean
  /** True when its keys belong to the board: they do nothing while another control has the focus that uses them. */
  readonly onBoard?: boolean
  /** True when it goes on while its key is held: it steps or moves. All others happen once. */
  readonly isRepeated?: boolean
  isEnabled(): boolean
  run(): void
}

const isMac = navigator.platform.startsWith('Mac')

/** A binding as people read it: "Ctrl+Shift+S". */
export function showKeys(binding: string): string {
  const parts = binding.split('+').map((part) => {
    if (part === 'Control') return 'Ctrl'
    if (part === '$mod') return isMac ? '⌘' : 'Ctrl'
    if (part === 'Space') return 'Space'
    if (part === 'Equal') return '+'
    if (part === 'Minus') return '−'
    if (part === 'Period') return '.'
    if (part.startsWith('Arrow'))
      return { Up: '↑', Down: '↓', Left: '←', Right: '→' }[part.slice(5)]!
    if (part.startsWith('Key') || part.startsWith('Digit')) return part.slice(-1)
    return part.length === 1 ? part.toUpperCase() : part
  })
  // "?" is typed with Shift on most keyboards; people look for "?".
  return parts.join('+').replace('Shift+?', '?')
}
