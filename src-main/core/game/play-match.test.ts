import { describe, expect, it } from 'vitest'
import { err, ok } from '../kernel/result'
import { makeRng } from '../kernel/rng'
import type { FaultRule, MatchMaking } from './match'
import { playMatch } from './play-match'

type Said = readonly number[]

const pass: FaultRule<Said> = {
  id: 'pass',
  title: 'Pass',
  about: 'It counts as nothing.',
  settle: (match) => [...match, 0],
}

/** Players say numbers in turns, four in all; more than 4 is illegal. */
const making: MatchMaking<Said> = {
  players: [],
  answerTime: 100,
  answerRule: 'N1',
  turn: (match) => match.length,
  problemOf: (_match, _player, answer) =>
    Number(answer) > 4 ? `${answer} is too much (N1)` : null,
  levelOf: (match) => match,
  toMove: (match) => (match.length < 4 ? [match.length % 2] : []),
  advance: (match, moves) =>
    Number(moves[0]) > 4 ? err(`${moves[0]} is too much (N1)`) : ok([...match, Number(moves[0])]),
  think: (_match, _player, builtIn) => builtIn,
  exchange: () => ({ input: '', output: '', transcript: '' }),
  headLines: 0,
  scores: () => [0, 0],
}

describe('a match of built-in players', () => {
  it('ends in an error at an illegal move, unless a fault rule settles it', () => {
    const rng = makeRng(1)
    expect(playMatch(making, [], ['1', '2'], rng)).toEqual(ok([1, 2, 1, 2]))
    expect(playMatch(making, [], ['1', '7'], rng)).toEqual(err('7 is too much (N1)'))
    const faults: string[] = []
    const onFault = (message: string): number => faults.push(message)
    const options = { faultRule: pass, onFault }
    expect(playMatch(making, [], ['1', '7'], rng, options)).toEqual(ok([1, 0, 1, 0]))
    expect(faults).toEqual(['7 is too much (N1)', '7 is too much (N1)'])
  })
})
