import { findGame } from '@core/games/testing'
import { runUntil } from '@core/game/run-until'
import { expect, test } from 'vitest'
import { samples } from './samples'
import { shownMoment } from './shown-moment'

test.each(samples.map((sample) => [`${sample.game}: ${sample.title}`, sample] as const))(
  '%s is shown in the midst of its run, if it has one',
  async (_, { game: id, text }) => {
    const game = findGame(id)!
    const parsed = game.format.parse(await text())
    if (!parsed.ok) throw new Error('no level')
    const { level } = parsed.value
    const frame = shownMoment(game, level)
    const hasRun = runUntil(game, level, 1).stepCount > 0
    expect(frame === null).toBe(!hasRun)
    // Something has happened by then.
    if (frame) expect([frame.level, frame.changesBack(0)]).toEqual([level, expect.anything()])
  },
)

test('a level that cannot be run has no moment', () => {
  const game = findGame('rockets')!
  const level = { ...(game.blank(5, 5) as { rockets: unknown[] }), rockets: [] }
  expect(shownMoment(game, level)).toBeNull()
})
