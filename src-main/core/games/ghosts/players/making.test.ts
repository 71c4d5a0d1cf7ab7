import { describe, expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { playMatch } from '../../../game/play-match'
import { hasErrors } from '../../../kernel/diagnostics'
import { makeRng } from '../../../kernel/rng'
import { engine } from '../play/engine'
import { print } from '../text/format'
import { forfeited } from './fault-rules'
import { english } from '../../../words/testing'
import { makingIn } from './making'
import { blankLevel, type Level } from '../model'
import { validate } from '../text/rules'

const making = makingIn(english)

function play(players: readonly [string, string], seed: number, limit = 240): Level {
  const played = playMatch(making, { ...blankLevel(), limit }, players, makeRng(seed))
  if (!played.ok) throw new Error(played.error)
  return played.value
}

const scoresOf = (level: Level) => engine.answer(level).split(' ').map(Number)

describe.each(making.players.map(({ id }) => id))('the player %s', (id) => {
  it('makes only moves that the rules allow, the same ones from the same seed', () => {
    const limit = tries(80, 240)
    const match = play([id, id], 5, limit)
    expect(match.turns).toHaveLength(limit / 2)
    expect(hasErrors(validate(match))).toBe(false)
    expect(print(play([id, id], 5, limit))).toBe(print(match))
  })
})

it('beats random by greedy, and greedy by hunter, in most games', () => {
  for (const [strong, weak] of [
    ['greedy', 'random'],
    ['hunter', 'greedy'],
  ] as const) {
    let won = 0
    const games = tries(3, 6)
    for (let seed = 1; seed <= games; seed++) {
      const isWhite = seed % 2 === 0
      const scores = scoresOf(play(isWhite ? [strong, weak] : [weak, strong], seed))
      if (scores[isWhite ? 0 : 1]! > scores[isWhite ? 1 : 0]!) won++
    }
    expect(won, `${strong} against ${weak}`).toBeGreaterThan(games * 0.66)
  }
})

it('makes a move when its time is up', () => {
  const match = making.begin!(blankLevel(), makeRng(1))
  const move = making.think(match, 0, 'hunter', makeRng(2), () => true)
  expect(
    making.advance(
      match,
      [move, making.think(match, 1, 'random', makeRng(3), () => true)],
      makeRng(4),
    ).ok,
  ).toBe(true)
})

it('draws the starts before the first move, once', () => {
  const begun = making.begin!(blankLevel(), makeRng(1))
  expect(begun.starts).toHaveLength(6)
  expect(making.begin!(begun, makeRng(2))).toBe(begun)
  expect(making.exchange(begun, 1).input.split('\n')).toHaveLength(5)
})

it('asks no player after the last turn, after a forfeit and after a turn that was not shown', () => {
  const match = play(['random', 'random'], 1, 9)
  expect(match.turns).toHaveLength(4)
  expect(making.toMove(match)).toEqual([])
  expect(making.advance(match, ['', ''], makeRng(1))).toEqual({
    ok: false,
    error: 'The match is over [T1]',
  })
  const shorter: Level = { ...match, turns: match.turns.slice(0, 3) }
  expect(making.toMove(shorter)).toEqual([0, 1])
  expect(making.toMove(forfeited(shorter, 0))).toEqual([])
  const last = {
    ...match.turns[3]!,
    teams: [match.turns[3]!.teams[0], null] as const,
    ghosts: null,
  }
  expect(making.toMove({ ...shorter, turns: [...shorter.turns.slice(0, 2), last] })).toEqual([])
})
