export type { Tour } from './tour.svelte'
/** The room itself, which is fetched when a tour is first asked for. */
export const loadTours = () => import('./room')
