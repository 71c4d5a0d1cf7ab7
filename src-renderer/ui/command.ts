import {
  type CommandEntry,
  type CommandGroup,
  type CommandId,
  commandList,
} from '@core/protocol/commands'

/** What a command does; without a condition it can always be used. */
export interface Action {
  run(): void
  isEnabled?(): boolean
}

/** What commands of the list do, by id. */
export type Actions = { readonly [Id in CommandId]?: Action }

/** Something the user can do by key, menu or button. */
export interface Command extends CommandEntry, Required<Action> {
  readonly group: CommandGroup
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

/** The key of a command as people read it. */
export function keysOf(id: CommandId): string {
  return showKeys(commandList.find((command) => command.id === id)!.keys[0]!)
}
