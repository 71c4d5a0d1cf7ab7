import type { PictureMaker, PictureOrder } from '@core/protocol/picture'

/** All that is needed to draw without a display. */
export interface Artist {
  readonly maker: PictureMaker
  readonly measure: PictureOrder['measure']
  /** An SVG document as a PNG file. */
  png(svg: string): Promise<Uint8Array>
}
