/** A part of a page that the search finds: the text under a heading. */
export interface ManualPart {
  /** Anchor of its heading; empty for the text before the first one. */
  readonly anchor: string
  readonly title: string
  /** Its text without markup. */
  readonly text: string
}

/** A page of the manual, as HTML made by us. */
export interface ManualPage {
  /** The name of its file, without extension. */
  readonly id: string
  readonly title: string
  readonly html: string
  readonly parts: readonly ManualPart[]
}

/** The manual in one language. */
export interface Manual {
  readonly title: string
  /** The pages in the table of contents, in order. */
  readonly groups: readonly { readonly title: string; readonly pages: readonly string[] }[]
  readonly pages: readonly ManualPage[]
}

/** Screenshots of the app for the manual: width and height by `<language>/<name>`. */
export type ManualPictures = Readonly<Record<string, readonly [number, number]>>
