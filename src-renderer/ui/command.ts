import {
  type CommandEntry,
  type CommandGroup,
  type CommandId,
  commandList,
} from '@core/protocol/commands'
import { pressesIn } from '@core/keys/binding'
import { keymap } from './keymap.svelte'
import { isMac } from './system'
import { words } from './words'

/** The action of a command; without a condition it can always be used. */
export interface Action {
  run(): void
  /** Why it cannot be used now, as a sentence that says what is missing; null if it can. */
  whyOff?(): string | null
}

/** The actions of the commands in the list, by id. */
export type Actions = { readonly [Id in CommandId]?: Action }

/** An action that the user can start by key, menu or button. */
export interface Command extends CommandEntry, Required<Action> {
  readonly title: string
  readonly group: CommandGroup
}

/** A binding for display: "Ctrl+Shift+S", "Ctrl+K Ctrl+S"; with ⌘ on macOS. */
export function showKeys(binding: string, onMac = isMac): string {
  return pressesIn(binding)
    .map((press) => showPress(press, onMac))
    .join(' ')
}

function showPress(press: string, onMac: boolean): string {
  const parts = press.split('+').map((part) => {
    if (part === 'Control') return 'Ctrl'
    if (part === '$mod') return onMac ? '⌘' : 'Ctrl'
    if (part === 'Space') return words.ui.space
    if (part === 'Equal') return '+'
    if (part === 'Minus') return '−'
    if (part === 'Period') return '.'
    if (part === 'Comma') return ','
    if (part.startsWith('Arrow'))
      return { Up: '↑', Down: '↓', Left: '←', Right: '→' }[part.slice(5)]!
    if (part.startsWith('Key') || part.startsWith('Digit')) return part.slice(-1)
    return part.length === 1 ? part.toUpperCase() : part
  })
  // "?" is typed with Shift on most keyboards; people look for "?".
  return parts.join('+').replace('Shift+?', '?')
}

const ownKeys = new Map<string, readonly string[]>(commandList.map(({ id, keys }) => [id, keys]))

/** The user's keys for a command, the one to display first. */
export function bindingsOf(id: CommandId): readonly string[] {
  return keymap.keysOf(id, ownKeys.get(id)!)
}

/** The key of a command for display; empty if it has none. */
export function keysOf(id: CommandId): string {
  const [first] = bindingsOf(id)
  return first === undefined ? '' : showKeys(first)
}
