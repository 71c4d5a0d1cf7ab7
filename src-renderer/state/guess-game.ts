import { checkText } from '@core/game/check-text'
import { games } from '@core/games/registry'

/** As much of a long text tells which game it is of, in UTF-16 units. */
const HEAD = 5_000
/** A text of which only the head is looked at breaks off, which is a problem or two by itself. */
const BROKEN_OFF = 4

/** The game that a file most likely belongs to: the one that reads it, else the one with its ending, else the nearest. */
export function guessGame(name: string, text: string): string {
  if (text.length > 2 * HEAD) return guessByHead(text)
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

/** The game that reads a long text; no game but the nearest goes through all of it, since each line would be a problem. */
function guessByHead(text: string): string {
  const end = text.lastIndexOf('\n', HEAD)
  const head = text.slice(0, end > 0 ? end + 1 : HEAD)
  const ranked = games
    .map((game) => ({ game, problems: checkText(game, head).diagnostics.length }))
    .sort((a, b) => a.problems - b.problems)
  const nearest = ranked[0]!
  const near = ranked.filter(({ problems }) => problems <= nearest.problems + BROKEN_OFF)
  return (near.find(({ game }) => game.format.parse(text).ok) ?? nearest).game.id
}
