export type { Tour } from './tour.svelte'
/** Loads the tours when one is first requested. */
export const loadTours = () => import('./room')
