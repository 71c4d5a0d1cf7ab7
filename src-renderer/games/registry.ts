import type { AnyBoardLook } from '../canvas/board-view'
import type { AnyView } from '../editor/game-view'
import type { TourPlan } from './tour-plan'

// A game's look and view are found by its folder name. The start page needs only the looks; a view, with its panes, is
// fetched when the first level of the game is opened.
const looks = import.meta.glob<{ readonly default: AnyBoardLook }>('./*/look.ts')
const views = import.meta.glob<{ readonly default: AnyView }>('./*/index.ts')
const tours = import.meta.glob<{ readonly default: TourPlan }>('./*/tour.ts')

/** How a game looks on the board; throws when its folder is missing, which is a bug. */
export async function loadLook(gameId: string): Promise<AnyBoardLook> {
  const load = looks[`./${gameId}/look.ts`]
  if (!load) throw new Error(`no look for the game ${gameId}`)
  return (await load()).default
}

/** The view of a game; throws when its folder is missing, which is a bug. */
export async function loadView(gameId: string): Promise<AnyView> {
  const load = views[`./${gameId}/index.ts`]
  if (!load) throw new Error(`no view for the game ${gameId}`)
  return (await load()).default
}

/** Whether there is a tour of a game. */
export function hasTour(gameId: string): boolean {
  return tours[`./${gameId}/tour.ts`] !== undefined
}

/** What the tour of a game shows; throws when there is none. */
export async function loadTourPlan(gameId: string): Promise<TourPlan> {
  const load = tours[`./${gameId}/tour.ts`]
  if (!load) throw new Error(`no tour of the game ${gameId}`)
  return (await load()).default
}
