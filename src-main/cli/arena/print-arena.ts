import type { PlayedMatch } from '@core/arena/played'
import { talliesOf } from '@core/arena/standings'
import { textTable } from '@core/kernel/text-table'
import type { CliIo } from '../io'
import { shownName } from '../problems'
import { ratingsOf } from '../ratings'
import type { ArenaReport } from '../schemas'
import type { Asked } from '../shards/records'

type AskedArena = Extract<Asked, { command: 'arena' }>

/** Prints what the matches of an arena came to: a table, or a line of JSON for each player. Gives the exit code. */
export function printArena(
  io: CliIo,
  played: readonly PlayedMatch[],
  { players, json }: Pick<AskedArena, 'players' | 'json'>,
): number {
  const ratings = ratingsOf(played, players.length)
  const reports = talliesOf(played, players.length).map((tally, at): ArenaReport => {
    return { player: players[at]!, ...tally, rating: ratings[at]! }
  })
  if (json) for (const report of reports) io.out(`${JSON.stringify(report)}\n`)
  else io.out(`${[...textTable(rowsOf(reports)), ...pairLines(played, players)].join('\n')}\n`)
  return 0
}

function rowsOf(reports: readonly ArenaReport[]): string[][] {
  const head = 'player,matches,wins,draws,losses,faults,difference,win rate,95 %,rating'
  const ranked = reports.toSorted((a, b) => b.rating.ordinal - a.rating.ordinal)
  return [
    head.split(','),
    ...ranked.map(({ player, matches, wins, draws, losses, faults, difference, ...rest }) => [
      shownName(player),
      ...[matches, wins, draws, losses, faults].map(String),
      `${difference > 0 ? '+' : ''}${difference.toFixed(2)}`,
      percent(rest.rate),
      `${percent(rest.low)} to ${percent(rest.high)}`,
      `${rest.rating.mu.toFixed(1)} ± ${rest.rating.sigma.toFixed(1)}`,
    ]),
  ]
}

/** What each two came to, where there are more than two. */
function pairLines(played: readonly PlayedMatch[], players: readonly string[]): string[] {
  if (players.length < 3) return []
  const lines = players.flatMap((other, against) =>
    talliesOf(played, players.length, against).flatMap((tally, player) => {
      if (player >= against) return []
      const { wins, draws, losses, rate, low, high } = tally
      const name = `${shownName(players[player]!)} against ${shownName(other)}`
      return `${name}: ${wins} won, ${draws} drawn, ${losses} lost; ${percent(rate)} (${percent(low)} to ${percent(high)})`
    }),
  )
  return ['', ...lines]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
