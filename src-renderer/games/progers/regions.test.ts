import { makeRng } from '@core/kernel/rng'
import { edits } from '@core/games/progers/edit/edits'
import { generator } from '@core/games/progers/edit/generator'
import { blankLevel, type Edit, type Level } from '@core/games/progers/model'
import { describe, expect, test } from 'vitest'
import type { Region, RegionPlan } from '../../tools/region'
import { regions } from './regions'

const rect = (row: number, col: number, rows: number, cols: number): Region => ({
  rect: { row, col, rows, cols },
  has: (r, c) => r >= row && c >= col && r < row + rows && c < col + cols,
})

function after(level: Level, plan: RegionPlan<Edit>): Level {
  if (!plan.ok) throw new Error(plan.reason)
  return plan.edits.reduce((now, edit) => edits.apply(now, edit).level, level)
}

/** As sets: the order of lists does not matter. */
const shown = ({ hills, walls, samples }: Level): string[] =>
  [...hills, ...walls, ...samples].map((thing) => JSON.stringify(thing)).sort()

/** A hill of 2 by 3 at 11, a wall east of 22 and a sample on 33. */
const level: Level = {
  ...blankLevel(),
  hills: [{ from: 11, to: 23 }],
  walls: [{ spot: 22, side: 'E' }],
  samples: [{ spot: 33, type: 4 }],
}
const generated = generator.generate(generator.defaults, makeRng(4))

describe('regions', () => {
  test.each(['horizontal', 'vertical'] as const)('mirrored twice is as before: %s', (axis) => {
    const once = after(generated, regions.mirror(generated, null, axis))
    expect(shown(once)).not.toEqual(shown(generated))
    expect(shown(after(once, regions.mirror(once, null, axis)))).toEqual(shown(generated))
  })

  test('turned four times is as before', () => {
    let now = generated
    for (let quarter = 0; quarter < 4; quarter++) now = after(now, regions.rotate(now, null))
    expect(shown(now)).toEqual(shown(generated))
  })

  test('a quarter turn is clockwise', () => {
    expect(shown(after(level, regions.rotate(level, null)))).toEqual(
      shown({
        ...level,
        // 11 to 23 lies low on the left, and ends up high on the left.
        hills: [{ from: 61, to: 82 }],
        walls: [{ spot: 62, side: 'N' }],
        samples: [{ spot: 63, type: 4 }],
      }),
    )
  })

  test('moves what is wholly inside and leaves the rest', () => {
    const moved = after(level, regions.move(level, rect(6, 1, 3, 3), -2, 4))
    expect(shown(moved)).toEqual(
      shown({
        ...level,
        hills: [{ from: 35, to: 47 }],
        walls: [{ spot: 46, side: 'E' }],
        samples: [{ spot: 57, type: 4 }],
      }),
    )
    const part = after(level, regions.move(level, rect(6, 3, 1, 1), 0, 1))
    expect(shown(part)).toEqual(shown({ ...level, samples: [{ spot: 34, type: 4 }] }))
  })

  test('pastes a copy, and says what had no place', () => {
    const clip = regions.copy(level, rect(6, 1, 3, 3))!
    const elsewhere = regions.paste(level, clip, 0, 7, 0)
    expect(after(level, elsewhere).hills).toEqual([...level.hills, { from: 77, to: 89 }])
    const overlapping = regions.paste(level, clip, 6, 2, 0)
    expect(overlapping).toMatchObject({ ok: true, note: 'One thing did not fit here.' })
  })

  test('erases, and refuses where nothing is', () => {
    expect(shown(after(level, regions.erase(level, rect(0, 0, 10, 10))))).toEqual([])
    expect(regions.erase(level, rect(0, 0, 2, 2))).toEqual({
      ok: false,
      reason: 'There is nothing to erase in the selection.',
    })
    expect(regions.copy(level, rect(0, 0, 2, 2))).toBeNull()
  })

  test('says before, or after where nothing was played, that robots start where they did', () => {
    expect(regions.mirror(level, null, 'vertical')).toMatchObject({
      note: 'L and R have changed places in the bank. Robots always start at 00 and 09, facing north.',
    })
    const played = { ...level, moves: [level.bank.slice(0, 2)] }
    expect(regions.rotate(played, null)).toMatchObject({
      question: {
        sentence:
          'Robots always start at 00 and 09, facing north, so the move leads elsewhere on the rotated board and may not be playable.',
      },
    })
    expect(regions.mirror(played, rect(6, 3, 1, 2), 'horizontal')).toMatchObject({
      note: 'The moves stay as they are.',
    })
    expect(regions.rotate(blankLevel(), null).ok).toBe(false)
  })
})
