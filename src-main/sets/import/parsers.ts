import { START, type FilePlace } from '@core/kernel/file-place'
import {
  parseXml,
  XmlElement as ParsedElement,
  XmlError,
  XmlText,
  type XmlNode,
} from '@rgrove/parse-xml'
import { LineCounter, parseDocument } from 'yaml'
import { err, ok, type Result } from '@core/kernel/result'
import {
  MOST_DEPTH,
  type ParseFault,
  type Parsers,
  type XmlElement,
  type YamlDocument,
} from '@core/package/import/parsed'
import { aliasFault } from './aliases'
import { keyFinder, repeatedKey } from './yaml-keys'

/** Maximum length of a YAML file; those of packages have a few hundred characters. */
const MOST_YAML = 1024 * 1024

/** Reads the languages that packages are written in. */
export const parsers: Parsers = { yaml: readYaml, xml: readXml }

function readYaml(text: string): Result<YamlDocument, ParseFault> {
  // Comments may be long, because they contain the data kept for the set.
  const plain = text.replace(/^#.*$/gm, '')
  if (plain.length > MOST_YAML) return err({ ...START, kind: 'long', found: '' })
  const deep = tooDeepAt(plain)
  if (deep !== null) return err({ ...placesIn(plain)(deep), kind: 'deep', found: '' })
  const lines = new LineCounter()
  const document = parseDocument(plain, {
    lineCounter: lines,
    logLevel: 'silent',
    // Each of many errors would show its line, which may be long.
    prettyErrors: false,
    // Also where a file asks for YAML 1.1, whose merges throw errors.
    schema: 'core',
    // It would compare each key with all before it.
    uniqueKeys: false,
  })
  const placeAt = placesBy(lines)
  const [fault] = document.errors
  if (fault) return err({ ...placeAt(fault.pos[0]), kind: 'syntax', found: fault.message })
  const repeated = repeatedKey(document)
  if (repeated !== null) {
    return err({ ...placeAt(repeated), kind: 'syntax', found: 'Map keys must be unique' })
  }
  const alias = aliasFault(document, MOST_DEPTH)
  if (alias) return err({ ...placeAt(alias.at), kind: alias.kind, found: alias.found })
  // What aliases stand for has been counted.
  const value: unknown = document.toJS({ maxAliasCount: -1 })
  const keyAt = keyFinder(document)
  const where = (path: readonly (string | number)[]): FilePlace => {
    const range = keyAt(path)?.range
    return range ? placeAt(range[0]) : START
  }
  return ok({ value, where })
}

/**
 * Where a text may be nested too deeply for the parser; null if it is not. This is checked first, because V8 ends the process if a
 * regular expression is compiled at the end of the stack.
 */
function tooDeepAt(text: string): number | null {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (sign === '[' || sign === '{' ? 1 : -1))
    if (depth > MOST_DEPTH) return index
  }
  const at = text.search(DEEP_LINE)
  return at < 0 ? null : at
}

/** A sign behind which something may be nested. */
const SIGN = '[-?:](?!\\S)'

/** A line that begins far to the right, or has many signs without a comma or bracket between them. */
const DEEP_LINE = new RegExp(
  `^ {${MOST_DEPTH * 2}}|(?:${SIGN}(?:(?!${SIGN})[^,[\\]{}\\n])*){${MOST_DEPTH + 1}}`,
  'm',
)

/** Reads XML without custom entities, so none can expand without bounds. */
function readXml(text: string): Result<XmlElement, ParseFault> {
  try {
    const { root } = parseXml(text, { includeOffsets: true })
    return ok(elementOf(root!, placesIn(text)))
  } catch (error) {
    if (error instanceof XmlError) {
      const [found = ''] = error.message.split(' (line ')
      return err({ line: error.line, column: error.column, kind: 'syntax', found })
    }
    // The parser is recursive.
    if (error instanceof RangeError) return err({ ...START, kind: 'deep', found: '' })
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

/** Where offsets stand in a text. */
function placesIn(text: string): (offset: number) => FilePlace {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return placesBy(lines)
}

/** The same where its lines were counted. */
function placesBy(lines: LineCounter): (offset: number) => FilePlace {
  return (offset) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
}

function isElement(node: XmlNode): node is ParsedElement {
  return node instanceof ParsedElement
}
