import { expect, it } from 'vitest'
import { recordLevel } from '@core/conformance/record-level'
import { labyrinth } from '@core/games/testing'
import { momentOf } from '@core/games/labyrinth/play/layout'
import { AT_WALL, DRAWN, FALL, STEP } from '@core/games/labyrinth/play/transit'
import { makeRng } from '@core/kernel/rng'
import { TraceCursor } from '@core/trace/cursor'
import { moveLabels } from './move-labels'
import { levelOf } from './testing'
import { cellAfterMoves, walkPath } from './walk-path'

const level = levelOf(['o r1> e1', 'y10 w o', 'o o y11'], '0 0 EWES', '2 0 N', '1 1 N')

it('tells of each move where it entered and where it ended', () => {
  const path = walkPath(level, 0)
  expect([...path.effect]).toEqual([DRAWN, 9, STEP, STEP])
  expect([...path.entered]).toEqual([1, 1, 2, 5])
  expect([...path.end]).toEqual([2, 1, 2, 5])
  const fall = walkPath(level, 1)
  expect([fall.effect[0], fall.entered[0], fall.end[0]]).toEqual([FALL, 3, 8])
})

it('knows where the player is after some moves, and that none starts on a wall', () => {
  expect([0, 1, 4].map((count) => cellAfterMoves(walkPath(level, 0), count))).toEqual([0, 2, 5])
  expect(cellAfterMoves(walkPath(level, 2))).toBe(-1)
  expect(walkPath(level, 7).count).toBe(0)
})

it('draws moves that leave one cell one way once, with the latest numbers', () => {
  const path = walkPath(levelOf(['o o', 'w o'], '0 0 SSEWSSS'), 0)
  expect(path.effect[0]).toBe(AT_WALL)
  expect(moveLabels(path, 0, path.count)).toEqual([
    { last: 2, texts: ['3'] },
    { last: 3, texts: ['4'] },
    { last: 6, texts: ['… 5 6 7', '… 7'] },
  ])
  expect(moveLabels(path, 4, 6)).toEqual([{ last: 5, texts: ['5 6', '… 6'] }])
})

it.each([undefined, ...labyrinth.engine.readings.map(({ id }) => id)])(
  'follows the run of generated levels under the reading %s',
  (reading) => {
    for (let seed = 1; seed <= 6; seed++) {
      const recipe = { ...labyrinth.generator.defaults }
      const generated = labyrinth.generator.generate(recipe, makeRng(seed))
      const { layout, chunks } = recordLevel(labyrinth, generated, reading)
      const cursor = new TraceCursor(layout)
      for (const chunk of chunks) cursor.append(chunk)
      while (cursor.forward()) {
        const { walk, move, cell, isUnderWay } = momentOf(cursor.state)
        if (isUnderWay) continue
        const path = walkPath(generated, walk, reading)
        expect([walk, move, cellAfterMoves(path, move)]).toEqual([walk, move, cell])
      }
    }
  },
)
