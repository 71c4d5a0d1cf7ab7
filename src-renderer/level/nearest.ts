import { nearestGame, type NearestGame } from '@core/games/nearest-game'
import { games } from '../ui/games'

let last: { readonly text: string; readonly name: string; readonly found: NearestGame } | null =
  null

/** The game that a text with this name most likely belongs to; the last result is cached. */
export function nearestOf(text: string, name: string): NearestGame {
  if (last?.text !== text || last.name !== name) {
    last = { text, name, found: nearestGame(games, text, name) }
  }
  return last.found
}
