import { checkText } from '@core/game/check-text'
import { games } from '@core/games/registry'

/** The game that a file most likely belongs to: the one that reads it, else the one with its ending, else the nearest. */
export function guessGame(name: string, text: string): string {
  const tries = games.map((game) => ({ game, checked: checkText(game, text) }))
  const readable = tries.filter((one) => one.checked.level !== null)
  const ending = (one: (typeof tries)[number]): boolean =>
    name.toLowerCase().endsWith(`.${one.game.format.extension}`)
  const candidates = readable.length > 0 ? readable : tries
  const chosen =
    candidates.find(ending) ??
    candidates.reduce((best, one) =>
      one.checked.diagnostics.length < best.checked.diagnostics.length ? one : best,
    )
  return chosen.game.id
}
