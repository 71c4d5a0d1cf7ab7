import type { HelpSource } from './help'
import type { Option, OptionSettings } from './option'
import { namedPath, shareIn, wholeNumber } from './readers'

/** No settings at all, by which types are told apart. */
export type None = Readonly<Record<never, never>>

/** An option without a value, which is false where it is not given. */
export function onOff<const S extends OptionSettings<boolean> = None>(
  help: HelpSource,
  settings?: S,
): Option<boolean, NoInfer<S> & { readonly absent: false }> {
  return made('switch', '', help, { ...(settings as S), absent: false as const })
}

/** An option that switches off what is so else: `overlay` is `--no-overlay`. */
export function off(help: HelpSource): Option<boolean, { readonly absent: true }> {
  return made('switch', 'no-', help, { absent: true })
}

/** A whole number within bounds. */
export function whole<const S extends OptionSettings<number> = None>(
  value: string,
  help: HelpSource,
  [lowest, highest]: readonly [number, number],
  settings?: S,
): Option<number, NoInfer<S>> {
  return made('whole', value, help, settings, wholeNumber(lowest, highest))
}

/** A number above 0, up to 1. */
export function share<const S extends OptionSettings<number> = None>(
  value: string,
  help: HelpSource,
  settings?: S,
): Option<number, NoInfer<S>> {
  return made('share', value, help, settings, shareIn)
}

/** Any text, or what is read from it. */
export function text<Value = string, const S extends OptionSettings<Value> = None>(
  value: string,
  help: HelpSource,
  settings?: S,
  read?: (text: string) => Value,
): Option<NoInfer<Value>, NoInfer<S>> {
  return made('text', value, help, settings, read)
}

/** A file or folder to read or write; its name must not be empty. */
export function path<const S extends OptionSettings<string> = None>(
  value: string,
  help: HelpSource,
  settings?: S,
): Option<string, NoInfer<S>> {
  return text(value, help, settings, namedPath)
}

/** One of several words. */
export function choice<T extends string, const S extends OptionSettings<T> = None>(
  value: string,
  help: HelpSource,
  choices: readonly T[],
  settings?: S,
): Option<NoInfer<T>, NoInfer<S>> {
  return { ...made<T, S>('text', value, help, settings), choices }
}

/** What may be given several times, each of which is read by itself. */
export function many<const S extends OptionSettings<readonly string[]> = None>(
  value: string,
  help: HelpSource,
  settings?: S,
  read: (text: string) => string = (text) => text,
): Option<readonly string[], NoInfer<S>> {
  const more = (given: string, earlier: readonly string[] = []) => [...earlier, read(given)]
  return made('list', value, help, settings, more)
}

function made<Value, S extends OptionSettings>(
  kind: Option['kind'],
  value: string,
  help: HelpSource,
  settings?: S,
  read?: Option<Value>['read'],
): Option<Value, S> {
  return { kind, value, help, settings: settings ?? ({} as S), ...(read && { read }) }
}
