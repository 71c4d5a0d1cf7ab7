import { expect, test } from 'vitest'
import { type Point, pathCurves } from './path-curves'

const rounded = (path: string) =>
  JSON.parse(
    JSON.stringify(pathCurves(path), (_, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1000) / 1000 + 0 : value,
    ),
  ) as unknown

/** Points of all curves at their middles. */
function middles(path: string): Point[] {
  let here: Point = [0, 0]
  const found: Point[] = []
  for (const stretch of pathCurves(path)) {
    if (stretch.kind === 'close') continue
    if (stretch.kind === 'curve') {
      const [[ax, ay], [bx, by], [x, y]] = [...stretch.by, stretch.to]
      found.push([(here[0] + 3 * ax + 3 * bx + x) / 8, (here[1] + 3 * ay + 3 * by + y) / 8])
    }
    here = stretch.to
  }
  return found
}

test('commands by their own and by the point before become lines from place to place', () => {
  const lines = [
    { kind: 'move', to: [1, 2] },
    { kind: 'line', to: [4, 2] },
    { kind: 'line', to: [4, 7] },
    { kind: 'close' },
    { kind: 'line', to: [2, 3] },
  ]
  expect(rounded('M1 2h3v5zl1 1')).toEqual(lines)
  expect(rounded('M1,2H4V7ZL2-.5e1'.replace('-.5e1', ' 3'))).toEqual(lines)
  expect(rounded('m1 2 3 0')).toEqual(lines.slice(0, 2))
})

test('a curve by one point is the same by two, and one that goes on mirrors the last', () => {
  expect(rounded('M0 0Q3 3 6 0')).toEqual([
    { kind: 'move', to: [0, 0] },
    {
      kind: 'curve',
      by: [
        [2, 2],
        [4, 2],
      ],
      to: [6, 0],
    },
  ])
  expect(rounded('M0 0c0 1 1 2 2 2s2-1 2-2')).toEqual([
    { kind: 'move', to: [0, 0] },
    {
      kind: 'curve',
      by: [
        [0, 1],
        [1, 2],
      ],
      to: [2, 2],
    },
    {
      kind: 'curve',
      by: [
        [3, 2],
        [4, 1],
      ],
      to: [4, 0],
    },
  ])
})

test.each([
  ['half a circle to the right', 'M10 0A10 10 0 0 1 -10 0', [0, 0], 10, 2],
  ['half a circle back', 'M10 0A10 10 0 0 0 -10 0', [0, 0], 10, 2],
  ['the long way round', 'M10 0A10 10 0 1 0 0 10', [0, 0], 10, 3],
  ['a quarter, by flags without spaces', 'M10 0a10 10 0 01-10 10', [0, 0], 10, 1],
  ['a radius too small to reach', 'M-10 0A1 1 0 0 1 10 0', [0, 0], 10, 2],
] as const)('%s lies on its circle', (_, path, [cx, cy], radius, count) => {
  const found = middles(path)
  expect(found).toHaveLength(count)
  for (const [x, y] of found) expect(Math.hypot(x - cx, y - cy)).toBeCloseTo(radius, 2)
})

test('arcs go the way they are told', () => {
  expect(middles('M10 0A10 10 0 0 1 0 10')[0]![1]).toBeGreaterThan(0)
  expect(middles('M10 0A10 10 0 0 1 -10 0').every(([, y]) => y > 0)).toBe(true)
  expect(middles('M10 0A10 10 0 0 0 -10 0').every(([, y]) => y < 0)).toBe(true)
})

test('what pictures do not have is refused', () => {
  expect(() => pathCurves('M0 0T1 1')).toThrow('no command')
  expect(() => pathCurves('M0 0A2 3 40 0 1 1 1')).toThrow('turned')
})
