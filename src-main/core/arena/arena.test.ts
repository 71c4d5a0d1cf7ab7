import { describe, expect, it } from 'vitest'
import { findGame } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { levelOfTask, playTask, type PlayedMatch } from './played'
import { matchesOfRound, pairingOf } from './schedule'
import { intervalOf, isNarrow, talliesOf } from './standings'

describe('the schedule of an arena', () => {
  it.each([2, 3, 5])(
    'lets each two of %i players meet once on either side in a round',
    (players) => {
      const matches = matchesOfRound(players)
      const pairs = Array.from({ length: matches }, (_, at) => pairingOf(at, players))
      const all = Array.from({ length: players }, (_, a) => a).flatMap((a) =>
        Array.from({ length: players }, (_, b) => `${a}-${b}`).filter((one) => one !== `${a}-${a}`),
      )
      expect(pairs.map((one) => one.players.join('-')).toSorted()).toEqual(all.toSorted())
      expect(pairs.every(({ round }) => round === 0)).toBe(true)
      expect(pairingOf(matches, players)).toEqual({ players: [0, 1], round: 1 })
      expect(pairingOf(1, players).players).toEqual([1, 0])
    },
  )
})

const end = (winner: number | null, a: number, b: number, faulty?: number): PlayedMatch => ({
  scores: [a, b],
  winner,
  turns: 1,
  faults: faulty === undefined ? [] : [{ turn: 1, player: faulty, kind: 'late', message: 'late' }],
})

describe('standings', () => {
  it('count wins, draws, faults and points for the players, whichever side they had', () => {
    // 0 against 1, then 1 against 0.
    const played = [end(0, 5, 2), end(0, 7, 1), end(null, 3, 3), end(1, 0, 4, 0)]
    const [first, second] = talliesOf(played, 2)
    expect(first).toMatchObject({
      matches: 4,
      wins: 2,
      draws: 1,
      losses: 1,
      faults: 0,
      rate: 0.625,
    })
    expect(second).toMatchObject({
      matches: 4,
      wins: 1,
      draws: 1,
      losses: 2,
      faults: 1,
      rate: 0.375,
    })
    expect(first!.difference).toBe((3 - 6 + 0 + 4) / 4)
    expect(second!.difference).toBe(-first!.difference)
  })

  it('give Wilson’s interval', () => {
    // The values of the score interval as tables of statistics have them.
    const { low, high } = intervalOf(0.5, 10)
    expect([low, high].map((bound) => bound.toFixed(4))).toEqual(['0.2366', '0.7634'])
    expect(intervalOf(1, 10).low.toFixed(4)).toBe('0.7225')
    expect(intervalOf(0, 0)).toEqual({ low: 0, high: 1 })
    expect(isNarrow([end(0, 1, 0)], 2, 0.5)).toBe(false)
    expect(
      isNarrow(
        Array.from({ length: 400 }, (_, at) => end(at % 2, 1, 0)),
        2,
        0.1,
      ),
    ).toBe(true)
  })
})

it.each(['progers', 'ghosts'])('plays a match of %s from its seed, the same each time', (id) => {
  const game = findGame(id)!
  const task = {
    game: id,
    text: null,
    seed: 5,
    players: ['greedy', 'random'],
    illegal: null,
  } as const
  const played = playTask(game, task)
  expect(playTask(game, task)).toEqual(played)
  expect(played.faults).toEqual([])
  expect(played.turns).toBeGreaterThan(10)
  // A level that is made has no moves of its own, also where `generate` adds some.
  const { generator, format, making } = game
  const level: unknown = generator.generate(generator.defaults, makeRng(task.seed))
  expect(format.print(levelOfTask(game, task) as never)).toBe(
    format.print(making!.levelOf(level as never)),
  )
  const again = playTask(game, { ...task, text: played.record })
  expect(again.turns).toBeGreaterThan(10)
})
