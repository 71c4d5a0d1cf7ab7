import type { BandScale } from './band-scale'
import type { DensityColumns } from './event-density'
import type { FigureLines } from './figure-lines'
import type { TurnMark } from './turn-marks'

/** Colours of the band, taken from the theme. */
export interface BandTheme {
  readonly line: string
  readonly lineStrong: string
  readonly text: string
  readonly textMuted: string
  /** Of branches, as everywhere in the app. */
  readonly difference: string
  readonly warning: string
  /** Of pins at changes of the level. */
  readonly accent: string
  /** Around lines, to separate them from the background. */
  readonly rim: string
  readonly font: string
  /** Height of the digits of turn numbers, in pixels. */
  readonly letters: number
  /** By event code: with patterns, and plain. */
  readonly kinds: readonly (CanvasPattern | string)[]
  readonly inks: readonly string[]
  /** Of lines, by figure; repeats after the last. */
  readonly figures: readonly { readonly ink: string; readonly dash: readonly number[] }[]
}

/** The contents of the band, except the playhead, which moves over it. */
export interface BandContent {
  readonly scale: BandScale
  readonly height: number
  readonly columns: DensityColumns
  /** Event codes, one for each lane. */
  readonly lanes: readonly number[]
  /** True if a column contains about a turn or more, so that single events cannot be distinguished. */
  readonly isDense: boolean
  readonly figures: FigureLines
  readonly turns: readonly TurnMark[]
  /** Ascending positions. */
  readonly hits: ArrayLike<number>
  readonly branches: ArrayLike<number>
  readonly changes: ArrayLike<number>
  readonly pages: ArrayLike<number>
  /** The end of the record and its reason: still growing, stopped by a limit, or complete. */
  readonly end: { readonly step: number; readonly manner: 'open' | 'cut' | 'whole' }
}
