import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeRng } from '../../../kernel/rng'
import { answer } from '../play/answer'
import { copyRegion, pasteClip } from './clip'
import { edits } from './edits'
import { generator } from './generator'
import { sidesTo, type Sides } from '../../../kernel/sides'
import { sizeOf, type Level } from '../model'
import { english } from '../../../words/testing'
import { lossIn, resize } from './resize'
import { hasErrors } from '../../../kernel/diagnostics'
import { validate } from '../text/rules'
import { randomRect } from '../testing'
import { eraseRegion, mirror, moveRegion, rotate } from './transforms'

const level: Level = {
  width: 6,
  height: 5,
  rockets: [
    { x: 1, y: 1 },
    { x: 4, y: 3 },
  ],
  doors: [
    { at: 2, wall: 'N' },
    { at: 3, wall: 'E' },
  ],
  turns: [
    { x: 2, y: 1, way: 'E' },
    { x: 1, y: 3, way: 'N' },
  ],
}
const northWest = { row: 0, col: 0, rows: 2, cols: 3 }

function generated(seed: number): Level {
  const recipe = { width: 8, height: 6, players: 3, doors: 6, turns: 20, aim: 50, shared: 0 }
  return generator.generate(recipe, makeRng(seed))
}

it('mirrors the whole board with its doors and ways', () => {
  expect(mirror(level, 'horizontal')).toEqual({
    ...level,
    rockets: [
      { x: 4, y: 1 },
      { x: 1, y: 3 },
    ],
    doors: [
      { at: 3, wall: 'N' },
      { at: 3, wall: 'W' },
    ],
    turns: [
      { x: 3, y: 1, way: 'W' },
      { x: 4, y: 3, way: 'N' },
    ],
  })
})

it('mirrors twice and rotates four times back to the same level', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom('horizontal' as const, 'vertical' as const),
      (seed, axis) => {
        const start = generated(seed)
        expect(mirror(mirror(start, axis), axis)).toEqual(start)
        let turned: Level | null = start
        for (let i = 0; i < 4; i++) turned = turned && rotate(turned)
        expect(turned).toEqual(start)
        expect(hasErrors(validate(rotate(start)!))).toBe(false)
      },
    ),
    { numRuns: 100, seed: 1 },
  )
})

it('answers the same when rotated, and in the mirror like who turns clockwise at walls', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom('horizontal' as const, 'vertical' as const),
      (seed, axis) => {
        const start = generated(seed)
        expect(answer(rotate(start)!)).toBe(answer(start))
        expect(answer(mirror(start, axis))).toBe(answer(start, 'wall-clockwise'))
      },
    ),
    { numRuns: 200, seed: 2 },
  )
})

it('rotates the board a quarter clockwise', () => {
  expect(rotate(level)).toEqual({
    width: 5,
    height: 6,
    rockets: [
      { x: 3, y: 1 },
      { x: 1, y: 4 },
    ],
    doors: [
      { at: 2, wall: 'E' },
      { at: 1, wall: 'S' },
    ],
    turns: [
      { x: 3, y: 2, way: 'S' },
      { x: 1, y: 1, way: 'E' },
    ],
  })
})

it('rotates a piece in its corner and leaves alone what cannot come along', () => {
  const turned = rotate(level, northWest)!
  expect(turned.rockets).toEqual([
    { x: 0, y: 1 },
    { x: 4, y: 3 },
  ])
  expect(turned.doors).toEqual(level.doors)
  expect(turned.turns[0]).toEqual({ x: 0, y: 2, way: 'S' })
  expect(rotate(level, { row: 0, col: 0, rows: 1, cols: 6 })).toBe(null)
})

it('moves a piece, cut short at the edge, with doors sliding along their wall', () => {
  const moved = moveRegion(level, northWest, -3, 2)
  expect(moved.rockets[0]).toEqual({ x: 3, y: 1 })
  expect(moved.doors).toEqual([
    { at: 4, wall: 'N' },
    { at: 3, wall: 'E' },
  ])
  expect(moved.turns.map(({ x, y }) => [x, y])).toEqual([
    [4, 1],
    [1, 3],
  ])
})

it('erases a piece but never the last rocket', () => {
  expect(eraseRegion(level, northWest)).toEqual({
    ...level,
    rockets: [{ x: 4, y: 3 }],
    doors: [{ at: 3, wall: 'E' }],
    turns: [{ x: 1, y: 3, way: 'N' }],
  })
  const all = { row: 0, col: 0, rows: 5, cols: 6 }
  expect(eraseRegion(level, all).rockets).toEqual([{ x: 1, y: 1 }])
})

it('pastes arrows as turns at the chosen place, rockets as players, doors into their wall', () => {
  const clip = copyRegion(level, northWest)
  expect(pasteClip(level, clip, 0, 2, 1)).toEqual({
    ...level,
    rockets: [...level.rockets, { x: 3, y: 1 }],
    doors: [...level.doors, { at: 4, wall: 'N' }],
    turns: [level.turns[0], { x: 4, y: 1, way: 'E' }, level.turns[1]],
  })
  const inside = pasteClip(level, clip, 2, 4, 0)
  expect(inside.doors).toEqual(level.doors)
  expect(inside.turns).toEqual(level.turns)
  const full = { ...level, rockets: Array.from({ length: 26 }, () => ({ x: 1, y: 1 })) }
  expect(pasteClip(full, clip, 0, 2, 0).rockets).toHaveLength(26)
})

it('puts a copied piece back where it was erased', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const start = { ...generated(seed), rockets: [] }
      const rect = randomRect(start, makeRng(seed))
      const clip = copyRegion(start, rect)
      const back = pasteClip(eraseRegion(start, rect), clip, rect.row, rect.col, 0)
      const sorted = (list: readonly object[]) => list.map((item) => JSON.stringify(item)).sort()
      expect(sorted(back.turns)).toEqual(sorted(start.turns))
      expect(sorted(back.doors)).toEqual(sorted(start.doors))
    }),
    { numRuns: 200, seed: 1 },
  )
})

it('says what falls off a smaller board', () => {
  const { level: small, lost } = resize(level, sidesTo(sizeOf(level), 4, 4))
  expect(lost.map((loss) => lossIn(english, loss))).toEqual([
    'The rocket of player 2 at (4,3) would be off the new board',
    'Door 2 at 3 in wall E has no place in the new wall',
  ])
  expect(small).toEqual({
    width: 4,
    height: 4,
    rockets: [{ x: 1, y: 1 }],
    doors: [{ at: 2, wall: 'N' }],
    turns: level.turns,
  })
  expect(resize(level, sidesTo(sizeOf(level), 9, 9))).toEqual({
    level: { ...level, width: 9, height: 9 },
    lost: [],
  })
  const cut = resize(
    { ...level, turns: [{ x: 2, y: 2, way: 'N' }] },
    sidesTo(sizeOf(level), 3, 3),
  ).lost
  expect(cut.map((loss) => lossIn(english, loss))).toContain(
    'Turn 1 with its arrow N at (2,2) would be where a pit will be',
  )
})

it('takes sides back where nothing was cut off', () => {
  const more = fc.integer({ min: 0, max: 4 })
  fc.assert(
    fc.property(fc.nat(200), more, more, more, more, (seed, top, right, bottom, left) => {
      const start = generated(seed)
      const sides: Sides = { top, right, bottom, left }
      const { level: grown, lost } = resize(start, sides)
      expect([grown.width, grown.height]).toEqual([8 + left + right, 6 + top + bottom])
      if (lost.length > 0) return
      expect(grown.rockets).toEqual(start.rockets.map(({ x, y }) => ({ x: x + left, y: y + top })))
      const back = resize(grown, { top: -top, right: -right, bottom: -bottom, left: -left })
      expect(back).toEqual({ level: start, lost: [] })
    }),
    { seed: 1 },
  )
})

it('cuts off at the north and west as it does at the south and east of the mirrored board', () => {
  const less = fc.integer({ min: -3, max: 3 })
  fc.assert(
    fc.property(fc.nat(200), less, less, (seed, top, left) => {
      const start = generated(seed)
      const { level: cut, lost } = resize(start, { top, right: 0, bottom: 0, left })
      const turned = resize(mirror(mirror(start, 'horizontal'), 'vertical'), {
        ...{ top: 0, right: left, bottom: top, left: 0 },
      })
      expect(mirror(mirror(cut, 'horizontal'), 'vertical')).toEqual(turned.level)
      expect(lost.length).toBe(turned.lost.length)
    }),
    { seed: 1 },
  )
})

it('moves the last rocket inside instead of losing it', () => {
  const { level: small, lost } = resize(
    { ...level, rockets: [{ x: 5, y: 2 }] },
    sidesTo(sizeOf(level), 5, 4),
  )
  expect(small.rockets).toEqual([{ x: 2, y: 2 }])
  expect(lossIn(english, lost[0]!)).toBe(
    'The rocket of player 1 is moved inside: every level needs a player',
  )
})

it('refuses edits of what is not there', () => {
  expect(() => edits.apply(level, { kind: 'remove', list: 'turns', index: 2 })).toThrow('no item 2')
  expect(() => edits.apply(level, { kind: 'move', list: 'turns', from: 0, to: 2 })).toThrow(
    'no item 2',
  )
  const door = { at: 1, wall: 'N' } as const
  expect(() => edits.apply(level, { kind: 'insert', list: 'doors', index: 3, item: door })).toThrow(
    'no place 3',
  )
})
