/** An element as it was read. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * Reads an XML document so far as those of this app go, and throws for anything else: elements, attributes in double quotes,
 * texts, a comment at the top.
 */
export function readXml(document: string): XmlElement {
  const body = document.replace(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!--(?:(?!--).)*-->\n/,
    '',
  )
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const pieces = /<(\/?)([a-z-]+)((?: [a-z-]+="[^"<>]*")*)(\/?)>|([^<>]+)/gy
  let end = 0
  for (const piece of body.matchAll(pieces)) {
    const [all, isEnd, name, told = '', isEmpty, text] = piece
    end = piece.index + all.length
    if (text !== undefined) open.at(-1)!.text += plain(text)
    else if (isEnd) {
      if (open.pop()?.name !== name) throw new Error(`${name!} ends where it is not open`)
    } else {
      const attributes = [...told.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(
        ([, key, value]) => [key!, plain(value!)] as const,
      )
      if (new Set(attributes.map(([key]) => key)).size < attributes.length)
        throw new Error(`${all} has an attribute twice`)
      const made = {
        name: name!,
        attributes: Object.fromEntries(attributes),
        children: [],
        text: '',
      }
      open.at(-1)!.children.push(made)
      if (!isEmpty) open.push(made)
    }
  }
  if (end < body.length) throw new Error(`no XML: ${body.slice(end, end + 40)}`)
  if (open.length !== 1 || top.children.length !== 1) throw new Error('not one element at the top')
  return top.children[0]!
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

function plain(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));?/g, (all, code?: string, sign?: string) => {
    const letter = code === undefined ? signs[sign!] : String.fromCodePoint(Number(code))
    if (letter === undefined || !all.endsWith(';')) throw new Error(`no reference: ${all}`)
    return letter
  })
}
