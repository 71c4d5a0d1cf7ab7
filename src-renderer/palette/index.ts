// The command palette: everything that can be done or gone to, found by a few letters.
export type { PaletteScope } from './palette-scope'
/** The palette: the window starts without it. */
export const loadPalette = () => import('./Palette.svelte')
