/** Loads the palette, which the window does not need at its start. */
export const loadPalette = () => import('./Palette.svelte')
