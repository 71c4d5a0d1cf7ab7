import { bindingOf, textOfBinding } from './binding'
import { type KeyPresetId, type KeysById, keyPresets } from './presets'

/** The keys that a user has chosen: a preset, and what differs from it. */
export interface KeyChoice {
  readonly preset: KeyPresetId
  /** By command; an empty list is a command without a key. */
  readonly keys: KeysById
}

/** What holds before anything is chosen. */
export const ownKeys: KeyChoice = { preset: 'boardwright', keys: {} }

/** The keys of a command, the one to show first. */
export function keysIn(choice: KeyChoice, id: string, own: readonly string[]): readonly string[] {
  const preset: KeysById = keyPresets[choice.preset].keys
  return choice.keys[id] ?? preset[id] ?? own
}

/** The choice with other keys for a command; null: those of the preset. */
export function withKeys(choice: KeyChoice, id: string, keys: readonly string[] | null): KeyChoice {
  const { [id]: _, ...others } = choice.keys
  return { ...choice, keys: keys === null ? others : { ...others, [id]: keys } }
}

/** A choice as the text of its file, commands in the order of their names. */
export function printedKeys({ preset, keys }: KeyChoice): string {
  const sorted = Object.keys(keys).sort()
  const lines = sorted.map((id) => [id, keys[id]!.map(textOfBinding)] as const)
  const content = { version: 1, preset, keys: Object.fromEntries(lines) }
  // A command a line: lists of one or two keys read best so.
  const text = JSON.stringify(content, null, 2)
  return `${text.replace(/\[\s+([^\][]*?)\s+\]/g, (_, items: string) => `[${items.replace(/\s*\n\s*/g, ' ')}]`)}\n`
}

/** The keys of a file in the one way that we write them. */
export function normalKeys(keys: KeysById): KeysById {
  return Object.fromEntries(
    Object.entries(keys).map(([id, all]) => [
      id,
      [...new Set(all.flatMap((text) => bindingOf(text) ?? []))],
    ]),
  )
}
