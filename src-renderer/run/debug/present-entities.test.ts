import { playedLevel } from '@core/debug/testing'
import { recordLevel } from '@core/conformance/record-level'
import { games } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import { TraceCursor } from '@core/trace/cursor'
import { expect, test } from 'vitest'
import type { LevelEditor } from '../../editor/level-editor.svelte'
import { entitiesOfRun } from './present-entities'

test.each(games.map((game) => [game.id, game] as const))(
  'everyone named in a run of %s has a number of the run, and no number is far higher',
  (_, game) => {
    const level = playedLevel(game, makeRng(9))
    const { chunks, layout } = recordLevel(game, level)
    const cursor = new TraceCursor(layout)
    for (const chunk of chunks) cursor.append(chunk)
    const has = entitiesOfRun({
      game,
      run: { shown: { cursor, level } },
    } as unknown as LevelEditor)!
    const told = new Set<number>()
    for (let step = 0; step < cursor.stepCount; step++) {
      for (const event of cursor.eventsOf(step)) told.add(game.describe(level, event).entity)
    }
    told.delete(-1)
    for (const entity of told) expect(has(entity)).toBe(true)
    expect(has(2_000_000)).toBe(false)
    expect(has(500_000)).toBe(false)
    expect(entitiesOfRun({ game, run: { shown: null } } as unknown as LevelEditor)).toBeNull()
  },
)
