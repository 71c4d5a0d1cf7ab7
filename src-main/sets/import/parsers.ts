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
  const tooMuch = err({ line: 1, message: 'too long, or too deep' })
  if (plain.length > MOST_YAML || isDeep(plain)) return tooMuch
  const lines = new LineCounter()
  try {
    const document = parseDocument(plain, { lineCounter: lines, logLevel: 'silent' })
    const [fault] = document.errors
    if (fault) {
      const [message = ''] = fault.message.split(/ at line |\n/)
      return err({ line: fault.linePos?.[0].line ?? 1, message })
    }
    const value: unknown = document.toJS({ maxAliasCount: 100 })
    // An alias may stand within what it stands for.
    if (isTooDeep(value)) return tooMuch
    const lineOf = (path: readonly (string | number)[]): number => {
      const parent = document.getIn(path.slice(0, -1), true) as { items?: unknown[] } | undefined
      const pair = parent?.items?.find(
        (item) => isPair(item) && String((item.key as Node).toJSON()) === String(path.at(-1)),
      )
      const key = isPair(pair) ? (pair.key as Node) : null
      return key?.range ? lines.linePos(key.range[0]).line : 1
    }
    return ok({ value, lineOf })
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
    return ok(elementOf(root!, (offset) => lines.linePos(offset).line))
  } catch (error) {
    if (error instanceof XmlError) {
      const [message = ''] = error.message.split(' (line ')
      return err({ line: error.line, message })
    }
    // The parser is recursive.
    if (error instanceof RangeError) return err({ line: 1, message: 'too deep' })
    throw error
  }
}

function elementOf(
  { name, attributes, children, start }: ParsedElement,
  lineOf: (offset: number) => number,
  depth = 1,
): XmlElement {
  if (depth > MOST_DEPTH) throw new RangeError('too deep')
  return {
    name,
    attributes,
    line: lineOf(start),
    children: children.filter(isElement).map((child) => elementOf(child, lineOf, depth + 1)),
    text: children.map((child) => (child instanceof XmlText ? child.text : '')).join(''),
  }
}

function isElement(node: XmlNode): node is ParsedElement {
  return node instanceof ParsedElement
}
