/** A segment of a path: a straight line to a point, or a curve with two control points; in absolute coordinates. */
export type PathSegment =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly to: Point; readonly by: readonly [Point, Point] }
  | { readonly kind: 'close' }

export type Point = readonly [x: number, y: number]

/** Number of arguments of each command. */
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
}

/** An SVG path as lines and cubic curves only; throws for commands that our pictures do not use. */
export function pathCurves(path: string): PathSegment[] {
  const made: PathSegment[] = []
  let here: Point = [0, 0]
  let start: Point = here
  /** The last control point of the previous curve, from which a smooth curve takes its first. */
  let beside: Point | null = null
  const add = (stretch: PathSegment): void => {
    made.push(stretch)
    if (stretch.kind !== 'close') here = stretch.to
    beside = stretch.kind === 'curve' ? stretch.by[1] : null
  }
  for (const [, letter, given] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = letter!.toLowerCase()
    const count = counts[name]
    if (count === undefined) throw new Error(`no command of paths: ${letter}`)
    const numbers = readNumbers(given!, name === 'a')
    const isOwn = letter === name
    if (name === 'z') {
      add({ kind: 'close' })
      here = start
    }
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count) {
      const from = here
      const [ox, oy] = isOwn ? from : [0, 0]
      const part = numbers.slice(at, at + count)
      const point = (i: number): Point => [part[i]! + ox, part[i + 1]! + oy]
      if (name === 'm') {
        // After a move, further points are lines.
        add({ kind: at === 0 ? 'move' : 'line', to: point(0) })
        if (at === 0) start = here
      } else if (name === 'l') add({ kind: 'line', to: point(0) })
      else if (name === 'h') add({ kind: 'line', to: [part[0]! + ox, from[1]] })
      else if (name === 'v') add({ kind: 'line', to: [from[0], part[0]! + oy] })
      else if (name === 'c') add({ kind: 'curve', by: [point(0), point(2)], to: point(4) })
      else if (name === 's') {
        const [x, y]: Point = beside ?? from
        const first: Point = [2 * from[0] - x, 2 * from[1] - y]
        add({ kind: 'curve', by: [first, point(0)], to: point(2) })
      } else if (name === 'q') {
        const by = point(0)
        const to = point(2)
        add({ kind: 'curve', by: [towards(from, by, 2 / 3), towards(to, by, 2 / 3)], to })
      } else {
        const [rx, ry, turn, isLong, isRight] = part as [number, number, number, number, number]
        if (turn !== 0 && rx !== ry) throw new Error('no turned ellipses')
        for (const curve of arcCurves(from, point(5), [rx, ry], isLong !== 0, isRight !== 0))
          add(curve)
      }
    }
  }
  return made
}

/** Flags of arcs may be written without a space after them. */
function readNumbers(text: string, isArc: boolean): number[] {
  const sign = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giy
  const numbers: number[] = []
  let at = 0
  for (;;) {
    while (/[\s,]/.test(text[at] ?? '')) at++
    if (at >= text.length) return numbers
    if (isArc && [3, 4].includes(numbers.length % 7)) {
      numbers.push(Number(text[at++]))
      continue
    }
    sign.lastIndex = at
    const [found] = sign.exec(text) ?? []
    if (found === undefined) throw new Error(`no number: ${text.slice(at)}`)
    numbers.push(Number(found))
    at += found.length
  }
}

function towards([x, y]: Point, [bx, by]: Point, part: number): Point {
  return [x + (bx - x) * part, y + (by - y) * part]
}

/** An arc as curves of at most a quarter turn, by the SVG standard's formulas for its centre. */
function arcCurves(
  from: Point,
  to: Point,
  [rx, ry]: Point,
  isLong: boolean,
  isRight: boolean,
): PathSegment[] {
  if (rx === 0 || ry === 0) return [{ kind: 'line', to }]
  // Scaled to a circle of radius 1.
  const [ax, ay, bx, by] = [from[0] / rx, from[1] / ry, to[0] / rx, to[1] / ry]
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  const half = Math.hypot(bx - ax, by - ay) / 2
  if (half === 0) return []
  // A radius that is too small to reach the end is enlarged.
  const scale = Math.max(1, half)
  const away =
    (Math.sqrt(Math.max(0, scale * scale - half * half)) / half) * (isLong === isRight ? -1 : 1)
  const [cx, cy] = [mx - (away * (by - ay)) / 2, my + (away * (bx - ax)) / 2]
  const first = Math.atan2(ay - cy, ax - cx)
  const turn = 2 * Math.PI
  const last = Math.atan2(by - cy, bx - cx)
  const way = isRight ? (last - first + 2 * turn) % turn : -((first - last + 2 * turn) % turn)
  const pieces = Math.max(1, Math.ceil(Math.abs(way) / (Math.PI / 2) - 1e-6))
  const step = way / pieces
  const reach = (4 / 3) * Math.tan(step / 4) * scale
  const place = (x: number, y: number): Point => [x * rx, y * ry]
  return Array.from({ length: pieces }, (_, piece) => {
    const [a, b] = [first + piece * step, first + (piece + 1) * step]
    const [ax1, ay1] = [cx + scale * Math.cos(a), cy + scale * Math.sin(a)]
    const [bx1, by1] = [cx + scale * Math.cos(b), cy + scale * Math.sin(b)]
    return {
      kind: 'curve' as const,
      by: [
        place(ax1 - reach * Math.sin(a), ay1 + reach * Math.cos(a)),
        place(bx1 + reach * Math.sin(b), by1 - reach * Math.cos(b)),
      ] as const,
      to: piece === pieces - 1 ? to : place(bx1, by1),
    }
  })
}
