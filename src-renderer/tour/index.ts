// A tour of a game on a sample of it: what to do, step by step, until the user has done it.
export type { Tour } from './tour.svelte'
/** The room itself, which is fetched when a tour is first asked for. */
export const loadTours = () => import('./room')
