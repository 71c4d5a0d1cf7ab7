import type { CompareRule } from '@core/judging/compare-outputs'
import { usualLimits } from '@core/judging/run-end'
import type { Bridge } from '@core/protocol/ipc'
import type { ProgramLimits } from '@core/protocol/programs'
import type { GroupScoring } from '@core/suite/scoring'
import type { SetNotes, SetStep } from '@core/protocol/set'
import { words } from './set-words'

/** What the user edits in the table: the note of a test, or the title or the points of a group. */
export type Edited =
  | { readonly kind: 'note'; readonly path: string }
  | { readonly kind: 'title' | 'points'; readonly group: string }

/** The maximum length in the file beside the tests. */
export const MOST_NOTE = 10_000

/** Notes of tests, titles and points of groups, and the comparison of answers, edited in place. */
export class Noting {
  edited = $state.raw<Edited | null>(null)

  /** Limits that the user has just set, until they are written. */
  private asked = $state.raw<ProgramLimits | null>(null)

  /** `refuse` is called with the reason why nothing can be written, `onDone` with the result. */
  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly notes: () => SetNotes,
    private readonly refuse: (why: string) => void,
    private readonly onDone: (step: SetStep, told: string) => void,
  ) {}

  isEdited(kind: Edited['kind'], of: string): boolean {
    const { edited } = this
    return edited?.kind === kind && of === (edited.kind === 'note' ? edited.path : edited.group)
  }

  /** Begins to edit; reports why not if the file cannot be written. */
  begin(edited: Edited): void {
    const { problem } = this.notes()
    if (problem === null) this.edited = edited
    else this.refuse(words.set.notes.damaged({ why: problem }))
  }

  /** Ends editing. Saves the text if it changed; null discards it. */
  async end(text: string | null): Promise<void> {
    const { edited } = this
    this.edited = null
    if (!edited || text === null) return
    const { tests, groups } = this.notes()
    const fresh = text.trim()
    const { notes } = words.set
    if (edited.kind === 'note') {
      const { path } = edited
      if (fresh === (tests[path] ?? '')) return
      const step = await this.bridge.request('set:note', this.set, path, fresh)
      this.tell(step, fresh === '' ? notes.removed({ path }) : notes.noted({ path }))
    } else {
      const { group } = edited
      if (fresh === (groups[group] ?? '')) return
      const step = await this.bridge.request('set:group-title', this.set, group, fresh)
      this.tell(step, titleWords(group, fresh))
    }
  }

  /** Sets the scoring of the edited group. */
  async score(scoring: GroupScoring): Promise<void> {
    const { edited } = this
    this.edited = null
    if (edited?.kind !== 'points') return
    const { group } = edited
    const step = await this.bridge.request('set:scoring', this.set, group, scoring)
    this.tell(step, words.set.notes.scored({ group, isTop: group === '' }))
  }

  /** Sets how answers are compared; reports why not if the file cannot be written. */
  async compare(rule: CompareRule): Promise<void> {
    const { problem, compare } = this.notes()
    const { notes } = words.set
    if (problem !== null) this.refuse(notes.damaged({ why: problem }))
    else if (rule !== compare)
      this.tell(await this.bridge.request('set:compare', this.set, rule), notes.compare[rule])
  }

  /** The limits of a program run. */
  get limits(): ProgramLimits {
    const { cpu: time, memory } = usualLimits
    return this.asked ?? this.notes().limits ?? { time, memory }
  }

  /** Sets the limits of programs, which take effect at once; reports why not if the file cannot be written. */
  async limit(limits: ProgramLimits): Promise<void> {
    this.asked = limits
    const { problem } = this.notes()
    const { notes } = words.set
    if (problem !== null) this.refuse(notes.damaged({ why: problem }))
    else this.tell(await this.bridge.request('set:limits', this.set, limits), notes.limits)
    if (this.asked === limits) this.asked = null
  }

  private tell(step: SetStep, told: string): void {
    this.onDone(step, step.problem?.message ?? told)
  }
}

function titleWords(group: string, title: string): string {
  const { notes } = words.set
  if (group === '') return title === '' ? notes.ownTitleRemoved : notes.ownTitled({ title })
  return title === '' ? notes.titleRemoved({ group }) : notes.titled({ group, title })
}
