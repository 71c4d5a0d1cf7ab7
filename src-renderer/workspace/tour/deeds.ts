/** The steps of a tour, in their order. */
export const stepKinds = ['draw', 'answer', 'step', 'why', 'branch', 'misses', 'end'] as const

export type StepKind = (typeof stepKinds)[number]

/** The state of a level that the user can change in the steps of a tour. */
export interface Facts {
  readonly text: string
  /** Empty if the level has none, null while unknown. */
  readonly answer: string | null
  /** Number of steps of the run before the playhead. */
  readonly step: number
  /** Whether the user has moved the playhead. */
  readonly isStepping: boolean
  /** The last question about the run; a new object each time. */
  readonly asked: object | null
  /** Number of branches of the level. */
  readonly branches: number
  /** The misreading on the board beside; null for none. */
  readonly misread: string | null
}

/** Whether the user has done what a step asks for since it began. */
export function isDone(kind: StepKind, before: Facts, now: Facts): boolean {
  switch (kind) {
    case 'draw':
      return now.text !== before.text
    case 'answer':
      // If the answer before the edit was not known yet, the next edit counts.
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
