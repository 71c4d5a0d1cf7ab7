/** A stretch of a text that is marked, in offsets from 0; `to` is behind its last letter. */
export interface TextMark {
  readonly from: number
  readonly to: number
  /** True where it is not as in another text; false if it only stands out. */
  readonly isDifferent?: boolean
}
