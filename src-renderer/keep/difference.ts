import type { FoundText } from '@core/protocol/ipc'

/** Two texts to be looked at side by side. */
export interface Difference {
  readonly title: string
  readonly left: TitledText
  readonly right: TitledText
}

export interface TitledText {
  readonly title: string
  readonly text: string
}

/** What another program has made of a document's file; without text and problem: deleted it. */
export type OutsideChange = FoundText
