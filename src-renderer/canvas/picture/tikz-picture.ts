import { pathCurves, type Point } from './path-curves'
import { num } from './svg-path'
import { svgTree, type SvgElement } from './svg-tree'

/** Attributes that are inherited by the contents of an element. */
type Look = Readonly<Record<string, string>>

/** The state of an element: inherited attributes, and its opacity and scale including those of its ancestors. */
interface Place {
  readonly look: Look
  readonly opacity: number
  readonly scale: number
}

/** TeX points (bp) per CSS pixel. */
const PIXEL = 0.75
const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }
const anchors: Readonly<Record<string, string>> = { start: ' west', middle: '', end: ' east' }

/**
 * An SVG picture that was made here as a LaTeX drawing: a `tikzpicture`, to be included by `\input`. Text is set in the
 * document's sans serif font. Throws for elements that our pictures do not use.
 */
export function tikzPicture(svg: string): string {
  const tree = svgTree(svg)
  const [x, y, width, height] = tree.attributes['viewBox']!.split(' ').map(Number)
  const title = tree.children.find(({ tag }) => tag === 'title')?.text ?? ''
  const writer = new TikzWriter()
  writer.add(tree, { look: {}, opacity: 1, scale: 1 })
  return [
    `% ${title}`,
    String.raw`% \usepackage{tikz}`,
    String.raw`\begin{tikzpicture}[scale=${PIXEL}, yscale=-1, x=1bp, y=1bp]`,
    ...writer.colours(),
    String.raw`\path[use as bounding box, clip] (${x},${y}) rectangle (${x! + width!},${y! + height!});`,
    ...writer.lines,
    String.raw`\end{tikzpicture}`,
    '',
  ].join('\n')
}

class TikzWriter {
  readonly lines: string[] = []
  private readonly used = new Set<string>()
  private readonly symbols = new Map<string, SvgElement>()

  colours(): string[] {
    return [...this.used].map((hex) => String.raw`\definecolor{bw${hex}}{HTML}{${hex}}`)
  }

  add(element: SvgElement, within: Place): void {
    const { tag, attributes, children } = element
    if (tag === 'title') return
    if (tag === 'symbol') return void this.symbols.set(attributes['id']!, element)
    const own = Number(attributes['opacity'] ?? 1)
    const place = {
      ...within,
      look: { ...within.look, ...attributes },
      opacity: within.opacity * own,
    }
    if (tag === 'use') return this.use(attributes, place)
    if (tag === 'text') return this.text(element, place)
    const path = pathOf(element, place.scale)
    if (path !== null) return this.shape(path, place)
    const inner = (): void => children.forEach((child) => this.add(child, place))
    const { transform } = attributes
    if (transform === undefined) inner()
    else this.scope(transformOf(transform), inner)
  }

  /** Draws a symbol at the place and size of its use. */
  private use({ href, x, y, width }: Look, place: Place): void {
    const symbol = this.symbols.get(href!.slice(1))
    if (!symbol) throw new Error(`no symbol ${href}`)
    const units = Number(symbol.attributes['viewBox']?.split(' ')[2] ?? 64)
    const scale = Number(width) / units
    const { id: _, viewBox: __, ...look } = symbol.attributes
    this.scope(`shift={(${x},${y})}, scale=${num4(scale)}`, () => {
      const inner = { look, opacity: place.opacity, scale: place.scale * scale }
      symbol.children.forEach((child) => this.add(child, inner))
    })
  }

  private scope(options: string, inner: () => void): void {
    this.lines.push(String.raw`\begin{scope}[${options}]`)
    inner()
    this.lines.push(String.raw`\end{scope}`)
  }

  private shape(path: string, { look, opacity, scale }: Place): void {
    const fill = this.colour(look['fill'] ?? 'black', look)
    const stroke = this.colour(look['stroke'] ?? 'none', look)
    if (fill === null && stroke === null) return
    const options = [
      ...(fill === null ? [] : [`fill=${fill}`]),
      ...(stroke === null ? [] : [`draw=${stroke}`, ...pen(look, scale * PIXEL)]),
      ...(opacity < 1 ? [`opacity=${num(opacity)}`] : []),
      ...('fill-opacity' in look ? [`fill opacity=${look['fill-opacity']}`] : []),
    ]
    this.lines.push(String.raw`\path[${options.join(', ')}] ${path};`)
  }

  private text({ text }: SvgElement, { look, opacity, scale }: Place): void {
    const size = num(Number(look['font-size'] ?? 16) * scale * PIXEL)
    const isBold = Number(look['font-weight'] ?? 400) >= 600
    const beside = anchors[look['text-anchor'] ?? 'start']!
    const line = look['dominant-baseline'] === undefined ? 'base' : 'mid'
    const font = String.raw`\sffamily${isBold ? String.raw`\bfseries` : ''}\fontsize{${size}}{${size}}\selectfont`
    const options = [
      `anchor=${line}${beside}`,
      'inner sep=0',
      `text=${this.colour(look['fill'] ?? 'black', look) ?? 'black'}`,
      ...(opacity < 1 ? [`opacity=${num(opacity)}`] : []),
      `font=${font}`,
    ]
    const at = `(${look['x'] ?? 0},${look['y'] ?? 0})`
    this.lines.push(String.raw`\node[${options.join(', ')}] at ${at} {${texText(text)}};`)
  }

  /** Name of a colour, defined at the beginning of the drawing; null for none. */
  private colour(given: string, look: Look): string | null {
    if (given === 'none') return null
    const value = given === 'currentColor' ? (look['color'] ?? 'black') : given
    const hex = named[value] ?? value
    if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(hex)) throw new Error(`no colour for TikZ: ${given}`)
    const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
    const name = digits.toUpperCase()
    this.used.add(name)
    return `bw${name}`
  }
}

function pen(look: Look, scale: number): string[] {
  const dash = look['stroke-dasharray']?.split(/[ ,]+/).map((part) => num(Number(part) * scale))
  const cap = look['stroke-linecap'] ?? 'butt'
  const join = look['stroke-linejoin'] ?? 'miter'
  return [
    `line width=${num4(Number(look['stroke-width'] ?? 1) * scale)}bp`,
    ...(cap === 'butt' ? [] : [`line cap=${cap === 'square' ? 'rect' : cap}`]),
    ...(join === 'miter' ? [] : [`line join=${join}`]),
    ...(dash
      ? [
          `dash pattern=${dash.map((part, i) => `${i % 2 === 0 ? 'on' : 'off'} ${part}bp`).join(' ')}`,
        ]
      : []),
  ]
}

/** A shape as a TikZ path; null if it is not a shape. */
function pathOf({ tag, attributes: at }: SvgElement, scale: number): string | null {
  switch (tag) {
    case 'path':
      return tikzPath(at['d']!)
    case 'circle':
      return `(${at['cx'] ?? 0},${at['cy'] ?? 0}) circle[radius=${at['r']}]`
    case 'ellipse':
      return `(${at['cx'] ?? 0},${at['cy'] ?? 0}) circle[x radius=${at['rx']}, y radius=${at['ry']}]`
    case 'rect': {
      const [x, y] = [Number(at['x'] ?? 0), Number(at['y'] ?? 0)]
      const to = `(${num(x + Number(at['width']))},${num(y + Number(at['height']))})`
      const round =
        at['rx'] === undefined ? '' : `[rounded corners=${num(Number(at['rx']) * scale * PIXEL)}bp]`
      return `${round}(${x},${y}) rectangle ${to}`
    }
    case 'polygon':
    case 'polyline': {
      const points = at['points']!.trim()
        .split(/\s+/)
        .map((point) => `(${point})`)
      return `${points.join(' -- ')}${tag === 'polygon' ? ' -- cycle' : ''}`
    }
    case 'svg':
    case 'g':
    case 'defs':
      return null
    default:
      throw new Error(`no shape for TikZ: ${tag}`)
  }
}

function tikzPath(path: string): string {
  const at = ([x, y]: Point): string => `(${num(x)},${num(y)})`
  return pathCurves(path)
    .map((stretch) => {
      if (stretch.kind === 'close') return '-- cycle'
      if (stretch.kind !== 'curve')
        return `${stretch.kind === 'line' ? '-- ' : ''}${at(stretch.to)}`
      const [first, second] = stretch.by
      return `.. controls ${at(first)} and ${at(second)} .. ${at(stretch.to)}`
    })
    .join(' ')
}

function transformOf(transform: string): string {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, kind, given]) => {
      const [a, b = '0', c = '0'] = given!.trim().split(/[ ,]+/)
      if (kind === 'translate') return `shift={(${a},${b})}`
      if (kind === 'rotate') return `rotate around={${a}:(${b},${c})}`
      if (kind === 'scale') return `scale=${a}`
      throw new Error(`no transform for TikZ: ${transform}`)
    })
    .join(', ')
}

/** Escapes characters that LaTeX would interpret. */
function texText(text: string): string {
  return text
    .replaceAll(
      /[\\{}]/g,
      (sign) =>
        ({ '\\': String.raw`\textbackslash `, '{': String.raw`\{`, '}': String.raw`\}` })[sign]!,
    )
    .replaceAll(/[#$%&_]/g, String.raw`\$&`)
    .replaceAll(/[~^]/g, String.raw`\$&{}`)
}

function num4(value: number): string {
  return String(Math.round(value * 1e4) / 1e4)
}
