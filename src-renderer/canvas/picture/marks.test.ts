import { expect, test } from 'vitest'
import { checkText } from '@core/game/check-text'
import { recordLevel } from '@core/conformance/record-level'
import { boardSize } from '@core/games/janken/board'
import { findGame } from '@core/games/testing'
import type { PictureOptions } from '@core/protocol/picture'
import { TraceCursor } from '@core/trace/cursor'
import { hexGeometry } from '../geometry'
import { arrowLine } from '../../games/labyrinth/path-marks'
import { inkOf } from '../../games/rockets/palette'
import { pictureMaker } from './headless'
import { SvgContext } from './svg-context'
import { boardThemes } from './themes'

const texts = import.meta.glob<string>('@core/games/*/samples/*/level.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** A moment of a sample as SVG: the first one after which `isWanted` holds of the SVG, else the end. */
function picture(
  id: string,
  sample: string,
  options: Partial<PictureOptions>,
  isWanted: (svg: string) => boolean,
): string {
  const game = findGame(id)!
  const [, text] = Object.entries(texts).find(([path]) =>
    path.includes(`/${id}/samples/${sample}/`),
  )!
  const { level } = checkText(game, text) as { level: unknown }
  const { chunks, layout } = recordLevel(game, level)
  const cursor = new TraceCursor(layout)
  for (const chunk of chunks) cursor.append(chunk)
  const all: PictureOptions = {
    ...{ scale: 40, theme: 'light', ground: 'board' },
    ...{ hasOverlay: true, hasCoordinates: false, hasCaption: false },
    ...options,
  }
  for (let step = 1; step <= cursor.stepCount; step++) {
    cursor.seek(step)
    const measure = (words: string): number => words.length * 5.5
    const svg = pictureMaker.svg({ game: id, level, cursor, page: null, options: all, measure })
    if (isWanted(svg)) return svg
  }
  throw new Error('no such moment')
}

/** Middles of all uses of a sprite, in pixels. */
function middlesOf(svg: string, sprite: RegExp): { readonly x: number; readonly y: number }[] {
  const uses = /<use href="#[a-z]+-sprite-([\w-]+)" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)"/g
  return [...svg.matchAll(uses)]
    .filter(([, name]) => sprite.test(name!))
    .map(([, , x, y, width]) => ({
      x: Number(x) + Number(width) / 2,
      y: Number(y) + Number(width) / 2,
    }))
}

test('an eaten mouse is marked beside the cat, not over it', () => {
  const svg = picture('rockets', 'eaten-in-passing', {}, (made) => made.includes('sprite-eaten"'))
  const cats = middlesOf(svg, /^cat/)
  const marks = middlesOf(svg, /^eaten$/)
  expect(marks.length).toBeGreaterThan(0)
  for (const { x, y } of marks) {
    const nearest = Math.min(...cats.map((cat) => Math.hypot(cat.x - x, cat.y - y)))
    expect(nearest).toBeGreaterThan(0.3 * 40)
  }
  expect(svg).not.toContain('sprite-died"')
})

test('direction and owner of an arrow show above the animal that stands on it', () => {
  const isCovered = (svg: string): boolean => {
    const arrows = middlesOf(svg, /^arrow/)
    return middlesOf(svg, /^(mouse|cat)/).some(({ x, y }) =>
      arrows.some((arrow) => Math.hypot(arrow.x - x, arrow.y - y) < 5),
    )
  }
  const svg = picture('rockets', 'no-swap-eating', { hasOverlay: false }, isCovered)
  const aboveAnimals = svg.slice(
    Math.max(svg.lastIndexOf('sprite-mouse'), svg.lastIndexOf('sprite-cat')),
  )
  expect(aboveAnimals).toMatch(new RegExp(`fill="(${inkOf(0)}|${inkOf(1)})"`))
})

test('trails begin inside the walls and lie below arrows and rockets', () => {
  const trail = `stroke="${boardThemes.light.textMuted}"`
  const isWanted = (made: string): boolean =>
    made.includes(trail) && /sprite-mouse/.test(made) && /sprite-arrow/.test(made)
  const svg = picture('rockets', 'statement', { hasOverlay: false }, isWanted)
  const [path] = svg.split('\n').filter((line) => line.includes(trail))
  // Five squares of 40 pixels behind a margin.
  const [left, width] = [50, 200]
  const across = [...path!.matchAll(/[ML]([\d.-]+) /g)].map(([, x]) => Number(x))
  expect(across.length).toBeGreaterThan(0)
  for (const x of across) expect(x >= left && x <= left + width).toBe(true)
  const use = (name: string): number => svg.indexOf(`<use href="#rockets-sprite-${name}`)
  expect(svg.indexOf(path!)).toBeLessThan(Math.min(use('arrow'), use('rocket')))
})

test.each([16, 20, 32, 60])(
  'words of janken stand below the board at %d pixels a cell',
  (scale) => {
    const said = (svg: string): { y: number; text: string }[] =>
      [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)"[^>]*>([^<]+)</g)].map(([, y, text]) => ({
        y: Number(y),
        text: text!,
      }))
    const told = (svg: string): { y: number; text: string }[] => {
      const all = said(svg)
      return all.slice(all.findIndex(({ text }) => text.startsWith('Move ')))
    }
    const words = (svg: string): string =>
      told(svg)
        .map(({ text }) => text)
        .join(' ')
    const isWhole = /^Move \d.* Unsuccessful: .+ \(J\d\)\.$/
    const options = { scale, hasCaption: true }
    const svg = picture('janken', 'statement', options, (made) => isWhole.test(words(made)))
    const { y, height } = hexGeometry.bounds(boardSize)
    const lowest = Math.ceil(-y * scale) + (height + 2 * y) * scale
    for (const line of told(svg)) expect(line.y).toBeGreaterThan(lowest)
    // The caption of the picture begins below them.
    const caption = said(svg).find(({ text }) => text.startsWith('Step'))!
    expect(caption.y).toBeGreaterThan(told(svg).at(-1)!.y + 9)
  },
)

test('captions tell the scores, on as many lines as it takes', () => {
  const options = { hasCaption: true, scale: 16 }
  const svg = picture('rockets', 'statement', options, (made) => made.includes('Player 2: 3'))
  const lines = [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text!)
  expect(lines.slice(0, 3).join(' · ')).toMatch(/^Step \d+ · turn \d of 9 · .*Player 1: \d/)
  expect(svg).toMatch(/<title>Step .* · Player 1: \d+ · Player 2: 3</)
})

test('an arrow of a walk ends at the rim of a cave and begins there', () => {
  const ctx = new SvgContext((text) => text.length, 'x')
  const theme = boardThemes.light
  const paint = { ctx, cell: 100, theme } as unknown as Parameters<typeof arrowLine>[0]
  const reach = (rims?: { from: boolean; to: boolean }): number[] => {
    const before = ctx.body().length
    arrowLine(paint, 3, 0, 1, '#123456', 1, false, rims)
    const [, from, to] = /M([\d.]+) [\d.]+[HL]([\d.]+)/.exec(ctx.body().slice(before))!
    return [Number(from), Number(to)]
  }
  expect(reach()).toEqual([64, 136])
  expect(reach({ from: false, to: true })).toEqual([64, 108])
  expect(reach({ from: true, to: false })).toEqual([92, 136])
})
