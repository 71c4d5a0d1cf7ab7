/** A marked range of a text, in offsets from 0; `to` is after its last character. */
export interface TextMark {
  readonly from: number
  readonly to: number
  /** True if it differs from a second text; false if it is only highlighted. */
  readonly isDifferent?: boolean
}
