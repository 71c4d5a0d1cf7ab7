import type { BandScale } from './band-scale'
import type { DensityColumns } from './event-density'
import type { FigureLines } from './figure-lines'
import type { TurnMark } from './turn-marks'

/** Colours of the band, read off the theme. */
export interface BandTheme {
  readonly line: string
  readonly lineStrong: string
  readonly text: string
  readonly textMuted: string
  /** Of branches, here as elsewhere. */
  readonly difference: string
  readonly warning: string
  /** Of pins where the level was changed. */
  readonly accent: string
  /** Round lines, to keep them apart from what they lie on. */
  readonly rim: string
  readonly font: string
  /** Height of the letters of turn numbers, in pixels. */
  readonly letters: number
  /** By event code: with their patterns, and plain. */
  readonly kinds: readonly (CanvasPattern | string)[]
  readonly inks: readonly string[]
  /** Of lines, by figure; they repeat. */
  readonly figures: readonly { readonly ink: string; readonly dash: readonly number[] }[]
}

/** All that is painted; the playhead moves over it by itself. */
export interface BandContent {
  readonly scale: BandScale
  readonly height: number
  readonly columns: DensityColumns
  /** Event codes, each of which has a lane. */
  readonly lanes: readonly number[]
  /** True where a column holds about a turn and more: single events cannot be told apart then. */
  readonly isDense: boolean
  readonly figures: FigureLines
  readonly turns: readonly TurnMark[]
  /** Ascending positions. */
  readonly hits: ArrayLike<number>
  readonly branches: ArrayLike<number>
  readonly changes: ArrayLike<number>
  readonly pages: ArrayLike<number>
  /** Where the record ends, and how: still growing, stopped by a limit, or whole. */
  readonly end: { readonly step: number; readonly manner: 'open' | 'cut' | 'whole' }
}
