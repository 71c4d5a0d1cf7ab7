/** The palette: the window starts without it. */
export const loadPalette = () => import('./Palette.svelte')
