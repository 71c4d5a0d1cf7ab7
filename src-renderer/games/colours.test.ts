import { contrast } from '@core/settings/player-colours'
import { describe, expect, test } from 'vitest'
import css from '../theme.css?raw'
import { boardThemes } from '../canvas/picture/themes'
import { chainOf, groundColours, walkInk, waterOf } from './labyrinth/palette'
import { hillColours, robotInks, typeInks } from './progers/palette'
import { terrainInk } from './janken/palette'

type Rgb = readonly [number, number, number]

/** How the three common kinds of colour blindness see linear light (Viénot 1999; tritanopia: Brettel 1997, one half-plane). */
const sights: Readonly<Record<string, readonly Rgb[]>> = {
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deuteranopia: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritanopia: [
    [1, 0.14461, -0.14461],
    [0, 0.85924, 0.14076],
    [0, 0.85924, 0.14076],
  ],
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

function lightOf(colour: string): Rgb {
  const at = (index: number): number => linear(parseInt(colour.slice(index, index + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

/** A colour as a kind of sight has it, in CIE L*a*b*. */
function lab(colour: string, sight: readonly Rgb[] | null): Rgb {
  const light = lightOf(colour)
  const [r, g, b] = sight
    ? (sight.map(
        (row) => row[0] * light[0] + row[1] * light[1] + row[2] * light[2],
      ) as unknown as Rgb)
    : light
  const f = (value: number): number =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 4 / 29
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far two colours are apart for the sight that tells them apart least; 2 is just seen, 20 is plain. */
function leastApart(one: string, other: string): number {
  const all = [null, ...Object.values(sights)].map((sight) => {
    const [a, b] = [lab(one, sight), lab(other, sight)]
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
  })
  return Math.min(...all)
}

const numbers = [0, 1, 2, 3, 4, 5, 6]

describe.each(['light', 'dark'] as const)('in the %s theme', (name) => {
  const theme = boardThemes[name]
  const { isDark } = theme

  test('labyrinth: water, walls and walks stand out from islands, and numbers from water and stone', () => {
    const ground = groundColours(isDark)
    for (const number of numbers) {
      // In the dark the edge of water is its bank.
      const edge = isDark ? ground.bank : waterOf(number)
      expect(contrast(edge, ground.island), `river ${number}`).toBeGreaterThanOrEqual(3)
      expect(
        contrast(walkInk(theme, number), ground.island),
        `walk ${number}`,
      ).toBeGreaterThanOrEqual(3)
      for (const under of [waterOf(number), chainOf(number)])
        expect(contrast('#ffffff', under)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(theme.wall, ground.island)).toBeGreaterThanOrEqual(3)
    expect(contrast(ground.bar, ground.bog)).toBeGreaterThanOrEqual(3)
    expect(contrast(theme.text, ground.island)).toBeGreaterThanOrEqual(4.5)
  })

  test('labyrinth: no sight takes a walk for a river, or an island for water', () => {
    const { island } = groundColours(isDark)
    for (const walk of numbers)
      for (const river of numbers) {
        const apart = leastApart(walkInk(theme, walk), waterOf(river))
        expect(apart, `walk ${walk}, river ${river}`).toBeGreaterThan(12)
      }
    for (const river of numbers) expect(leastApart(waterOf(river), island)).toBeGreaterThan(20)
  })

  test('progers: hills are no water and stand out, and what lies on them does too', () => {
    const hill = hillColours(theme)
    expect(contrast(hill.foot, theme.cell)).toBeGreaterThanOrEqual(3)
    const [, , blueness] = lab(hill.top, null)
    expect(blueness).toBeGreaterThan(5)
    for (const ink of [...robotInks, ...typeInks]) {
      expect(leastApart(ink, hill.top), ink).toBeGreaterThan(20)
      expect(contrast('#ffffff', ink), ink).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(theme.text, hill.top)).toBeGreaterThanOrEqual(4.5)
  })

  test('janken: each sign stands out from its terrain', () => {
    for (const terrain of ['F', 'W', 'H', 'M', 'U'] as const) {
      const { ground, pattern } = terrainInk(theme, terrain)
      expect(contrast(pattern, ground), terrain).toBeGreaterThanOrEqual(3)
    }
  })
})

/** The tokens of a block of the page's style sheet. */
function tokens(selector: string): Readonly<Record<string, string>> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]),
  )
}

test.each([':root', ":root[data-theme='dark']"])(
  'text can be read on all planes of %s',
  (selector) => {
    const of = tokens(selector)
    const planes = [
      '--ground',
      '--pane',
      '--pane-sunken',
      '--hover',
      '--board-ground',
      '--board-cell',
    ]
    for (const plane of planes)
      for (const ink of ['--text', '--text-muted'])
        expect(contrast(of[ink]!, of[plane]!), `${ink} on ${plane}`).toBeGreaterThanOrEqual(4.5)
    for (const plane of ['--pane', '--pane-sunken'])
      for (const ink of ['--accent', '--error', '--warning', '--good', '--difference'])
        expect(contrast(of[ink]!, of[plane]!), `${ink} on ${plane}`).toBeGreaterThanOrEqual(4.5)
    // The three planes are seen as three.
    expect(contrast(of['--pane']!, of['--board-ground']!)).toBeGreaterThan(1.2)
    expect(contrast(of['--pane']!, of['--pane-sunken']!)).toBeGreaterThan(1.1)
  },
)
