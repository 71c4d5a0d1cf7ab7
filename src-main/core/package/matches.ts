import type { AnyGame } from '../game/any-game'
import { ExchangePlayer } from '../game/exchange-player'
import type { MatchMaking } from '../game/match'
import { parseText } from '../game/parse-text'
import { printOrder, Refereed, type RefereedOrder } from '../game/refereed'
import { descriptionFile } from './description'
import { isSample, stemOf, type PackageFile, type PackedProblem, type PackedTest } from './package'

/** A match that a program has to play: on a level of the set, as one of its two players. */
export interface PackedMatch {
  readonly test: PackedTest
  /** Its path in a package, without an extension. */
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
  { words: { refusals: say }, game, tests }: Pick<PackedProblem, 'words' | 'game' | 'tests'>,
  opponent: string,
): string[] {
  const { making, title } = game
  if (!making) return [say.noMatch({ game: title })]
  const ids = making.players.map(({ id }) => id)
  if (!ids.includes(opponent)) {
    return [say.noPlayer({ player: opponent, game: title, players: ids.join(', ') })]
  }
  const matches = matchesOf({ game, tests }, opponent)
  const unknown = matches.filter(
    ({ order, test }) => order.side === 0 && !isTold(game, making, order, test),
  )
  const hasSecret = matches.some(({ test }) => !isSample(test)) || tests.every(isSample)
  return [
    ...(hasSecret ? [] : [say.sampleLevels]),
    ...unknown.map(({ stem }) => say.untold({ name: stem.slice(0, -2) })),
  ]
}

/** What an interactive problem leaves out, a sentence each. */
export function matchRemarks({
  words: { remarks: say },
  tests,
}: Pick<PackedProblem, 'words' | 'tests'>): string[] {
  return [say.builtIn, say.moves, say.misreadings, ...(tests.some(isSample) ? [say.exchanges] : [])]
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
  problem: Pick<PackedProblem, 'format' | 'words' | 'game' | 'isSketch'>,
  packed: PackedMatch,
): PackageFile[] {
  const { format, words, game, isSketch } = problem
  const { description: say } = words
  const { stem, order, test } = packed
  const isLegacy = format === 'legacy'
  const input = printOrder(order)
  // Nothing is compared with it; BAPCtools wants it empty.
  const answer = isLegacy ? `${say.decides}\n` : ''
  const best = game.making!.players.at(-1)!
  const shown = isSample(test) && !isSketch ? matchExchange(game, packed) : null
  const about = [
    ...(test.note === '' ? [] : [test.note, '']),
    say.side(order),
    ...(shown ? [say.reaches({ player: best.id, scores: shown.refereed.scores.join(' : ') })] : []),
    '',
  ]
  return [
    { path: `${stem}.in`, content: input },
    { path: `${stem}.ans`, content: answer },
    descriptionFile(problem, stem, about.join('\n')),
    ...(test.picture === null ? [] : [{ path: `${stem}.svg`, content: test.picture }]),
    ...(isSample(test) ? [{ path: `${stem}.interaction`, content: shown?.exchange ?? '' }] : []),
    // Who shows an exchange has to say as well what can be downloaded.
    ...(isSample(test) && !isLegacy
      ? [
          { path: `${stem}.in.download`, content: input },
          { path: `${stem}.ans.download`, content: answer },
        ]
      : []),
  ]
}

/** A match of the strongest built-in player as a program, and what it read (`<`) and wrote (`>`). */
export function matchExchange(
  game: AnyGame,
  { test, order }: PackedMatch,
): { readonly refereed: Refereed<unknown>; readonly exchange: string } {
  const making: MatchMaking<unknown> = game.making!
  const { id } = making.players.at(-1)!
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
