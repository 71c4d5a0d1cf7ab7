// The message of JSON.parse differs between versions of Node, and newer ones do not name a place.

import type { FilePlace } from './file-place'

/** The place of the first error of a JSON text; null if there is none. */
export function faultPlace(text: string): FilePlace | null {
  const reader = new Reader(text)
  return reader.isValue() && reader.isAtEnd() ? null : placeOf(text, reader.offset)
}

/** The usual mistakes of people who write JSON by hand. */
export type JsonFaultKind =
  | 'leftComma'
  | 'noComma'
  | 'quotes'
  | 'comment'
  | 'end'
  /** It is nested too deeply. */
  | 'deep'
  | 'other'

/** The first error of a JSON text: where it is, and what it probably is. */
export interface JsonFault extends FilePlace {
  readonly kind: JsonFaultKind
  /** The unexpected character; empty at the end. */
  readonly found: string
}

/** The first error of a JSON text; null if there is none. A comma with nothing after it is the error itself. */
export function faultIn(text: string): JsonFault | null {
  const reader = new Reader(text)
  if (reader.isValue() && reader.isAtEnd()) return null
  const { offset } = reader
  const before = text.slice(0, offset).trimEnd()
  const rest = text.slice(offset)
  const kind = reader.isTooDeep ? 'deep' : kindOf(before, rest)
  const place = placeOf(text, kind === 'leftComma' ? before.length - 1 : offset)
  return {
    ...place,
    kind,
    found: String.fromCodePoint(...(rest === '' ? [] : [rest.codePointAt(0)!])),
  }
}

function kindOf(before: string, rest: string): JsonFaultKind {
  if (rest === '') return 'end'
  if (/^[}\]]/.test(rest) && before.endsWith(',')) return 'leftComma'
  if (/^\/[/*]/.test(rest)) return 'comment'
  if (/^["{[]/.test(rest) && /["\w\]}]$/.test(before)) return 'noComma'
  return /^['\p{L}_$]/u.test(rest) ? 'quotes' : 'other'
}

/**
 * The place of the value at a path of keys and indices in a valid JSON text, or of the last part of the path that
 * exists.
 */
export function placeAt(text: string, keys: readonly PropertyKey[]): FilePlace {
  return placeOf(text, new Reader(text).placeOf(keys))
}

/**
 * The line, from 1, of the value at a path of keys and indices in a valid JSON text, or of the last part of the path
 * that exists.
 */
export function lineAt(text: string, keys: readonly PropertyKey[]): number {
  return placeAt(text, keys).line
}

function placeOf(text: string, at: number): FilePlace {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

const blank = /[ \t\r\n]*/y
const plain =
  /"(?:[\x20\x21\x23-\x5b\x5d-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Maximum nesting of lists and objects: each level is one recursive call, and the stack is limited. */
const DEEPEST = 200

/** Reads a text as far as it is JSON. */
class Reader {
  /** True if it has stopped because of too deep nesting. */
  isTooDeep = false
  private at = 0
  private depth = 0

  constructor(private readonly text: string) {
    this.skip(blank)
  }

  get offset(): number {
    return this.at
  }

  /** The offset of the last of these keys and items that exists. */
  placeOf(keys: readonly PropertyKey[]): number {
    let place = this.at
    for (const key of keys) {
      const found = typeof key === 'number' ? this.toItem(key) : this.toKey(key)
      if (found === null) break
      place = found
    }
    return place
  }

  isAtEnd(): boolean {
    return this.at === this.text.length
  }

  isValue(): boolean {
    const open = this.text[this.at]
    if (open !== '{' && open !== '[') return this.isPlain()
    if (this.depth === DEEPEST) {
      this.isTooDeep = true
      return false
    }
    this.depth++
    this.take(open)
    const isList =
      open === '{'
        ? this.isListTo('}', () => this.isPair())
        : this.isListTo(']', () => this.isValue())
    this.depth--
    return isList
  }

  /** Goes to the value of a key; returns the offset of the key, null if there is none. */
  private toKey(key: PropertyKey): number | null {
    if (!this.take('{')) return null
    do {
      const { at } = this
      if (!this.isPlain()) return null
      const name: unknown = JSON.parse(this.text.slice(at, this.at))
      this.take(':')
      if (name === key) return at
      this.isValue()
    } while (this.take(','))
    return null
  }

  /** Goes to an item of a list; returns its offset, null if there is none. */
  private toItem(number: number): number | null {
    if (!this.take('[')) return null
    for (let at = 0; at < number; at++) if (!this.isValue() || !this.take(',')) return null
    return this.text[this.at] === ']' ? null : this.at
  }

  private isPair(): boolean {
    return this.text[this.at] === '"' && this.isPlain() && this.take(':') && this.isValue()
  }

  private isListTo(end: string, isOne: () => boolean): boolean {
    if (this.take(end)) return true
    do if (!isOne()) return false
    while (this.take(','))
    return this.take(end)
  }

  private isPlain(): boolean {
    return this.skip(plain) && this.skip(blank)
  }

  private take(mark: string): boolean {
    if (this.text[this.at] !== mark) return false
    this.at++
    return this.skip(blank)
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    const isThere = pattern.test(this.text)
    if (isThere) this.at = pattern.lastIndex
    return isThere
  }
}
