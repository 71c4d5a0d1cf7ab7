/** The part of gifenc that is used here; the package has no types. */
declare module 'gifenc' {
  export type Colour = readonly [red: number, green: number, blue: number]

  export interface FrameOptions {
    readonly palette: readonly Colour[]
    /** First frame: screen, global palette and loop are written before it. */
    readonly first?: boolean
    readonly transparent?: boolean
    readonly transparentIndex?: number
    /** In milliseconds. */
    readonly delay?: number
    /** -1: once, 0: forever. */
    readonly repeat?: number
    /** 1: transparent pixels keep the previous picture. */
    readonly dispose?: number
  }

  export interface Encoder {
    readonly stream: { reset(): void }
    writeHeader(): void
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
    /** A copy of the bytes written since the stream was reset. */
    bytes(): Uint8Array
  }

  export function GIFEncoder(options?: { readonly auto?: boolean }): Encoder
  export function quantize(rgba: Uint8Array, most: number): Colour[]
  /** The index of the nearest colour for each pixel. */
  export function applyPalette(rgba: Uint8Array, palette: readonly Colour[]): Uint8Array
}
