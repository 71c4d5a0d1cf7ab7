import { pressOf } from './binding'

/** A command as far as its keys are concerned. */
export interface Keyed {
  readonly id: string
  readonly title: string
  readonly keys: readonly string[]
  /** Menu of the command. */
  readonly group: string
  /** The game whose boards alone have it; absent for all others. */
  readonly game?: string
}

/** Where commands live that never meet: the table of a set, and a board. */
function realmOf({ id, group }: Keyed): 'set' | 'board' | 'both' {
  if (group === 'Set' && id !== 'find-level') return 'set'
  return group === 'Tools' || id === 'delete' || id.startsWith('why-') ? 'board' : 'both'
}

function canMeet(one: Keyed, other: Keyed): boolean {
  if (one.id === other.id) return false
  if (one.game !== undefined && other.game !== undefined && one.game !== other.game) return false
  const [a, b] = [realmOf(one), realmOf(other)]
  return a === b || a === 'both' || b === 'both'
}

/** The commands that each key press belongs to. */
export function byPress(commands: readonly Keyed[], isMac = false): ReadonlyMap<string, Keyed[]> {
  const found = new Map<string, Keyed[]>()
  for (const command of commands)
    for (const press of new Set(command.keys.map((key) => pressOf(key, isMac))))
      found.set(press, [...(found.get(press) ?? []), command])
  return found
}

/** The commands that a key of a command belongs to as well, where both could be meant. */
export function alsoOn(
  all: ReadonlyMap<string, readonly Keyed[]>,
  command: Keyed,
  key: string,
  isMac = false,
): readonly Keyed[] {
  const press = pressOf(key, isMac)
  const same = all.get(press) ?? []
  // A key that begins a chord waits for the second: it cannot do anything by itself.
  const begun = [...all].flatMap(([other, commands]) =>
    press.startsWith(`${other} `) || other.startsWith(`${press} `) ? commands : [],
  )
  return [...same, ...begun].filter((other) => canMeet(command, other))
}
