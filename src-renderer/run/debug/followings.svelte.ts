import { isSameWatch } from '@core/debug/breakpoint'
import { readFollowed, subjectIn, type Followed } from '@core/debug/followed'
import { Life } from '@core/debug/life'
import type { Watcher } from '@core/debug/step-look'
import { watchTitle } from '@core/debug/watch-words'
import type { AnyGame } from '@core/game/any-game'
import type { KeptData, LevelEditor } from '../../editor/index'
import type { Observer, RunScanner } from './run-scanner'

const PART = 'followed'

/** The watcher of a cell that the board does not have. */
const nothingToSee: Watcher = { seesPlaces: false, mayConcern: () => false, see: () => undefined }

/** A followed entity or cell, with its story. */
export class Following implements Observer {
  life = new Life({ kind: 'entity', entity: -1 })

  constructor(
    private readonly game: AnyGame,
    readonly id: number,
    readonly watch: Followed,
  ) {}

  begin(level: unknown): Watcher {
    const subject = subjectIn(this.game, level, this.watch)
    this.life = new Life(subject ?? this.life.subject)
    return subject ? this.life : nothingToSee
  }

  forget(): void {
    this.life = new Life(this.life.subject)
  }
}

/** The entities and cells of a document whose stories are followed through the run shown. */
export class Followings {
  list = $state.raw<readonly Following[]>([])
  /** Counts up when more is known. */
  version = $state(0)
  private chosenNumber = $state<number | null>(null)
  readonly chosen = $derived(this.list.find(({ id }) => id === this.chosenNumber) ?? null)
  private lastId = 0

  constructor(
    private readonly editor: LevelEditor,
    private readonly scanner: RunScanner,
    private readonly kept: KeptData,
  ) {}

  /** Number of the one whose story is listed; null if none is followed. */
  get chosenId(): number | null {
    return this.chosenNumber
  }

  /** Begins to follow an entity or cell; one that is followed already is chosen. */
  follow(watch: Followed): void {
    this.choose(this.add(watch).id)
  }

  /** Lists the story of a followed entity or cell. */
  choose(id: number): void {
    this.chosenNumber = id
    this.keep()
  }

  stop(id: number): void {
    const following = this.list.find((one) => one.id === id)
    if (!following) return
    const at = this.list.indexOf(following)
    this.scanner.remove(following)
    this.list = this.list.filter((one) => one !== following)
    if (this.chosenId === id) this.chosenNumber = (this.list[at] ?? this.list[at - 1])?.id ?? null
    this.version++
    this.keep()
  }

  /** Loads the data stored with the document. */
  restore(): void {
    this.take(this.kept.get(PART))
  }

  /** All of them as plain values. */
  get plain(): readonly { readonly watch: Followed; readonly isChosen: boolean }[] {
    return this.list.map(({ id, watch }) => ({ watch, isChosen: id === this.chosenId }))
  }

  /** Adds those of a stored value that are not here yet. */
  take(value: unknown): void {
    const found = readFollowed(value)
    if (found.length === 0) return
    for (const { watch, isChosen } of found) {
      const { id } = this.add(watch)
      if (isChosen || this.chosen === null) this.chosenNumber = id
    }
    this.keep()
  }

  /** The position of the playhead: number of steps made. */
  get position(): number {
    return this.editor.playback.step
  }

  titleOf({ watch }: Following): string {
    return watchTitle(this.editor.game, this.editor.run.shown?.level ?? this.editor.level, watch)
  }

  /** True while more of its story may come. */
  isReading(following: Following): boolean {
    void this.version
    return !this.scanner.isRunOver || this.scanner.seenBy(following) < this.scanner.stepCount
  }

  /** Called when the scanner has found more. */
  report(): void {
    if (this.list.length > 0) this.version++
  }

  private add(watch: Followed): Following {
    const held = this.list.find((one) => isSameWatch(one.watch, watch))
    if (held) return held
    const following = new Following(this.editor.game, ++this.lastId, watch)
    this.list = [...this.list, following]
    this.scanner.add(following)
    this.version++
    return following
  }

  private keep(): void {
    this.kept.set(PART, this.list.length > 0 ? this.plain : undefined)
  }
}
