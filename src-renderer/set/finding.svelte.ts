import { findGame } from '../ui/games'
import type { Bridge } from '@core/protocol/ipc'
import type { FindProgress, FindRequest } from '@core/protocol/set'
import { hopelessWish } from '@core/suite/hopeless'
import type { Wish } from '@core/suite/wish'
import type { ReadingId } from '@core/trace/machine'
import { firstRow, rowsOf, type WishRow, wishesOfRows } from './wish-rows'
import { call } from '../ui/call'
import { Job } from '../ui/job.svelte'

/** The maximum numbers of levels to try that the user can choose from; a rare level is found after some ten thousand. */
export const budgets = [4096, 16_384, 65_536, 1_048_576] as const

/** The conditions of the last search. */
export type Sought = Pick<FindRequest, 'game' | 'wishes'>

/** Looks for a level that meets the wishes: the request, the progress, and the result. */
export class Finding extends Job<FindProgress, FindProgress> {
  /** Id of the game of the level; null while nothing is looked for. */
  game = $state<string | null>(null)
  rows = $state.raw<readonly WishRow[]>([])
  isAlone = $state(true)
  isOfficial = $state(true)
  /** True when changed copies of the set's tests are tried as well. */
  isNear = $state(true)
  tries = $state<number>(budgets[2])
  /** A different number finds a different level. */
  seed = $state(1)

  sought = $state.raw<Sought | null>(null)
  /** The progress or the end of the search; null before the first news. */
  readonly news = $derived(this.result ?? this.progress)

  /** `caught` returns the misreadings that the tests of a game in the set catch. */
  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly caught: (game: string) => readonly ReadingId[],
  ) {
    super()
  }

  /** True when something is asked of the level that one may do. */
  get canStart(): boolean {
    return wishesOfRows(this.rows, []).length > 0 && this.hopeless === null
  }

  /** Why no level can be found, a sentence; null when one may be. */
  get hopeless(): string | null {
    const game = this.game === null ? null : findGame(this.game)
    const found = game && hopelessWish(game, wishesOfRows(this.rows, []), this.isOfficial)
    return found && game.words.suite.hopeless[found.why](found)
  }

  /** Shows the form, at first with what the set does not catch yet. */
  ask(game: string): void {
    this.close()
    Object.assign(this, { game, rows: [{ kind: 'fresh', value: '' }] })
  }

  /** Starts looking for a level of a game that meets these wishes. */
  begin(game: string, wishes: readonly Wish[]): Promise<void> {
    this.close()
    Object.assign(this, { game, rows: rowsOf(wishes) })
    return this.start()
  }

  /** Another game has other names. */
  chooseGame(id: string): void {
    const game = findGame(id)
    if (!game) return
    this.game = id
    this.rows = this.rows.map(({ kind, value }) =>
      kind === 'answer' ? { kind, value } : firstRow(game, kind),
    )
  }

  /** Starts the search. */
  async start(): Promise<void> {
    const { game, rows, isAlone, isOfficial, tries, seed } = this
    if (game === null || !this.canStart) return
    this.forget()
    const asked = wishesOfRows(rows, this.caught(game))
    const wishes: Wish[] = isAlone ? [...asked, { kind: 'alone' }] : asked
    this.sought = { game, wishes }
    const set = this.isNear ? this.set : null
    const request = { game, wishes, isOfficial, tries, seed, set }
    await this.perform((piece) => call(this.bridge, piece, 'set:find', request))
  }

  /** Looks for another level that does the same. */
  again(): Promise<void> {
    this.seed++
    return this.start()
  }

  /** Closes the form and drops the result. */
  close(): void {
    this.forget()
    Object.assign(this, { game: null, sought: null, seed: 1 })
  }
}
