/** A path in SVG syntax, built by the calls of a canvas. Lengths are in pixels. */
export class SvgPath {
  private parts: string[] = []
  private hasPoint = false

  /** True when nothing was added. */
  get isEmpty(): boolean {
    return this.parts.length === 0
  }

  clear(): void {
    this.parts = []
    this.hasPoint = false
  }

  toString(): string {
    return this.parts.join('')
  }

  moveTo(x: number, y: number): void {
    this.parts.push(`M${num(x)} ${num(y)}`)
    this.hasPoint = true
  }

  /** Without a current point the path begins there, as on a canvas. */
  lineTo(x: number, y: number): void {
    if (this.hasPoint) this.parts.push(`L${num(x)} ${num(y)}`)
    else this.moveTo(x, y)
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    if (!this.hasPoint) this.moveTo(cx, cy)
    this.parts.push(`Q${num(cx)} ${num(cy)} ${num(x)} ${num(y)}`)
  }

  /** Angles in radians, clockwise from the right. A line leads to the beginning of the arc. */
  arc(x: number, y: number, radius: number, from: number, to: number, isBack = false): void {
    const sweep = sweepOf(from, to, isBack)
    this.lineTo(x + radius * Math.cos(from), y + radius * Math.sin(from))
    // A single arc cannot end where it begins, so a long one is split into two.
    const pieces = Math.abs(sweep) > Math.PI ? 2 : 1
    const r = num(radius)
    for (let piece = 1; piece <= pieces; piece++) {
      const at = from + (sweep * piece) / pieces
      const end = `${num(x + radius * Math.cos(at))} ${num(y + radius * Math.sin(at))}`
      this.parts.push(`A${r} ${r} 0 0 ${sweep > 0 ? 1 : 0} ${end}`)
    }
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y)
    this.parts.push(`h${num(width)}v${num(height)}h${num(-width)}z`)
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    const r = Math.max(0, Math.min(radius, width / 2, height / 2))
    const corner = (dx: number, dy: number): string =>
      `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`
    this.moveTo(x + r, y)
    this.parts.push(`h${num(width - 2 * r)}${corner(r, r)}v${num(height - 2 * r)}${corner(-r, r)}`)
    this.parts.push(
      `h${num(2 * r - width)}${corner(-r, -r)}v${num(2 * r - height)}${corner(r, -r)}z`,
    )
  }

  closePath(): void {
    if (this.hasPoint) this.parts.push('z')
  }
}

/**
 * The angle of an arc by the rules of a canvas: a whole turn or more is one turn, else the angle in the given
 * direction.
 */
function sweepOf(from: number, to: number, isBack: boolean): number {
  const turn = 2 * Math.PI
  const way = isBack ? from - to : to - from
  const length = way >= turn ? turn : ((way % turn) + turn) % turn
  return isBack ? -length : length
}

/** A number with at most two decimals: a hundredth of a pixel is invisible. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100
  // Adding 0 turns -0 into 0.
  return String(rounded + 0)
}
