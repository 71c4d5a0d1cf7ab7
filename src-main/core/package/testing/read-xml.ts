import { parsers } from '../../../sets/import/parsers'
import type { XmlElement } from '../import/parsed'

export type { XmlElement } from '../import/parsed'

/** Reads an XML document, and throws where it is none. */
export function readXml(document: string): XmlElement {
  const read = parsers.xml(document)
  if (!read.ok) throw new Error(`line ${read.error.line}: ${read.error.kind} ${read.error.found}`)
  return read.value
}

/** The first element that a path of names leads to; throws where there is none. */
export function within(one: XmlElement, ...path: readonly string[]): XmlElement {
  return path.reduce((at, name) => {
    const found = at.children.find((child) => child.name === name)
    if (!found) throw new Error(`no ${name} in ${at.name}`)
    return found
  }, one)
}

/** All elements of a name, however deep. */
export function allWithin(one: XmlElement, name: string): XmlElement[] {
  const inner = one.children.flatMap((child) => allWithin(child, name))
  return one.name === name ? [one, ...inner] : inner
}
