/** Two texts to be shown side by side. */
export interface Difference {
  readonly title: string
  readonly left: TitledText
  readonly right: TitledText
}

export interface TitledText {
  readonly title: string
  readonly text: string
}
