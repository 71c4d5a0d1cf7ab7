import { describe, expect, test } from 'vitest'
import { tries } from '@core/conformance/testing/tries'
import type { AnyGame } from '@core/game/any-game'
import { joinReadings } from '@core/game/reading-table'
import { findGame } from '@core/games/testing'
import { usualLimits, type RunEnd } from '@core/judging/run-end'
import { stressLevel } from '@core/judging/stress'
import { usualLevel } from '@core/judging/testing/memo-game'
import { programsFor } from '@core/judging/testing/wrong-programs'
import { levelOf } from '@core/suite/search'
import { stressPrograms } from './stress-programs'

/** What a stress test says of a program that runs in process. */
async function stressed(game: AnyGame, run: (input: string) => string | null) {
  const end = (output: string | null): RunEnd => ({
    ...{ stoppedBy: null, code: output === null ? 1 : 0, signal: null, wall: 1, cpu: 0 },
    ...{ memory: null, output: output ?? '', errors: '', leftovers: 0 },
  })
  const { failure } = await stressPrograms({
    game,
    plan: { seed: 1, tries: 2000, isOfficial: true, from: [] },
    ...{ program: { command: [], hash: '' }, other: null, limits: usualLimits },
    runner: { run: ({ input }) => Promise.resolve(end(run(String(input)))) },
    make: (order) => Promise.resolve(stressLevel(game, order)),
  })
  return failure
}

describe.each(['rockets', 'labyrinth', 'janken'])('%s', (id) => {
  const game = findGame(id)!

  test('ordinary bugs are not blamed on a misreading after shrinking', async () => {
    const { wrong } = programsFor(id)
    let failed = 0
    for (const { name, run } of wrong.slice(0, tries(5, wrong.length))) {
      const failure = await stressed(game, run)
      if (failure?.explanation) failed++
      const readings = failure?.cause?.readings
      if (!readings) continue
      // What is the same on all further levels is no other bug.
      for (let seed = 1; seed <= 200; seed++) {
        const level = usualLevel(game, seed)
        const printed = run(game.format.print(level))!.trim()
        const answer = game.engine.answer(level, joinReadings(readings)).trim()
        expect(printed, `${name}: ${readings.join()}`).toBe(answer)
      }
    }
    expect(failed).toBeGreaterThan(3)
  })

  test('misreadings are named by all that was tried', async () => {
    for (const { id: reading } of game.engine.readings.slice(0, tries(3, 20))) {
      const failure = await stressed(game, (text) =>
        game.engine.answer(levelOf(game, text), reading),
      )
      expect(failure?.cause?.readings, failure?.cause?.lines.join('\n')).toEqual([reading])
    }
  })
})
