import { nearestGame, type NearestGame } from '@core/games/nearest-game'
import { games } from '../ui/games'

let last: { readonly text: string; readonly name: string; readonly found: NearestGame } | null =
  null

/** The game that a text of this name is taken for; of the text asked for last it is known. */
export function nearestOf(text: string, name: string): NearestGame {
  if (last?.text !== text || last.name !== name) {
    last = { text, name, found: nearestGame(games, text, name) }
  }
  return last.found
}
