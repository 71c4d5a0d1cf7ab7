import { keptJson } from './kept-json'

/** Size of a split pane in pixels, null if none is stored, and whether the pane is folded. */
export interface HeldSplit {
  readonly size: number | null
  readonly isFolded: boolean
}

/** Reads the stored state of a split; invalid parts count as absent, because the window must open. */
export function heldSplit(kept: string | null): HeldSplit {
  const value = keptJson(kept)
  if (typeof value !== 'object' || value === null) return { size: null, isFolded: false }
  const { size, isFolded } = value as { readonly size?: unknown; readonly isFolded?: unknown }
  const isSize = typeof size === 'number' && size > 0 && size < 10_000
  return { size: isSize ? size : null, isFolded: isFolded === true }
}
