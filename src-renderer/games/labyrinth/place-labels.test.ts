import { expect, test } from 'vitest'
import { placeLabels, type PlacedLabel, type WantedLabel } from './place-labels'

const HEIGHT = 10
const widthOf = (text: string): number => 4 + 6 * text.length

function overlap(a: PlacedLabel, b: PlacedLabel): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < HEIGHT
}

test('labels of walks to and fro never lie on one another', () => {
  const wanted: WantedLabel[] = []
  for (let i = 0; i < 40; i++) {
    const x = (i % 5) * 17
    const y = Math.floor(i / 5) * 7
    const places = [0, 4, -4].map((by) => ({ x, y: y + by }))
    wanted.push({ texts: [`${i} ${i + 3} ${i + 9}`, String(i + 9)], places })
  }
  const placed = placeLabels(wanted, HEIGHT, widthOf)
  expect(placed.length).toBeGreaterThan(10)
  const taken = { x: 17, y: 7, width: 9, height: 9 }
  for (const { x, y, width } of placeLabels(wanted, HEIGHT, widthOf, [taken])) {
    const isAside = Math.abs(x - 17) >= (width + 9) / 2 || Math.abs(y - 7) >= (HEIGHT + 9) / 2
    expect(isAside).toBe(true)
  }
  placed.forEach((one, i) => {
    for (const other of placed.slice(i + 1)) expect(overlap(one, other)).toBe(false)
  })
})

test('the latest label has its best place; an earlier one moves aside, is shortened or is left out', () => {
  const here = { x: 0, y: 0 }
  const aside = { x: 0, y: 12 }
  const label = (text: string, places = [here]): WantedLabel => ({ texts: [text], places })
  expect(placeLabels([label('1'), label('2')], HEIGHT, widthOf)).toEqual([
    { index: 1, text: '2', x: 0, y: 0, width: 10 },
  ])
  expect(placeLabels([label('1', [here, aside]), label('2')], HEIGHT, widthOf)[1]).toMatchObject({
    text: '1',
    ...aside,
  })
  const long = { texts: ['1 2 3', '3'], places: [{ x: 14, y: 0 }] }
  expect(placeLabels([long, label('4')], HEIGHT, widthOf)[1]).toMatchObject({ text: '3' })
})
