import {
  parseXml,
  XmlElement as ParsedElement,
  XmlError,
  XmlText,
  type XmlNode,
} from '@rgrove/parse-xml'
import { isPair, LineCounter, parseDocument, type Node } from 'yaml'
import { err, ok, type Result } from '@core/kernel/result'
import {
  isTooDeep,
  MOST_DEPTH,
  START,
  type FilePlace,
  type ParseFault,
  type Parsers,
  type XmlElement,
  type YamlDocument,
} from '@core/package/import/parsed'

/** Maximum length of a YAML file; those of packages have a few hundred characters. */
const MOST_YAML = 1024 * 1024

/** Reads the languages that packages are written in. */
export const parsers: Parsers = { yaml: readYaml, xml: readXml }

function readYaml(text: string): Result<YamlDocument, ParseFault> {
  // Comments may be long, because they contain the data kept for the set.
  const plain = text.replace(/^#.*$/gm, '')
  const tooMuch = err({ ...START, message: 'too long, or too deep' })
  if (plain.length > MOST_YAML || isDeep(plain)) return tooMuch
  const lines = new LineCounter()
  const placeAt = placesBy(lines)
  try {
    const document = parseDocument(plain, { lineCounter: lines, logLevel: 'silent' })
    const [fault] = document.errors
    if (fault) {
      const [message = ''] = fault.message.split(/ at line |\n/)
      return err({ ...placeAt(fault.pos[0]), message })
    }
    const value: unknown = document.toJS({ maxAliasCount: 100 })
    // An alias may stand within what it stands for.
    if (isTooDeep(value)) return tooMuch
    const where = (path: readonly (string | number)[]): FilePlace => {
      const parent = document.getIn(path.slice(0, -1), true) as { items?: unknown[] } | undefined
      const pair = parent?.items?.find(
        (item) => isPair(item) && String((item.key as Node).toJSON()) === String(path.at(-1)),
      )
      const key = isPair(pair) ? (pair.key as Node) : null
      return key?.range ? placeAt(key.range[0]) : START
    }
    return ok({ value, where })
  } catch (error) {
    // Aliases that expand to more than is allowed.
    if (error instanceof ReferenceError) return tooMuch
    throw error
  }
}

/**
 * Whether a text may be nested too deeply for the parser. This is checked first, because V8 ends the process if a
 * regular expression is compiled at the end of the stack.
 */
function isDeep(text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (sign === '[' || sign === '{' ? 1 : -1))
    if (depth > MOST_DEPTH) return true
  }
  return new RegExp(`^ *(?:[-?:] +){${MOST_DEPTH}}|^ {${MOST_DEPTH * 10}}`, 'm').test(text)
}

/** Reads XML without custom entities, so none can expand without bounds. */
function readXml(text: string): Result<XmlElement, ParseFault> {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  try {
    const { root } = parseXml(text, { includeOffsets: true })
    return ok(elementOf(root!, placesBy(lines)))
  } catch (error) {
    if (error instanceof XmlError) {
      const [message = ''] = error.message.split(' (line ')
      return err({ line: error.line, column: error.column, message })
    }
    // The parser is recursive.
    if (error instanceof RangeError) return err({ ...START, message: 'too deep' })
    throw error
  }
}

function elementOf(
  { name, attributes, children, start }: ParsedElement,
  placeAt: (offset: number) => FilePlace,
  depth = 1,
): XmlElement {
  if (depth > MOST_DEPTH) throw new RangeError('too deep')
  return {
    name,
    attributes,
    where: placeAt(start),
    children: children.filter(isElement).map((child) => elementOf(child, placeAt, depth + 1)),
    text: children.map((child) => (child instanceof XmlText ? child.text : '')).join(''),
  }
}

/** Where offsets stand in a text whose lines were counted. */
function placesBy(lines: LineCounter): (offset: number) => FilePlace {
  return (offset) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
}

function isElement(node: XmlNode): node is ParsedElement {
  return node instanceof ParsedElement
}
