import type { AnyGame } from '../game/any-game'
import { ExchangePlayer } from '../game/exchange-player'
import type { MatchMaking } from '../game/match'
import { parseText } from '../game/parse-text'
import { printOrder, Refereed, type RefereedOrder } from '../game/refereed'
import { remembered } from '../kernel/remembered'
import { visible } from '../kernel/text-reader'
import { countedIn } from '../suite/scoring'
import { descriptionFile } from './description'
import { numberOf, type NumberedTest } from './numbered-tests'
import {
  isSample,
  packedStem,
  type PackageFile,
  type PackedLevel,
  type PackedProblem,
  type PackedTest,
} from './package'
import { shortened } from './sentences'

/** A match that a program has to play: on a level of the set, as one of its two players. */
export interface PackedMatch {
  readonly test: PackedTest
  /** Its path in a package, without an extension. */
  readonly stem: string
  readonly order: RefereedOrder
}

type Tested = Pick<PackedProblem, 'game' | 'tests'>

/** A test with its level, without moves, and the test that is played on that level in place of all that are on it. */
interface TestOnLevel<Test> {
  readonly test: Test
  readonly text: string
  readonly by: Test
}

/** The text of a level without its moves: one plan asks for it again and again. */
const startTexts = remembered(({ format, making }: AnyGame) =>
  remembered((level: object) => format.print(making!.levelOf(level))),
)

/** Of tests on one level the first is played, of samples before others, as they are shown; none where the game has no matches. */
function levelsOf<Test extends PackedLevel>({
  game,
  tests,
}: {
  readonly game: AnyGame
  readonly tests: readonly Test[]
}): TestOnLevel<Test>[] {
  if (!game.making) return []
  const chosen = new Map<string, Test>()
  const textOf = startTexts(game)
  const all = tests.map((test) => ({ test, text: textOf(test.level as object) }))
  for (const isShown of [true, false]) {
    for (const { test, text } of all) {
      if (isSample(test) === isShown && !chosen.has(text)) chosen.set(text, test)
    }
  }
  return all.map((one) => ({ ...one, by: chosen.get(one.text)! }))
}

/** The matches on all levels of a set, each from both sides; a level that several tests are played on is taken once. */
export function matchesOf(problem: Tested, opponent: string): PackedMatch[] {
  return levelsOf(problem)
    .filter(({ test, by }) => test === by)
    .flatMap(({ test, text }, at) =>
      [0, 1].map((side): PackedMatch => ({
        test,
        stem: `${packedStem(test)}-${side}`,
        order: { side, opponent, seed: at + 1, text },
      })),
    )
}

/** How many tests a package has: of levels as many, of matches two on each level. */
export function countTests(
  set: { readonly game: AnyGame; readonly tests: readonly PackedLevel[] },
  opponent: string | null,
): number {
  const isPlayed = opponent !== null
  return isPlayed ? 2 * new Set(levelsOf(set).map(({ by }) => by)).size : set.tests.length
}

/** The matches with their numbers in a package whose tests have numbers: samples first. */
export function numberedMatches(problem: Tested, opponent: string): (PackedMatch & NumberedTest)[] {
  const matches = matchesOf(problem, opponent)
  return [true, false]
    .flatMap((isShown) => matches.filter(({ test }) => isSample(test) === isShown))
    .map((match, at) => ({ ...match, number: numberOf(at) }))
}

/** Why a match cannot be made into an interactive problem, a sentence each. */
export function matchRefusals(
  problem: Tested & Pick<PackedProblem, 'words' | 'setScoring'>,
  opponent: string,
): string[] {
  const { words, game, tests } = problem
  const { refusals: say } = words
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
    ...unknown.map(({ test }) => say.untold({ name: visible(test.path) })),
    ...emptied(problem),
  ]
}

/** Which groups with points would have no test, as others are played on their levels: nobody could get the points back. */
function emptied(problem: Tested & Pick<PackedProblem, 'words' | 'setScoring'>): string[] {
  const { words, tests, setScoring } = problem
  const groupOf = ({ group }: PackedTest): string[] => {
    const counted = countedIn(setScoring, group)
    return counted === null ? [] : [counted]
  }
  const levels = levelsOf(problem)
  const played = new Set(levels.flatMap(({ by }) => groupOf(by)))
  return [...new Set(tests.flatMap(groupOf))]
    .filter((group) => !played.has(group))
    .map((group) =>
      words.refusals.emptied({
        group: visible(group),
        isTop: group === '',
        points: setScoring[group]!.points,
      }),
    )
}

/** What an interactive problem leaves out, a sentence each. */
export function matchRemarks(problem: Tested & Pick<PackedProblem, 'words'>): string[] {
  const { words, tests } = problem
  const { remarks: say } = words
  const left = levelsOf(problem)
    .filter(({ test, by }) => test !== by)
    .map(({ test, by }) => `${visible(test.path)} (${visible(by.path)})`)
  return [
    ...[say.builtIn, say.moves, say.misreadings],
    ...(tests.some(isSample) ? [say.exchanges] : []),
    ...(left.length === 0 ? [] : [say.sameLevel({ count: left.length, tests: shortened(left) })]),
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
