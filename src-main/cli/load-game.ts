import type { WordlessGame } from '@core/game/module'

// Found by the name of its folder, as the page finds its views. The registry has all games, which take long to load.
const folders = import.meta.glob<{ readonly judged: WordlessGame<unknown> }>(
  '../core/games/*/judged.ts',
)

/** The part of a game that answers levels, without its texts and without other games; null for an unknown game. */
export async function loadGame(id: string): Promise<WordlessGame<unknown> | null> {
  const path = `../core/games/${id}/judged.ts`
  const load = Object.hasOwn(folders, path) ? folders[path] : undefined
  return (await load?.())?.judged ?? null
}
