import { expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { checkText } from '../../../game/check-text'
import { playMatch } from '../../../game/play-match'
import { recordLevel } from '../../../conformance/record-level'
import { makeRng } from '../../../kernel/rng'
import type { AnyGame } from '../../../game/any-game'
import { print } from '../text/format'
import { generator } from '../edit/generator'
import { progers } from '../../testing'
import type { Level } from '../model'
import { answer } from '../play/play'
import { readings } from '../play/readings'

const making = progers.making!
const game: AnyGame = progers

function match(seed: number, first: string, second: string): Level {
  const rng = makeRng(seed)
  const played = playMatch(
    making,
    generator.generate({ ...generator.defaults, moves: 0 }, rng),
    [first, second],
    rng,
  )
  if (!played.ok) throw new Error(played.error)
  return played.value
}

it('plays whole legal matches, the same from the same seed', () => {
  for (const [first, second] of [
    ['random', 'greedy'],
    ['greedy', 'planner'],
  ] as const) {
    const played = match(3, first, second)
    expect(making.toMove(played)).toEqual([])
    expect(checkText(game, print(played)).diagnostics).toEqual([])
    expect(match(3, first, second)).toEqual(played)
    // What chance makes of it is the same for all players.
    if (first === 'random') expect(match(4, first, second)).not.toEqual(played)
  }
})

// The 200 games of `npm run duel -- --game progers` in short.
it('wins by looking ahead: planner against greedy', () => {
  let won = 0
  const games = tries(2, 10)
  for (let seed = 1; seed <= games; seed++) {
    const isFirst = seed % 2 === 0
    const played = isFirst ? match(seed, 'planner', 'greedy') : match(seed, 'greedy', 'planner')
    const [a, b] = answer(played).split(' ').map(Number)
    if (isFirst ? a! > b! : b! > a!) won++
  }
  expect(won).toBeGreaterThan(games * 0.7)
})

it('tells blanks round a move from instructions that are too many', () => {
  const level = generator.generate(generator.defaults, makeRng(2))
  const move = making.think(level, 0, 'greedy', makeRng(1), () => false)
  const problemOf = (text: string) => making.problemOf(level, 0, text)
  expect(problemOf(move)).toBeNull()
  for (const text of [` ${move}`, `${move}     `, [...move].join(' '), `${move}\t`])
    if (text !== move)
      expect(problemOf(text)).toMatch(
        /^A program consists of letters only, with no spaces .*\[P8\]$/,
      )
  expect(problemOf('SSSSSS')).toBe('A program has at most five instructions [P8]')
})

it('moves at once when time is up, and still legally', () => {
  const level = generator.generate(generator.defaults, makeRng(2))
  for (const { id } of making.players) {
    const move = making.think(level, 0, id, makeRng(1), () => true)
    expect(making.advance(level, [move], makeRng(1)).ok, id).toBe(true)
  }
  let asked = 0
  making.think(level, 0, 'planner', makeRng(1), () => ++asked > 2)
  expect(asked).toBe(3)
})

it('answers fast what the traced run answers, for every reading, on matches of all kinds', () => {
  const differing = new Set<string>()
  for (let seed = 1; seed <= tries(5, 24); seed++) {
    const level = match(
      seed,
      seed % 3 === 0 ? 'random' : 'greedy',
      seed % 2 === 0 ? 'random' : 'greedy',
    )
    const right = answer(level)
    for (const reading of [undefined, ...readings.map(({ id }) => id)]) {
      const run = recordLevel(game, level, reading)
      const fast = game.engine.answer(level, reading)
      expect(game.engine.answerOf(level, run.last), `${seed} ${reading}`).toBe(fast)
      if (fast !== right && reading !== undefined) differing.add(reading)
    }
  }
  expect(differing.size).toBeGreaterThan(12)
})
