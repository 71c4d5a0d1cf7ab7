import type { AnyView } from '../canvas/game-view'

// A game's view is found by its folder name and fetched when the first level of the game is opened.
const found = import.meta.glob<{ readonly default: AnyView }>('./*/index.ts')

/** The view of a game; throws when its folder is missing, which is a bug. */
export async function loadView(gameId: string): Promise<AnyView> {
  const load = found[`./${gameId}/index.ts`]
  if (!load) throw new Error(`no view for the game ${gameId}`)
  return (await load()).default
}
