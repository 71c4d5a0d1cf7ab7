/** An element of an SVG picture, with the parts that our pictures have. */
export interface SvgElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SvgElement[]
  /** The text right after its opening tag, with its entities decoded. */
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" }

/** The elements of an SVG text that was made here; throws if a tag is not closed. */
export function svgTree(source: string): SvgElement {
  const root: SvgElement[] = []
  const open: { tag: string; into: SvgElement[] }[] = [{ tag: '', into: root }]
  for (const [, end, tag, given, own, text] of source
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .matchAll(/<(\/?)([a-z]+)((?:[^>"]|"[^"]*")*?)(\/?)>([^<]*)/gi)) {
    if (end) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes nothing`)
      continue
    }
    const attributes: Record<string, string> = {}
    for (const [, name, value] of given!.matchAll(/([\w:-]+)="([^"]*)"/g))
      attributes[name!] = plain(value!)
    const children: SvgElement[] = []
    open.at(-1)!.into.push({ tag: tag!, attributes, children, text: plain(text!.trim()) })
    if (!own) open.push({ tag: tag!, into: children })
  }
  if (open.length !== 1 || root.length !== 1) throw new Error('not one whole drawing')
  return root[0]!
}

function plain(text: string): string {
  return text
    .replaceAll(/&(lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
}
