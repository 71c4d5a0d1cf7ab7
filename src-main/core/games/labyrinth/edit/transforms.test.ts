import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { makeRng } from '../../../kernel/rng'
import { sidesTo } from '../../../kernel/sides'
import { answer } from '../play/answer'
import { copyRegion, pasteClip } from './clip'
import { print } from '../text/format'
import { parse } from '../text/format-careful'
import { generator } from './generator'
import type { Level } from '../model'
import { english } from '../../../words/testing'
import { lossIn, resize } from './resize'
import { validate } from '../text/rules'
import { randomLevel, randomRect } from '../testing'
import { eraseRegion, mirror, moveRegion, rotate } from './transforms'

function levelOf(map: string, walks = '1\n0 0 E'): Level {
  const parsed = parse(`${map}\n${walks}\n`)
  if (!parsed.ok) throw new Error('cannot be read')
  return parsed.value.level
}

function mapOf(level: Level): string {
  return print(level).split('\n').slice(0, level.rows).join('\n')
}

describe('the whole map', () => {
  it('answers the same when mirrored or turned with its walks (seeds 1 to 100)', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const recipe = { ...generator.defaults, rows: 5, cols: 7, rivers: 4, moves: 40 }
      const level = generator.generate(recipe, makeRng(seed))
      const turned = [mirror(level, 'horizontal'), mirror(level, 'vertical'), rotate(level)!]
      for (const other of turned) {
        expect(validate(other).filter(({ severity }) => severity === 'error')).toEqual([])
        expect(answer(other), print(other)).toBe(answer(level))
      }
    }
  })

  it('comes back after two mirrorings or four turns, errors or not (seeds 1 to 100)', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const level = randomLevel(seed)
      const inside = {
        ...level,
        walks: level.walks.filter(
          ({ row, col }) => row >= 0 && col >= 0 && row < level.rows && col < level.cols,
        ),
      }
      for (const axis of ['horizontal', 'vertical'] as const) {
        expect(mirror(mirror(inside, axis), axis)).toEqual(inside)
      }
      let turned: Level = inside
      for (let i = 0; i < 4; i++) turned = rotate(turned)!
      expect(turned).toEqual(inside)
    }
  })
})

describe('regions', () => {
  const level = levelOf('r1> e1 b^\no w y10\no o y11', '1\n2 0 EN')

  it('turn and mirror arrows and sides', () => {
    const rect = { row: 0, col: 0, rows: 1, cols: 3 }
    expect(mapOf(mirror(level, 'horizontal', rect))).toBe('b^ e1 r1<\no w y10\no o y11')
    expect(mapOf(mirror(level, 'vertical', rect))).toBe('r1> e1 bv\no w y10\no o y11')
    expect(mapOf(rotate(level, { row: 0, col: 0, rows: 2, cols: 2 })!)).toBe(
      'o r1v b^\nw e1 y10\no o y11',
    )
    expect(rotate(levelOf('o o o\no o o'), { row: 0, col: 0, rows: 1, cols: 3 })).toBe(null)
  })

  it('move with the starts in them and stop at the edge', () => {
    const moved = moveRegion(level, { row: 2, col: 0, rows: 1, cols: 2 }, -1, 9)
    expect(mapOf(moved)).toBe('r1> e1 b^\no o o\no o y11')
    expect(moved.walks).toEqual([{ row: 1, col: 1, moves: 'EN' }])
    expect(mapOf(eraseRegion(level, { row: 0, col: 1, rows: 2, cols: 2 }))).toBe(
      'r1> o o\no o o\no o y11',
    )
  })

  it('are pasted with free numbers where theirs are taken', () => {
    const clip = copyRegion(level, { row: 0, col: 0, rows: 1, cols: 2 })
    expect(mapOf(pasteClip(level, clip, 2, 0))).toBe('r1> e1 b^\no w y10\nr2> e2 y11')
    expect(mapOf(pasteClip(level, clip, 0, 0))).toBe(mapOf(level))
    expect(mapOf(pasteClip(level, clip, 2, 2))).toBe('r1> e1 b^\no w y10\no o r1>')
    const brushed = { row: 0, col: 0, rows: 2, cols: 2, has: (r: number, c: number) => r === c }
    expect(copyRegion(level, brushed).values.filter((value) => value < 0)).toHaveLength(2)
  })

  it('keep every cell when moved or mirrored (seeds 1 to 100)', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const rng = makeRng(seed)
      const random = randomLevel(seed)
      const rect = randomRect(random, rng)
      const twice = mirror(mirror(random, 'vertical', rect), 'vertical', rect)
      expect(twice.cells).toEqual(random.cells)
      const sound = generator.generate(generator.defaults, rng)
      const area = randomRect(sound, rng)
      const clip = copyRegion(sound, area)
      expect(pasteClip(sound, clip, area.row, area.col).cells).toEqual(sound.cells)
    }
  })
})

describe('resizing', () => {
  it('says what falls off and closes up chains', () => {
    const level = levelOf('r1> r1> e1\no w y10\no b< y11\ny12 o o', '2\n0 2 W\n1 0 E')
    const { level: smaller, lost } = resize(level, sidesTo(level, 4, 2))
    expect(mapOf(smaller)).toBe('r1> r1>\no w\no b<\ny10 o')
    expect(smaller.walks).toEqual([{ row: 1, col: 0, moves: 'E' }])
    expect(lost.map((loss) => lossIn(english, loss))).toEqual([
      'Cells lost of river 1: 1',
      'Caves lost of chain 1: 2',
      'Walk 1 starts at (0,2), off the new map',
    ])
  })

  it('takes lines back where nothing was cut off, with rivers, caves and walks', () => {
    const more = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(fc.nat(200), more, more, more, more, (seed, top, right, bottom, left) => {
        const start = generator.generate(generator.defaults, makeRng(seed))
        const { level: grown, lost } = resize(start, { top, right, bottom, left })
        expect(lost).toEqual([])
        const back = resize(grown, { top: -top, right: -right, bottom: -bottom, left: -left })
        expect(back).toEqual({ level: start, lost: [] })
      }),
      { seed: 1 },
    )
  })

  it('cuts off at the top and the left as well', () => {
    const level = levelOf('r1> r1> e1\no w y10\no b< y11\ny12 o o', '2\n0 2 W\n1 0 E')
    const { level: smaller, lost } = resize(level, { top: -1, right: 1, bottom: 0, left: -1 })
    expect(mapOf(smaller)).toBe('w y10 o\nb< y11 o\no o o')
    expect(smaller.walks).toEqual([])
    expect(lost.map((loss) => lossIn(english, loss))).toEqual([
      'Cells lost of river 1: 3',
      'Caves lost of chain 1: 1',
      'Walk 1 starts at (0,2), off the new map',
      'Walk 2 starts at (1,0), off the new map',
    ])
  })

  it('loses nothing when growing', () => {
    const level = levelOf('r1> e1\no w')
    expect(resize(level, sidesTo(level, 3, 3))).toEqual({
      level: { ...levelOf('r1> e1 o\no w o\no o o') },
      lost: [],
    })
  })
})
