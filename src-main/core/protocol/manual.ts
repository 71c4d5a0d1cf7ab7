/** A part of a page that the search finds: what stands under a heading. */
export interface ManualPart {
  /** Of its heading; empty for what stands before the first one. */
  readonly anchor: string
  readonly title: string
  /** Its text without marks. */
  readonly text: string
}

/** A page of the manual, as HTML of our own making. */
export interface ManualPage {
  /** The name of its file, without its ending. */
  readonly id: string
  readonly title: string
  readonly html: string
  readonly parts: readonly ManualPart[]
}

/** The manual in one language. */
export interface Manual {
  readonly title: string
  /** What the contents list, in their order. */
  readonly groups: readonly { readonly title: string; readonly pages: readonly string[] }[]
  readonly pages: readonly ManualPage[]
}

/** The pictures that were taken of the app for the manual: width and height by `<language>/<name>`. */
export type ManualPictures = Readonly<Record<string, readonly [number, number]>>
