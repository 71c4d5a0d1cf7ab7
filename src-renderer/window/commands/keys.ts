import { pressesIn } from '@core/keys/binding'
import { matchKeyBindingPress, parseKeybinding, type KeyBindingPress } from 'tinykeys'
import type { Command } from '../../ui/command'
import { elementOf } from '../../ui/windows'
import { isHalf, paintedPress, type Press } from '../../ui/pressed-key'

/** True when the focus is in a text field. */
export function isTyping(target: EventTarget | null): boolean {
  const element = elementOf(target)
  if (!element) return false
  return element.isContentEditable || element.closest('input, textarea, select') !== null
}

const pressing: ReadonlySet<string> = new Set(['Enter', ' '])
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
/** Keys of a row of tabs; it uses Home and End too, but handles those before they arrive here. */
const alongTabs: ReadonlySet<string> = new Set([...pressing, ...arrows])
const throughRows: ReadonlySet<string> = new Set([
  ...alongTabs,
  ...['Home', 'End', 'PageUp', 'PageDown', 'Insert', 'Delete', 'Backspace'],
])

/** All keys but the function keys. */
const isPlainKey = (key: string): boolean => !/^F\d+$/.test(key)

/** True when the focused control uses a plain key: lists, menus, sliders, tabs, buttons. */
function usesPlainKey(target: EventTarget | null, key: string): boolean {
  const element = elementOf(target)
  if (!element) return false
  const isWithin = (selectors: string): boolean => element.closest(selectors) !== null
  // Letters move through a menu, and in the manual keys are not for the board.
  if (isWithin('[role=menu]') || (isPlainKey(key) && isWithin('[data-pane=help]'))) return true
  if (throughRows.has(key) && isWithin('[role=listbox], [role=slider]')) return true
  if (alongTabs.has(key) && isWithin('[role=tablist], [role=tab]')) return true
  return pressing.has(key) && isWithin('button, a, [role=button]')
}

/** A chord in progress: the second key of each command whose first key was pressed. */
interface Awaited {
  readonly command: Command
  readonly second: string
}

/** The keys of the window: runs commands, at once or by a chord of two presses. */
export class KeyDispatch {
  private awaited: readonly Awaited[] = []

  /** `onChord` is called with the first key of a chord, as a binding, and with null once the chord is over. */
  constructor(private readonly onChord: (first: string | null) => void = () => {}) {}

  /** Cancels the chord in progress. */
  giveUp(): void {
    if (this.awaited.length === 0) return
    this.awaited = []
    this.onChord(null)
  }

  /**
   * Handles the second key of a chord, which has no other effect, whatever it is: call it before the focused element
   * gets the key. Returns false if no second key is expected.
   */
  takeSecond(event: KeyboardEvent): boolean {
    const { awaited } = this
    if (awaited.length === 0) return false
    if (isHalf(event)) return true
    event.preventDefault()
    event.stopPropagation()
    // The first key may still be held.
    if (event.repeat) return true
    this.giveUp()
    const painted = paintedPress(event)
    const found = awaited.find(({ second }) => isPress(event, painted, pressOf(second)))
    if (found?.command.whyOff() === null) found.command.run()
    return true
  }

  /**
   * Runs the first command whose keys were pressed, repeatedly while they are held if the command allows it; returns
   * true if there was one.
   */
  press(event: KeyboardEvent, commands: readonly Command[]): boolean {
    if (this.takeSecond(event)) return true
    if (event.defaultPrevented || event.isComposing) return false
    const typing = isTyping(event.target)
    // A dialog over the window handles all keys but a few.
    const isInDialog = Boolean(elementOf(event.target)?.closest('[role=dialog]'))
    const known = isInDialog ? commands.filter(({ inDialog }) => inDialog) : commands
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const isTaken = isPlain && usesPlainKey(event.target, event.key)
    const meant = typing || isTaken ? known.filter(({ inText }) => inText) : known
    const painted = paintedPress(event)
    if (this.begin(event, painted, meant)) return true
    for (const command of meant) {
      const isPressed = command.keys.some(
        (key) => !key.includes(' ') && isPress(event, painted, pressOf(key)),
      )
      if (!isPressed || command.whyOff() !== null) continue
      event.preventDefault()
      if (!event.repeat || command.isRepeated) command.run()
      return true
    }
    return false
  }

  /** Begins a chord if an enabled command has one with this key; chords take precedence over single keys. */
  private begin(event: KeyboardEvent, painted: Press, commands: readonly Command[]): boolean {
    let begun = ''
    const awaited = commands.flatMap((command) =>
      command.keys.flatMap((binding): Awaited[] => {
        const [first, second] = pressesIn(binding)
        if (second === undefined || !isPress(event, painted, pressOf(first!))) return []
        if (command.whyOff() !== null) return []
        begun = first!
        return [{ command, second }]
      }),
    )
    if (awaited.length === 0) return false
    event.preventDefault()
    this.awaited = awaited
    this.onChord(begun)
    return true
  }
}

/** Compares by the key of the layout, and then by the letter printed on the key. */
function isPress(event: KeyboardEvent, painted: Press, press: KeyBindingPress): boolean {
  if (matchKeyBindingPress(event, press)) return true
  return painted !== event && matchKeyBindingPress(painted as KeyboardEvent, press)
}

const presses = new Map<string, KeyBindingPress>()

/** A binding in the form that tinykeys compares; cached, because every key press is compared with all of them. */
function pressOf(binding: string): KeyBindingPress {
  const held = presses.get(binding)
  if (held) return held
  const press = parseKeybinding(binding)[0]!
  presses.set(binding, press)
  return press
}
