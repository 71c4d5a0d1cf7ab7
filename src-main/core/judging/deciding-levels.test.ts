import { describe, expect, it } from 'vitest'
import { joinReadings } from '../game/reading-table'
import { findGame } from '../games/testing'
import { decidingLevels } from './deciding-levels'
import { diagnose } from './diagnose'
import { programsFor } from './testing/wrong-programs'

describe.each(['rockets', 'labyrinth', 'janken'])('%s', (id) => {
  const game = findGame(id)!
  const [first, second] = game.engine.readings.map((one) => [one.id]).slice(-2) as [
    [string],
    [string],
  ]

  it('tells a misreading from the rules and from others, so that it is named', () => {
    const levels = [...decidingLevels(game, [first, second], 7)]
    expect(levels.length).toBeLessThanOrEqual(24)
    expect([...decidingLevels(game, [first, second], 7)]).toEqual(levels)
    for (const reading of [first, second]) {
      const outputs = levels.map(({ level }) => ({
        level,
        output: game.engine.answer(level, joinReadings(reading)),
      }))
      expect(diagnose(game, outputs)).toMatchObject({
        standing: 'cause',
        suspects: [{ readings: reading }],
      })
    }
  })
})

it('clears a misreading of what the usual tests cannot tell from it', () => {
  const game = findGame('rockets')!
  const { run } = programsFor('rockets').wrong.find(({ name }) => name === 'one arrow each')!
  const suspect = ['arrow-limit-shared']
  const outputs = [...decidingLevels(game, [suspect], 1)].map(({ level, text }) => ({
    level,
    output: run(text),
  }))
  const { standing, suspects } = diagnose(game, outputs)
  expect({ standing, readings: suspects[0]?.readings }).toEqual({
    standing: 'closest',
    readings: suspect,
  })
})
