import type { TraceCursor } from '../trace/cursor'

/** Possible backgrounds of a picture around the board. */
export const pictureGrounds = ['board', 'white', 'transparent'] as const
export type PictureGround = (typeof pictureGrounds)[number]

/** Options for a picture of a board. */
export interface PictureOptions {
  /** Pixels per cell. */
  readonly scale: number
  readonly theme: 'light' | 'dark'
  /** Background around the board: the colour of the window, white, or transparent. */
  readonly ground: PictureGround
  /** Draws the events of the step, and trails. */
  readonly hasOverlay: boolean
  /** Draws row and column labels at the edge of the board. */
  readonly hasCoordinates: boolean
  /** Writes turn, phase and step below the board. */
  readonly hasCaption: boolean
}

/** Bounds of `scale`. */
export const LEAST_SCALE = 2
export const MOST_SCALE = 256
/** Maximum number of pixels of a picture: more would not fit into the memory of every computer. */
export const MOST_PIXELS = 100_000_000

/** Pixels per inch of a printed page. */
export const PRINTED_INCH = 96
/** Maximum length of a side of a printed page, in pixels: the 200 inches that a PDF page may have. */
export const MOST_PRINTED = 200 * PRINTED_INCH

/** A picture of one moment, for callers without a page to paint on. */
export interface PictureOrder {
  readonly game: string
  readonly level: unknown
  /** A run of the level, at the moment to be shown. */
  readonly cursor: TraceCursor
  /** From 0; null for the page that the step is played on. */
  readonly page: number | null
  readonly options: PictureOptions
  /** Width of a text in pixels, in a font as CSS writes it. */
  readonly measure: (text: string, font: string) => number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Paints boards without a display. Made with the page's painters, and loaded only when needed. */
export interface PictureMaker {
  /** In pixels. */
  sizeOf(order: PictureOrder): PictureSize
  /** An SVG document. */
  svg(order: PictureOrder): string
  /** The same as a LaTeX drawing. */
  tikz(order: PictureOrder): string
}
