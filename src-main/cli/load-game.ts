import type { AnyGame } from '@core/game/any-game'

// Found by the name of its folder, as the page finds its views. The registry has all games, which take long to load.
const folders = import.meta.glob<Readonly<Record<string, AnyGame>>>('../core/games/*/index.ts')

/** The game of an id, without loading any other; null when there is none. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  const path = `../core/games/${id}/index.ts`
  const load = Object.hasOwn(folders, path) ? folders[path] : undefined
  return (await load?.())?.[id] ?? null
}
