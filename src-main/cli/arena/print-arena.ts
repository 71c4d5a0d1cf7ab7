import { faultsOf } from '@core/arena/faults'
import type { PlayedMatch } from '@core/arena/played'
import { talliesOf } from '@core/arena/standings'
import { textTable } from '@core/kernel/text-table'
import { languageOfProcess } from '../../language'
import { cliProgramsWords } from '../cli-programs-words'
import type { CliIo } from '../io'
import { shownName } from '../problems'
import { ratingsOf } from '../ratings'
import type { ArenaReport } from '../schemas'
import type { ShardedRunOf } from '../shards/records'

/** Prints the results of an arena: a table, or a line of JSON for each player. Returns the exit code. */
export function printArena(
  io: CliIo,
  played: readonly PlayedMatch[],
  { players, json }: Pick<ShardedRunOf<'arena'>, 'players' | 'json'>,
): number {
  const ratings = ratingsOf(played, players.length)
  const reports = talliesOf(played, players.length).map((tally, at): ArenaReport => {
    return { player: players[at]!, ...tally, rating: ratings[at]! }
  })
  if (json) for (const report of reports) io.out(`${JSON.stringify(report)}\n`)
  else
    io.out(
      `${[...textTable(rowsOf(reports)), ...pairLines(played, players), ...faultLines(played, players)].join('\n')}\n`,
    )
  return 0
}

/** The columns of the table, in their order. */
const columns = [
  'player',
  'matches',
  'wins',
  'draws',
  'losses',
  'faults',
  'difference',
  'rate',
  'bounds',
  'rating',
] as const

function rowsOf(reports: readonly ArenaReport[]): string[][] {
  const { heads, rate, bounds } = cliProgramsWords().arena
  const ranked = reports.toSorted((a, b) => b.rating.ordinal - a.rating.ordinal)
  return [
    columns.map((column) => heads[column]),
    ...ranked.map(({ player, matches, wins, draws, losses, faults, difference, ...rest }) => [
      shownName(player),
      ...[matches, wins, draws, losses, faults].map(String),
      `${difference > 0 ? '+' : ''}${decimals(difference, 2)}`,
      rate(percents(rest)),
      bounds(percents(rest)),
      `${decimals(rest.rating.mu, 1)} ± ${decimals(rest.rating.sigma, 1)}`,
    ]),
  ]
}

/** The results of each pair, if there are more than two players. */
function pairLines(played: readonly PlayedMatch[], players: readonly string[]): string[] {
  if (players.length < 3) return []
  const { pair } = cliProgramsWords().arena
  const lines = players.flatMap((other, against) =>
    talliesOf(played, players.length, against).flatMap((tally, player) => {
      if (player >= against) return []
      const { wins, draws, losses } = tally
      const names = { player: shownName(players[player]!), other: shownName(other) }
      return pair({ ...names, wins, draws, losses, ...percents(tally) })
    }),
  )
  return ['', ...lines]
}

/** Which faults each player made, where there are any. */
function faultLines(played: readonly PlayedMatch[], players: readonly string[]): string[] {
  const { faults: say, kinds } = cliProgramsWords().arena
  const lines = faultsOf(played, players.length).flatMap((own, at) =>
    own.map(({ kind, ...told }) =>
      say({ ...told, player: shownName(players[at]!), kind: kinds[kind] }),
    ),
  )
  return lines.length === 0 ? [] : ['', ...lines]
}

type Share = 'rate' | 'low' | 'high'

/** The shares of a tally as percents. */
function percents({ rate, low, high }: Readonly<Record<Share, number>>): Record<Share, string> {
  const percent = (share: number): string => decimals(share * 100, 1)
  return { rate: percent(rate), low: percent(low), high: percent(high) }
}

/** A number with so many decimals, as the language of this run writes it. */
function decimals(value: number, digits: number): string {
  return value.toLocaleString(languageOfProcess(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  })
}
