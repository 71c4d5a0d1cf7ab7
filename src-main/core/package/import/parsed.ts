import type { FilePlace } from '../../kernel/file-place'
import type { Result } from '../../kernel/result'

/** Why a file cannot be read as what it should be, and where. */
export interface ParseFault extends FilePlace {
  readonly kind: 'noAnchor' | 'cycle' | 'aliases' | 'deep' | 'long' | 'notJson' | 'syntax'
  /** The alias as it stands in the file, or of `syntax` what the parser says; else empty. */
  readonly found: string
}

/** An element of an XML document; references are resolved. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The text between its tags, without that of its children. */
  readonly text: string
  /** Of its tag. */
  readonly where: FilePlace
}

/** A YAML document as plain data. */
export interface YamlDocument {
  readonly value: unknown
  /** The place of a key; the start for a missing one. */
  where(path: readonly (string | number)[]): FilePlace
}

/** The parsers of the languages that packages are written in. */
export interface Parsers {
  yaml(text: string): Result<YamlDocument, ParseFault>
  xml(text: string): Result<XmlElement, ParseFault>
}

/** Maximum depth to which files of a package may be nested. */
export const MOST_DEPTH = 100

/** Whether a value is nested deeper, as one that contains itself is. */
export function isTooDeep(value: unknown, left = MOST_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((one) => isTooDeep(one, left - 1))
}

/** The elements within one that a path of names leads to. */
export function within(one: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<readonly XmlElement[]>(
    (found, name) =>
      found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [one],
  )
}

/** The keys and values of a mapping; none for anything else. */
export function entriesIn(value: unknown): (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : []
}

/** The value of a key of a mapping; undefined where there is none. */
export function valueIn(value: unknown, key: string): unknown {
  return entriesIn(value).find(([name]) => name === key)?.[1]
}

/** A text, number or switch as text; else null. */
export function textIn(value: unknown): string | null {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null
}

/** A number, or a text that is one; else null. */
export function numberIn(value: unknown): number | null {
  const text = textIn(value)
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null
}
