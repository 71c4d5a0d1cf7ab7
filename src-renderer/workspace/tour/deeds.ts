/** The steps of a tour, in their order. */
export const stepKinds = ['draw', 'answer', 'step', 'why', 'branch', 'misses', 'end'] as const

export type StepKind = (typeof stepKinds)[number]

/** What the user can have done to a level, as far as the steps of a tour ask for it. */
export interface Facts {
  readonly text: string
  /** Empty where the level has none, null while it is not known. */
  readonly answer: string | null
  /** Steps of the run before the playhead. */
  readonly step: number
  /** The playhead is where the user has put it. */
  readonly isStepping: boolean
  /** What was asked of the run last; another object each time. */
  readonly asked: object | null
  /** Branches beside the level. */
  readonly branches: number
  /** The misreading on the board beside; null for none. */
  readonly misread: string | null
}

/** Whether what a step asks for was done since it began. */
export function isDone(kind: StepKind, before: Facts, now: Facts): boolean {
  switch (kind) {
    case 'draw':
      return now.text !== before.text
    case 'answer':
      // Where the edit before was not answered yet, the next one is what counts.
      return now.text !== before.text && now.answer !== null && now.answer !== before.answer
    case 'step':
      return now.isStepping && now.step !== before.step
    case 'why':
      return now.asked !== null && now.asked !== before.asked
    case 'branch':
      return now.branches > before.branches
    case 'misses':
      return now.misread !== null && now.misread !== before.misread
    case 'end':
      return false
  }
}
