/** Names of keys other than characters, as `KeyboardEvent.key` has them, apart from F1 to F24. */
const named: ReadonlySet<string> = new Set([
  ...['Enter', 'Escape', 'Space', 'Tab', 'Backspace', 'Delete', 'Insert', 'Home', 'End'],
  ...['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'ContextMenu'],
])
/** Keys by their place on the keyboard, whatever the layout paints on them: `KeyboardEvent.code`. */
const place =
  /^(Key[A-Z]|Digit\d|Numpad(\d|Add|Subtract|Multiply|Divide|Decimal|Enter)|Equal|Minus|Period|Comma|Slash|Backslash|Semicolon|Quote|Backquote|Bracket(Left|Right)|Intl(Backslash|Ro|Yen))$/
const functionKey = /^F([1-9]|1\d|2[0-4])$/

/** Modifiers in the order in which they are written; `$mod` is Ctrl, and ⌘ on a Mac. */
const modifiers = ['$mod', 'Control', 'Meta', 'Alt', 'Shift'] as const
/** How files and people spell them. */
const spelling: ReadonlyMap<string, string> = new Map([
  ['ctrl', '$mod'],
  ['$mod', '$mod'],
  ['control', 'Control'],
  ['meta', 'Meta'],
  ['alt', 'Alt'],
  ['shift', 'Shift'],
])

/**
 * A key with its modifiers in the one way that we write it ("$mod+Shift+S"), from any spelling: modifiers in any order and
 * case, letters in any case. Two of them with a blank between are a chord, pressed one after the other ("$mod+K $mod+S").
 * Null where it names no key.
 */
export function bindingOf(text: string): string | null {
  const press = onePressOf(text)
  if (press !== null) return press
  for (const { index } of text.trim().matchAll(/\s+/g)) {
    const first = onePressOf(text.trim().slice(0, index))
    const second = onePressOf(text.trim().slice(index))
    if (first !== null && second !== null) return `${first} ${second}`
  }
  return null
}

/** The presses of a binding as we write it: one, or two of a chord. */
export function pressesIn(binding: string): readonly string[] {
  return binding.split(' ')
}

function onePressOf(text: string): string | null {
  // The key may be a plus itself.
  const [, head, last] = /^(|.+\+)(\+|[^+]+)$/s.exec(text.trim()) ?? []
  if (head === undefined || last === undefined) return null
  const words = head.split('+').slice(0, -1)
  const held = words.map((word) => spelling.get(word.trim().toLowerCase()))
  const key = keyOf(last.trim())
  if (key === null || held.includes(undefined) || new Set(held).size < held.length) return null
  return [...modifiers.filter((one) => held.includes(one)), key].join('+')
}

function keyOf(text: string): string | null {
  if ([...text].length === 1) return text.toUpperCase().length === 1 ? text.toUpperCase() : text
  const known = [...named].find((name) => name.toLowerCase() === text.toLowerCase())
  if (known) return known
  const code = text[0]!.toUpperCase() + text.slice(1)
  return functionKey.test(code) || place.test(code) ? code : null
}

/** A binding as written in a file of keys: "Ctrl+Shift+S". */
export function textOfBinding(binding: string): string {
  return binding.replace(/(^| )\$mod\+/g, '$1Ctrl+')
}

/** What a place is called by most layouts. */
const painted: ReadonlyMap<string, string> = new Map([
  ['Equal', '='],
  ['Minus', '-'],
  ['Period', '.'],
  ['Comma', ','],
  ['Slash', '/'],
])

/** The same for two bindings that one press means: Ctrl is `$mod` but on a Mac, and a letter its place on most layouts. */
export function pressOf(binding: string, isMac = false): string {
  const presses = pressesIn(bindingOf(binding) ?? binding)
  return presses.map((press) => plainPressOf(press, isMac)).join(' ')
}

function plainPressOf(press: string, isMac: boolean): string {
  const parts = press.match(/[^+]+|\+$/g) ?? []
  const key = parts.at(-1)!
  const letter = /^(?:Key|Digit)(.)$/.exec(key)?.[1] ?? painted.get(key) ?? key
  const mod = isMac ? 'Meta' : 'Control'
  const held = parts.slice(0, -1).map((one) => (one === '$mod' ? mod : one))
  // "?" is typed with Shift on most layouts.
  const shifts = letter === '?' ? held.filter((one) => one !== 'Shift') : held
  return [...new Set(shifts)].sort().concat(letter).join('+')
}
