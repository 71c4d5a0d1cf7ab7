import type { AnyGame } from '../game/any-game'
import { ExchangePlayer } from '../game/exchange-player'
import type { BuiltInPlayer, MatchMaking } from '../game/match'
import { parseText } from '../game/parse-text'
import { printOrder, Refereed, type RefereedOrder } from '../game/refereed'
import { isSample, stemOf, type PackageFile, type PackedProblem, type PackedTest } from './package'

/** A match that a program has to play: on a level of the set, as one of its two players. */
export interface PackedMatch {
  readonly test: PackedTest
  /** Where it lies in a package, without an ending. */
  readonly stem: string
  readonly order: RefereedOrder
}

/** The matches on all levels of a set, each from both sides; a level that several tests are played on is taken once. */
export function matchesOf(
  { game, tests }: Pick<PackedProblem, 'game' | 'tests'>,
  opponent: string,
): PackedMatch[] {
  const { making } = game
  if (!making) return []
  const taken = new Set<string>()
  return tests.flatMap((test) => {
    const text = game.format.print(making.levelOf(test.level))
    if (taken.has(text)) return []
    taken.add(text)
    return [0, 1].map((side): PackedMatch => ({
      test,
      stem: `${stemOf(test)}-${side}`,
      order: { side, opponent, seed: taken.size, text },
    }))
  })
}

/** Why a match cannot be made into an interactive problem, a sentence each. */
export function matchRefusals(
  { game, tests }: Pick<PackedProblem, 'game' | 'tests'>,
  opponent: string,
): string[] {
  const { making } = game
  if (!making) return [`${game.title} is not played by two programs`]
  const ids = making.players.map(({ id }) => id)
  if (!ids.includes(opponent)) {
    return [`There is no player “${opponent}”; ${game.title} has ${ids.join(', ')}`]
  }
  const matches = matchesOf({ game, tests }, opponent)
  const unknown = matches.filter(
    ({ order, test }) => order.side === 0 && !isTold(game, making, order, test),
  )
  const hasSecret = matches.some(({ test }) => !isSample(test)) || tests.every(isSample)
  return [
    ...(hasSecret ? [] : ['Every secret test is played on the level of a sample, which is shown']),
    ...unknown.map(
      ({ stem }) =>
        `A program cannot know the level of “${stem.slice(0, -2)}” from what it reads: the official exchange does not tell it`,
    ),
  ]
}

/** What an interactive problem leaves out, a sentence each. */
export function matchRemarks(problem: Pick<PackedProblem, 'game' | 'tests'>): string[] {
  return [
    'Programs play against a built-in player: the format has no place for two submissions in one match',
    'Of matches and transcripts in the set the level alone is taken: moves that were made have no place',
    'Misreadings have no place: what plays by one would make illegal moves or none that shows',
    'Verifiers warn of an output validator in JavaScript; they recommend C++ and Python',
    ...(problem.tests.some(isSample)
      ? ['Samples are shown as exchanges of the strongest built-in player']
      : []),
  ]
}

/** Whether what a program reads before its first move tells the whole level. */
function isTold(
  game: AnyGame,
  making: MatchMaking<unknown>,
  order: RefereedOrder,
  { level }: PackedTest,
): boolean {
  const { match } = new Refereed(making, making.levelOf(level), order)
  const parsed = parseText(game, making.exchange(match, order.side).transcript)
  if (!parsed.ok) return false
  const told = making.levelOf(parsed.value.level)
  return game.format.print(told) === game.format.print(making.levelOf(match))
}

/** The files of a match: who plays on which level and what it is about; of a sample an exchange, too, unless `isSketch`. */
export function matchTestFiles(
  { game, isSketch }: Pick<PackedProblem, 'game' | 'isSketch'>,
  packed: PackedMatch,
): PackageFile[] {
  const { stem, order, test } = packed
  const best = game.making!.players.at(-1)!
  const shown = isSample(test) && !isSketch ? played(game, packed, best) : null
  const about = [
    ...(test.note === '' ? [] : [test.note, '']),
    `The program is player ${order.side}, against the built-in player ${order.opponent}.`,
    ...(shown
      ? [`The built-in player ${best.id} reaches ${shown.refereed.scores.join(' : ')}.`]
      : []),
    '',
  ]
  return [
    { path: `${stem}.in`, content: printOrder(order) },
    { path: `${stem}.ans`, content: 'The referee decides.\n' },
    { path: `${stem}.desc`, content: about.join('\n') },
    ...(test.picture === null ? [] : [{ path: `${stem}.svg`, content: test.picture }]),
    ...(isSample(test) ? [{ path: `${stem}.interaction`, content: shown?.exchange ?? '' }] : []),
  ]
}

/** A match of a built-in player as a program, and what it read (`<`) and wrote (`>`). */
function played(
  game: AnyGame,
  { test, order }: PackedMatch,
  { id }: BuiltInPlayer,
): { readonly refereed: Refereed<unknown>; readonly exchange: string } {
  const making: MatchMaking<unknown> = game.making!
  const refereed = new Refereed(making, making.levelOf(test.level), order)
  const player = new ExchangePlayer(game, making, id)
  let exchange = ''
  for (;;) {
    for (const line of refereed.tell().split('\n').slice(0, -1)) {
      player.take(line)
      exchange += `<${line}\n`
    }
    if (refereed.isOver) return { refereed, exchange }
    const move = player.move()
    const fault = move === null ? 'it does not know that it has to move' : refereed.hear(move)
    if (fault !== null) throw new Error(`${id} on ${test.name}: ${fault}`)
    exchange += `>${move}\n`
  }
}
