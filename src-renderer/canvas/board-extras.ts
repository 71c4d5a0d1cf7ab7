import { KeptSwitch } from '../ui/kept-switch.svelte'

/** Names of rows and columns beside every board. */
export const rulers = new KeptSwitch('boardwright.rulers')

/** Numbers and letters that name things that do not move: rivers, caves, terrain, doors, houses. */
export const names = new KeptSwitch('boardwright.names')

/** Trails, and the events of the step, over every board. */
export const trails = new KeptSwitch('boardwright.trails')

/** A small map of boards that do not fit. */
export const miniMap = new KeptSwitch('boardwright.miniMap')
