import { Life, lifeTitle, type LifeSubject } from '@core/debug/life'
import type { DebugTable } from './debug-table'
import type { Observer, RunScanner } from './run-scanner'

/** One whose story is followed. */
export class Following implements Observer {
  life: Life

  constructor(
    readonly id: number,
    readonly subject: LifeSubject,
  ) {
    this.life = new Life(subject)
  }

  begin(): Life {
    this.life = new Life(this.subject)
    return this.life
  }
}

/** Entities and cells of a document whose stories are followed through the run on show. */
export class Followings {
  list = $state.raw<readonly Following[]>([])
  /** Number of the one whose story is listed; null when none is followed. */
  chosenId = $state<number | null>(null)
  /** Counts up when more is known. */
  version = $state(0)
  readonly chosen = $derived(this.list.find(({ id }) => id === this.chosenId) ?? null)
  private lastId = 0

  constructor(
    private readonly table: DebugTable,
    private readonly scanner: RunScanner,
  ) {}

  /** Begins to follow, or brings forward one that is followed already. */
  follow(subject: LifeSubject): void {
    const held = this.list.find((one) => isSame(one.subject, subject))
    const following = held ?? new Following(++this.lastId, subject)
    this.chosenId = following.id
    if (held) return
    this.list = [...this.list, following]
    this.scanner.add(following)
    this.version++
  }

  stop(id: number): void {
    const following = this.list.find((one) => one.id === id)
    if (!following) return
    const at = this.list.indexOf(following)
    this.scanner.remove(following)
    this.list = this.list.filter((one) => one !== following)
    if (this.chosenId === id) this.chosenId = (this.list[at] ?? this.list[at - 1])?.id ?? null
    this.version++
  }

  /** The playhead: steps made. */
  get position(): number {
    return this.table.playback.step
  }

  titleOf({ subject }: Following): string {
    return lifeTitle(this.table.game, this.table.run?.level ?? this.table.level, subject)
  }

  /** True while more may come. */
  isReading(following: Following): boolean {
    void this.version
    return !this.scanner.isRunOver || this.scanner.seenBy(following) < this.scanner.stepCount
  }

  /** The scanner has found out more. */
  report(): void {
    if (this.list.length > 0) this.version++
  }
}

function isSame(a: LifeSubject, b: LifeSubject): boolean {
  return a.kind === 'cell'
    ? b.kind === 'cell' && a.cell === b.cell
    : b.kind === 'entity' && a.entity === b.entity
}
