import { bindingOf } from '@core/keys/binding'

/** The part of a key press that identifies the key. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'getModifierState'>

const latin = /^[\x20-\x7e]$/
/** Keys that are only used with others, or have no meaning yet. */
const half: ReadonlySet<string> = new Set([
  ...['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn', 'OS'],
  ...['Dead', 'Process', 'Unidentified', 'Compose'],
])

/**
 * A press by the character printed on the key. If the layout is for a different script (Cyrillic, Greek), that is the
 * Latin letter at the key's place, which is printed on such keys as well; for AZERTY it is the layout's character (ADR
 * 19).
 */
export function paintedPress(event: Press): Press {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
  if (letter === undefined || latin.test(event.key) || event.key.length > 1) return event
  return {
    key: letter,
    code: event.code,
    getModifierState: (modifier) => event.getModifierState(modifier),
  }
}

/** True for a press of a key that is only used with others, or has no meaning yet. */
export function isHalf({ key }: Pick<Press, 'key'>): boolean {
  return half.has(key)
}

/** A press as a binding; null while only modifiers are held. */
export function bindingOfPress(event: Press, isMac: boolean): string | null {
  if (half.has(event.key)) return null
  const { key } = paintedPress(event)
  const modifiers = { Control: isMac ? 'Control' : '$mod', Meta: isMac ? '$mod' : 'Meta' }
  const held = (['Control', 'Meta', 'Alt', 'Shift'] as const).filter((one) =>
    event.getModifierState(one),
  )
  const names = held.map((one) => (one === 'Alt' || one === 'Shift' ? one : modifiers[one]))
  return bindingOf([...names, key === ' ' ? 'Space' : key].join('+'))
}
