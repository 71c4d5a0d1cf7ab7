import { expect, it } from 'vitest'
import { rockets } from '@core/games/testing'
import { animalsOf } from '@core/games/rockets/play/layout'
import { TraceCursor } from '@core/trace/cursor'
import { Recorder } from '@core/trace/recorder'
import { recordRun } from '@core/trace/run'
import { makeRng } from '@core/kernel/rng'
import type { RunFrame } from '../../editor/game-view'
import type { Level } from '@core/games/rockets/model'
import { AnimalGroups } from './animal-groups'

const SEED = 11

it(`counts every animal of every step once (seed ${SEED})`, () => {
  const recipe = { ...rockets.generator.defaults, width: 9, height: 8, doors: 9, turns: 30 }
  const level = rockets.generator.generate(recipe, makeRng(SEED))
  const layout = rockets.engine.layout(level)
  const cursor = new TraceCursor(layout)
  const recorder = new Recorder(layout)
  recordRun(rockets.engine.start(level, recorder), recorder, (chunk) => cursor.append(chunk))
  const groups = new AnimalGroups()
  const phases = new Set<string>()
  while (cursor.forward()) {
    groups.read(frameOf(level, cursor))
    const counted = [...groups.keys.subarray(0, groups.size)]
      .map((key) => `${key}:${groups.countOf(key)}`)
      .sort()
    expect(counted).toEqual(slowCount(level, cursor.state))
    const phase = rockets.engine.phases[cursor.markOf(cursor.step - 1)!.phase]!.name
    if (groups.isMove) phases.add(phase)
  }
  expect([...phases]).toEqual(['move'])
})

function slowCount(level: Level, state: Int32Array): string[] {
  const counts = new Map<number, number>()
  for (const { x, y, way, isCat } of animalsOf(level, state)) {
    const key = ((y + 1) * (level.width + 2) + x + 1) * 8 + way + (isCat ? 4 : 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `${key}:${count}`).sort()
}

function frameOf(level: Level, cursor: TraceCursor): RunFrame<Level> {
  const { layout, state, touched, before } = cursor
  return { level, layout, state, touched, before, progress: 1, events: [], changesBack: () => null }
}
