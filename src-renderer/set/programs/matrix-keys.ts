import type { ProgramChange } from '@core/protocol/programs'

/** The column that a key leads to, -1 for the names; null for other keys. With Ctrl to the first or last program. */
export function placeAfterKey(
  { key, ctrlKey, altKey }: KeyboardEvent,
  col: number,
  count: number,
): number | null {
  if (altKey || count === 0) return null
  if (key === 'ArrowLeft') return ctrlKey ? 0 : Math.max(-1, col - 1)
  if (key === 'ArrowRight') return ctrlKey ? count - 1 : Math.min(count - 1, col + 1)
  return null
}

/**
 * The action of a key at a place of the matrix; null for other keys, such as those with Ctrl or Alt, which belong to
 * commands.
 */
export function keyAct({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): KeyAct | null {
  return ctrlKey || altKey || metaKey ? null : (acts[key] ?? null)
}

export type KeyAct = 'tell' | 'toggle' | 'rename' | 'remove' | 'close'

const acts: Readonly<Record<string, KeyAct>> = {
  Enter: 'tell',
  ' ': 'toggle',
  F2: 'rename',
  Delete: 'remove',
  Escape: 'close',
}

/** What Alt and an arrow make of the order of the programs: the one at hand goes to the left or right; null for nothing. */
export function programStep(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  ids: readonly string[],
  program: string | null,
): ProgramChange | null {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
  return altKey && by !== undefined ? stepAside(ids, program, by) : null
}

/** Puts a program one place to the left (-1) or right (1); null if it stands at that end. */
export function stepAside(
  ids: readonly string[],
  program: string | null,
  by: number,
): ProgramChange | null {
  const at = program === null ? -1 : ids.indexOf(program)
  if (program === null || at < 0 || ids[at + by] === undefined) return null
  return { kind: 'place', program, before: (by < 0 ? ids[at - 1] : ids[at + 2]) ?? null }
}
