import type { AnyGame } from '@core/game/any-game'
import { spoken } from '../words'
import type { MatchMaking } from '@core/game/match'
import { UsageProblem } from './problems'
import { cliWords } from './cli-words'

/** How matches of a game are made, its types given up as the registry does. */
export type AnyMaking = MatchMaking<unknown>

/** A game's making of matches; wrong usage for games that are no matches. */
export function makingOf(game: AnyGame): AnyMaking {
  if (game.making) return game.making as AnyMaking
  const able = spoken.games.filter((one) => one.making).map((one) => one.id)
  const { noMatches, noMatchesOf } = cliWords().wrong
  throw new UsageProblem(
    able.length > 0
      ? noMatchesOf({ game: game.id, able: able.join(', ') })
      : noMatches({ game: game.id }),
  )
}

/** The fault rules of all games that have some, the usual ones first: "chess: lose, pass". */
export function faultRuleList(): string {
  return listed((making) => making.faultRules ?? [])
}

/** The built-in players of all games that have matches: "chess: bold, random". */
export function playerList(): string {
  return listed((making) => making.players)
}

function listed(choices: (making: AnyMaking) => readonly { readonly id: string }[]): string {
  return spoken.games
    .flatMap((game) => {
      const ids = game.making ? choices(game.making as AnyMaking).map(({ id }) => id) : []
      return ids.length > 0 ? [`${game.id}: ${ids.join(', ')}`] : []
    })
    .join('; ')
}
