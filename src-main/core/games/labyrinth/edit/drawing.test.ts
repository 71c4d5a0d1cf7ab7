import { describe, expect, it } from 'vitest'
import { makeRng } from '../../../kernel/rng'
import { hasErrors } from '../../../kernel/diagnostics'
import { paintCells, turnBog } from './brush'
import { addCave, caveLinks, nextCave, renumberChain } from './caves'
import { bog, estuary, WALL } from '../cells'
import { english } from '../../../words/testing'
import { messageIn } from '../text/diagnostics'
import { dragPath } from './drag-path'
import { edits } from './edits'
import { print } from '../text/format'
import { parse } from '../text/format-careful'
import { generator } from './generator'
import { blankLevel, type Edit, type Level } from '../model'
import { removeRiver, riverThrough } from './rivers'
import { validate } from '../text/rules'

const messageOf = messageIn(english)

function levelOf(map: string): Level {
  const parsed = parse(`${map}\n1\n0 0 E\n`)
  if (!parsed.ok) throw new Error(messageOf(parsed.error[0]!))
  return parsed.value.level
}

/** The map after an edit, a row a line. */
function after(level: Level, edit: Edit | null): string {
  if (!edit) throw new Error('no edit')
  return print(edits.apply(level, edit).level).split('\n').slice(0, level.rows).join('\n')
}

function drawn(level: Level, path: readonly number[]): string {
  const result = riverThrough(level, path)
  return result.ok ? after(level, result.value) : messageOf(result.error)
}

describe('drawing rivers', () => {
  it('sets the arrows and the estuary and takes a free number', () => {
    expect(drawn(blankLevel(2, 3), [0, 1, 4, 5])).toBe('r1> r1v o\no r1> e1')
    expect(drawn(levelOf('r1> e1 o\no o o'), [3, 4, 5])).toBe('r1> e1 o\nr2> r2> e2')
  })

  it('lengthens a river from its estuary', () => {
    expect(drawn(levelOf('r3> e3 o\no o o'), [1, 2, 5])).toBe('r3> r3> r3v\no o e3')
  })

  it('redraws a bend, along the current or against it', () => {
    const level = levelOf('r1> r1> r1> e1\no o o o')
    expect(drawn(level, [0, 4, 5, 6, 2])).toBe('r1v o r1> e1\nr1> r1> r1^ o')
    expect(drawn(level, [2, 6, 5, 4, 0])).toBe('r1v o r1> e1\nr1> r1> r1^ o')
    expect(drawn(level, [1, 5, 6, 7, 3])).toBe('r1> r1v o e1\no r1> r1> r1^')
  })

  it('leads the rest of a river elsewhere', () => {
    expect(drawn(levelOf('r1> r1> e1\no o o'), [0, 3, 4])).toBe('r1v o o\nr1> e1 o')
  })

  it('adds to the front of a river', () => {
    expect(drawn(levelOf('o r1> e1\no o o'), [3, 0, 1])).toBe('r1> r1> e1\nr1^ o o')
  })

  it('refuses other rivers, jumps and single cells', () => {
    const level = levelOf('o r1> e1\no r2> e2')
    expect(drawn(level, [0, 1, 4])).toContain('River 1 is in the way at (0,1)')
    expect(drawn(level, [3, 4, 5])).toContain('River 2 is in the way at (1,1)')
    expect(drawn(level, [0, 4])).toContain('jump to (1,1)')
    expect(drawn(level, [0])).toContain('at least two cells')
    const full = levelOf(Array.from({ length: 10 }, (_, n) => `r${n}> e${n} o o`).join('\n'))
    expect(drawn(full, [2, 3])).toContain('All ten numbers for rivers are taken')
  })

  it('closes up the chains that it runs over', () => {
    expect(drawn(levelOf('y10 y11 y12\no o o'), [1, 4])).toBe('y10 r1v y11\no e1 o')
  })

  it('never makes an error where there was none (seeds 1 to 400)', () => {
    let count = 0
    for (let seed = 1; seed <= 400; seed++) {
      const rng = makeRng(seed)
      const level = generator.generate({ ...generator.defaults, rivers: 2, walls: 0 }, rng)
      let path: number[] = []
      for (let i = rng.between(2, 4); i > 0; i--) path = dragPath(level, path, rng.below(49))
      const result = riverThrough(level, path)
      if (!result.ok) continue
      count++
      const edited = edits.apply(level, result.value).level
      expect(
        validate(edited).filter(({ code }) => code !== 'start-not-island'),
        print(edited),
      ).toEqual(validate(edited).filter(({ code }) => code === 'cave-single'))
    }
    expect(count).toBeGreaterThan(60)
  })

  it('takes a river away', () => {
    expect(
      after(levelOf('r1> e1 r2v\no o e2'), removeRiver(levelOf('r1> e1 r2v\no o e2'), 1)),
    ).toBe('o o r2v\no o e2')
    expect(removeRiver(blankLevel(2, 2), 1)).toBe(null)
  })
})

describe('dragging', () => {
  it('fills in cells, makes diagonals straight and cuts back', () => {
    const level = blankLevel(4, 5)
    expect(dragPath(level, [], 3)).toEqual([3])
    expect(dragPath(level, [0], 2)).toEqual([0, 1, 2])
    expect(dragPath(level, [0], 6)).toEqual([0, 1, 6])
    expect(dragPath(level, [0, 1, 6], 1)).toEqual([0, 1])
  })
})

describe('caves', () => {
  it('numbers by clicking', () => {
    let level = blankLevel(2, 2)
    for (const cell of [2, 0, 1]) level = edits.apply(level, addCave(level, 1, cell)!).level
    expect(print(level).split('\n').slice(0, 2)).toEqual(['y11 y12', 'y10 o'])
    expect(addCave(level, 1, 0)).toBe(null)
    expect([nextCave(level, 1), nextCave(level, 2)]).toEqual([3, 0])
    expect(caveLinks(level)).toEqual([
      { chain: 1, from: 0, to: 1 },
      { chain: 1, from: 1, to: 2 },
      { chain: 1, from: 2, to: 0 },
    ])
  })

  it('renumbers by a new order, and mends gaps and doubles', () => {
    const level = levelOf('y10 y11\ny12 y13')
    expect(after(level, renumberChain(level, 1, [3, 1]))).toBe('y12 y11\ny13 y10')
    expect(renumberChain(level, 1)).toBe(null)
    const broken = levelOf('y13 y11\ny13 o')
    expect(after(broken, renumberChain(broken, 1))).toBe('y11 y10\ny12 o')
  })

  it('closes up when one is painted over', () => {
    const level = levelOf('y10 y11\ny12 o')
    expect(after(level, paintCells(level, [0], WALL))).toBe('w y10\ny11 o')
    expect(after(level, addCave(level, 2, 1))).toBe('y10 y20\ny11 o')
  })
})

it('turns the side of a bog', () => {
  const level = levelOf('b^ o')
  expect(after(level, turnBog(level, 0))).toBe('b> o')
  expect(after(level, turnBog(level, 0, 3))).toBe('b< o')
  expect([turnBog(level, 0, 0), turnBog(level, 1)]).toEqual([null, null])
  expect(paintCells(level, [0], bog(0))).toBe(null)
  expect(hasErrors(validate(edits.apply(level, paintCells(level, [1], estuary(1))!).level))).toBe(
    true,
  )
})
