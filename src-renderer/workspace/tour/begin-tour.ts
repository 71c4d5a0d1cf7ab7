import { loadTourPlan } from '../../games/registry'
import { samplesOf } from '../../games/samples'
import type { OpenLevel } from '../../level/index'
import { findGame } from '../../ui/games'
import { Tour } from './tour.svelte'
import { words } from './tour-words'

/** Begins the tour of a game on a copy of its sample; `from` is the tab that is in front. */
export async function beginTour(
  gameId: string,
  from: number | null,
  open: (text: string, name: string) => Promise<OpenLevel>,
): Promise<Tour> {
  const plan = await loadTourPlan(gameId)
  const sample = samplesOf(gameId).find(({ name }) => name === plan.sample)
  if (!sample) throw new Error(`no sample ${plan.sample} of ${gameId}`)
  const game = findGame(gameId)?.title ?? gameId
  return new Tour(await open(await sample.text(), words.tour.name({ game })), plan, from)
}
