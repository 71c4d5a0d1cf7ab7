import type { TraceCursor } from '../trace/cursor'

/** What a picture may have around the board. */
export const pictureGrounds = ['board', 'white', 'transparent'] as const
export type PictureGround = (typeof pictureGrounds)[number]

/** How a picture of a board is made. */
export interface PictureOptions {
  /** Pixels a cell. */
  readonly scale: number
  readonly theme: 'light' | 'dark'
  /** What lies around the board: the colour of the window, white paper, or nothing. */
  readonly ground: PictureGround
  /** Draws what happened in the step, and trails. */
  readonly hasOverlay: boolean
  /** Draws row and column labels at the edge of the board. */
  readonly hasCoordinates: boolean
  /** Writes turn, phase and step below the board. */
  readonly hasCaption: boolean
}

/** Bounds of `scale`. */
export const LEAST_SCALE = 2
export const MOST_SCALE = 256
/** Pixels of a picture at most: more would not fit into the memory of every machine. */
export const MOST_PIXELS = 100_000_000

/** Pixels to the inch of a printed page. */
export const PRINTED_INCH = 96
/** Pixels of a printed page along a side at most: the 200 inches that a PDF page may have. */
export const MOST_PRINTED = 200 * PRINTED_INCH

/** A picture of one moment, asked for by those who have no page to paint on. */
export interface PictureOrder {
  readonly game: string
  readonly level: unknown
  /** A run of the level at the moment to be shown. */
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

/** Paints boards without a display. Made with the page's painters, and loaded only when it is needed. */
export interface PictureMaker {
  /** In pixels. */
  sizeOf(order: PictureOrder): PictureSize
  /** An SVG document. */
  svg(order: PictureOrder): string
  /** The same as a drawing for LaTeX. */
  tikz(order: PictureOrder): string
}
