import { describe, expect, test } from 'vitest'
import type { IsTimeUp, MatchMaking } from '@core/game/match'
import { err, ok } from '@core/kernel/result'
import { makeRng, type Rng } from '@core/kernel/rng'
import type { AnyGame } from '@core/game/any-game'
import type { MatchRequest } from '@core/protocol/requests/runs'
import type { MatchReport } from '@core/protocol/worker'
import { replay } from '@core/suite/replay'
import type { ByMatch } from '@core/suite/how-made'
import { games, spoken } from '@core/games/testing'
import { seeds } from '@core/conformance/testing/tries'
import { madeHash } from '../sets/made-hash'
import { playOn } from './play-on'

type Sums = readonly number[]

/** Players say numbers in turns until their sum is 10; on 5 both are asked at once. */
const making: MatchMaking<Sums> = {
  players: [
    { id: 'one', title: 'One', about: 'Says 1.' },
    { id: 'dice', title: 'Dice', about: 'Says a number of chance.' },
    { id: 'cheat', title: 'Cheat', about: 'Says 9.' },
    { id: 'slow', title: 'Slow', about: 'Counts until its time is up.' },
  ],
  faultRules: [
    { id: 'end', title: 'End', about: 'Ends it.', settle: (match) => [...match, 10] },
    { id: 'nought', title: 'Nought', about: 'Counts as 0.', settle: (match) => [...match, 0] },
  ],
  answerTime: 100,
  answerRule: 'N1',
  turn: (match) => match.length,
  problemOf: (_match, _player, answer) =>
    Number(answer) > 4 ? `${answer} is too much (N1).` : null,
  levelOf: (match) => (match.length === 0 ? match : []),
  toMove: (match) => {
    const sum = match.reduce((a, b) => a + b, 0)
    if (sum >= 10) return []
    return sum === 5 ? [0, 1] : [match.length % 2]
  },
  advance: (match, moves) => {
    const numbers = moves.map(Number)
    const bad = numbers.find((number) => number > 4)
    return bad === undefined ? ok([...match, ...numbers]) : err(`${bad} is too much (N1).`)
  },
  think: (_match: Sums, _player: number, builtIn: string, rng: Rng, isTimeUp: IsTimeUp) => {
    if (builtIn === 'dice') return String(rng.between(1, 4))
    let asked = 0
    while (builtIn === 'slow' && !isTimeUp()) asked++
    return builtIn === 'cheat' ? '9' : asked > 0 ? '2' : '1'
  },
  exchange: () => ({ input: '', output: '', transcript: '' }),
  headLines: 0,
  scores: () => [0, 0],
}

const numbers = {
  id: 'numbers',
  title: 'Numbers',
  format: {
    parse: (text: string) =>
      /^[\d ]*$/.test(text)
        ? ok({ level: text === '' ? [] : text.split(' ').map(Number), warnings: [] })
        : err([]),
    print: (match: Sums) => match.join(' '),
  },
  validate: () => [],
  making,
} as unknown as AnyGame

const asked: MatchRequest = {
  game: 'numbers',
  text: '',
  players: ['one', 'one'],
  given: [null, null],
  seed: 1,
  timeLimit: 20,
  most: null,
  faultRule: null,
}

/** How the last match is made again; null if that was not said. */
let how: ByMatch | null = null

function play(change: Partial<MatchRequest> = {}, game: AnyGame | null = numbers) {
  const reports: MatchReport[] = []
  let clock = 0
  const order = {
    kind: 'match' as const,
    request: { ...asked, ...change },
    stopped: new SharedArrayBuffer(4),
  }
  playOn(
    game,
    order,
    () => (clock += 10),
    (report) => {
      const { how: _how, ...rest } = { how: null, ...report }
      reports.push(rest)
      if (report.kind === 'ended') how = report.how ?? null
    },
  )
  return reports
}

const ended = (turns: number, text: string | null, end: object): MatchReport =>
  ({ kind: 'ended', turns, text, end }) as MatchReport

describe('playing a match on', () => {
  test('goes to the end, both moving at once where both are asked', () => {
    expect(play().at(-1)).toEqual(ended(9, '1 1 1 1 1 1 1 1 1 1', { kind: 'over' }))
  })

  test('tells of its progress now and then', () => {
    const reports = play()
    expect(reports.length).toBeGreaterThan(1)
    expect(reports[0]).toMatchObject({ kind: 'progress', turns: 3 })
  })

  test('goes on from where the text stands, for as many turns as asked', () => {
    expect(play({ text: '4 3', most: 1 })).toEqual([ended(1, '4 3 1', { kind: 'most' })])
  })

  test('waits for the user, and takes their input for the first turn only', () => {
    expect(play({ players: [null, 'one'] })).toEqual([ended(0, null, { kind: 'hand', player: 0 })])
    const given: MatchRequest['given'] = ['3', null]
    expect(play({ players: [null, 'one'], given })).toEqual([
      ended(2, '3 1', { kind: 'hand', player: 0 }),
    ])
  })

  test('the same seed gives the same moves, another one others', () => {
    const text = (seed: number) => play({ players: ['dice', 'dice'], seed }).at(-1)
    expect(text(5)).toEqual(text(5))
    expect(new Set([1, 2, 3, 4].map((seed) => JSON.stringify(text(seed)))).size).toBeGreaterThan(1)
  })

  test('an illegal move ends play with its sentence, the moves before it stand', () => {
    expect(play({ players: ['one', 'cheat'] })).toEqual([
      ended(1, '1', { kind: 'illegal', message: '9 is too much (N1).' }),
    ])
  })

  test('an illegal move is settled by the fault rule that is asked for', () => {
    const message = '9 is too much (N1).'
    expect(play({ players: ['one', 'cheat'], faultRule: 'end' })).toEqual([
      ended(1, '1 10', { kind: 'illegal', message }),
    ])
    expect(play({ players: ['one', 'cheat'], faultRule: 'nought', most: 4 }).at(-1)).toEqual(
      ended(4, '1 0 1 0', { kind: 'most' }),
    )
  })

  test('a player hears when its time is up', () => {
    expect(play({ players: ['slow', 'one'], most: 1 }).at(-1)).toMatchObject({ text: '2' })
  })

  test('a move cut short by the stop is not made', () => {
    const reports: MatchReport[] = []
    const stopped = new SharedArrayBuffer(4)
    let clock = 0
    const now = (): number => {
      if (++clock === 40) new Int32Array(stopped)[0] = 1
      return clock
    }
    const request: MatchRequest = { ...asked, players: ['one', 'slow'], timeLimit: 1000 }
    playOn(numbers, { kind: 'match', request, stopped }, now, (report) => reports.push(report))
    const how = { by: 'match', players: ['one', 'slow'], turns: 1 }
    expect(reports.at(-1)).toMatchObject({ ...ended(1, '1', { kind: 'stopped' }), how })
  })

  test('says why nothing can be played', () => {
    const failure = (message: string) => [ended(0, null, { kind: 'failed', message })]
    expect(play({}, null)).toEqual(failure('there is no game "numbers"'))
    expect(play({ players: ['one', 'two'] })).toEqual(failure('Numbers has no player "two"'))
    expect(play({ faultRule: 'two' })).toEqual(
      failure('Numbers has no rule "two" for illegal answers'),
    )
    expect(play({ text: 'one' })).toEqual(failure('the level has errors'))
    const { making: _, ...alone } = numbers
    expect(play({}, alone as AnyGame)).toEqual(failure('Numbers is not a game for two players'))
  })
})

describe('how a match is made again', () => {
  const matches = games.flatMap((game: AnyGame) =>
    game.making ? seeds(1, 6).map((seed) => ({ id: game.id, game, seed })) : [],
  )

  test.each(matches)('$id, seed $seed: to the byte, whole and in part', ({ game, seed }) => {
    const making: MatchMaking<unknown> = game.making!
    const ids = making.players.map(({ id }) => id)
    const players = [ids.at(-1)!, ids[seed % ids.length]!] as const
    const { defaults, generate } = game.generator
    const text = game.format.print(making.levelOf(generate(defaults, makeRng(seed))))
    const change = { game: game.id, text, players, seed, timeLimit: 1e9 }
    for (const most of [null, 3]) {
      const end = play({ ...change, most }, game).at(-1)!
      expect(how).toMatchObject({ by: 'match', from: madeHash(text), players, seed })
      expect(how!.turns).toBe(most ?? undefined)
      expect(replay(spoken, how!, text)).toEqual(ok(end.text))
    }
  })

  test('is not said where the user moved, a clock decided, or a move was illegal', () => {
    play({ players: ['one', 'dice'] })
    expect(how).toMatchObject({ players: ['one', 'dice'], seed: 1 })
    for (const change of [
      { players: [null, 'one'] as const, given: ['3', null] as const },
      { players: ['one', 'one'] as const, given: ['3', null] as const },
      { players: ['slow', 'one'] as const },
      { players: ['one', 'cheat'] as const },
      { text: '5 5' },
    ]) {
      play(change)
      expect(how).toBeNull()
    }
  })
})
