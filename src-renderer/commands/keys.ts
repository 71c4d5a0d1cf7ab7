import { matchKeyBindingPress, parseKeybinding, type KeyBindingPress } from 'tinykeys'
import type { Command } from '../ui/command'
import { paintedPress, type Press } from '../ui/pressed-key'

/** True when the focus is where letters are typed. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select') !== null
}

const pressing: ReadonlySet<string> = new Set(['Enter', ' '])
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
/** Home and End as well where a row of tabs has a use for them: it takes them before they come here. */
const alongTabs: ReadonlySet<string> = new Set([...pressing, ...arrows])
const throughRows: ReadonlySet<string> = new Set([
  ...alongTabs,
  ...['Home', 'End', 'PageUp', 'PageDown', 'Insert', 'Delete', 'Backspace'],
])

/** True when the focused control has a use of its own for a plain key: lists, menus, sliders, tabs, buttons. */
function usesPlainKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isWithin = (selectors: string): boolean => target.closest(selectors) !== null
  // Letters lead through a menu.
  if (isWithin('[role=menu]')) return true
  if (throughRows.has(key) && isWithin('[role=listbox], [role=slider]')) return true
  if (alongTabs.has(key) && isWithin('[role=tablist], [role=tab]')) return true
  return pressing.has(key) && isWithin('button, a, [role=button]')
}

/** Runs the first command whose keys were pressed, again while they are held if it is such a one; true when there was one. */
export function dispatchKey(event: KeyboardEvent, commands: readonly Command[]): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  const typing = isTyping(event.target)
  // A dialog over the window keeps the keys to itself.
  if (event.target instanceof HTMLElement && event.target.closest('[role=dialog]')) return false
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  const isTaken = isPlain && usesPlainKey(event.target, event.key)
  const painted = paintedPress(event)
  for (const command of commands) {
    if (typing && !command.inText) continue
    if (isTaken && !command.inText) continue
    const isPressed = command.keys.some((binding) => isPress(event, painted, pressOf(binding)))
    if (!isPressed || command.whyOff() !== null) continue
    event.preventDefault()
    if (!event.repeat || command.isRepeated) command.run()
    return true
  }
  return false
}

/** By the key that the layout has, and else by the letter that is painted on it beside. */
function isPress(event: KeyboardEvent, painted: Press, press: KeyBindingPress): boolean {
  if (matchKeyBindingPress(event, press)) return true
  return painted !== event && matchKeyBindingPress(painted as KeyboardEvent, press)
}

const presses = new Map<string, KeyBindingPress>()

/** A binding as tinykeys compares it; parsed once, since every key goes through all of them. */
function pressOf(binding: string): KeyBindingPress {
  const held = presses.get(binding)
  if (held) return held
  const press = parseKeybinding(binding)[0]!
  presses.set(binding, press)
  return press
}
