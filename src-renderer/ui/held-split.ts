import { keptJson } from './kept-json'

/** Size of a split pane in pixels, null when none is kept, and whether the pane is folded away. */
export interface HeldSplit {
  readonly size: number | null
  readonly isFolded: boolean
}

/** Reads what is kept of a split; anything that makes no sense counts as absent, since the window must open. */
export function heldSplit(kept: string | null): HeldSplit {
  const value = keptJson(kept)
  if (typeof value !== 'object' || value === null) return { size: null, isFolded: false }
  const { size, isFolded } = value as { readonly size?: unknown; readonly isFolded?: unknown }
  const isSize = typeof size === 'number' && size > 0 && size < 10_000
  return { size: isSize ? size : null, isFolded: isFolded === true }
}
