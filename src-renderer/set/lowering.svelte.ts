import type { Bridge } from '@core/protocol/ipc'
import type { LowerProgress, NewTest } from '@core/protocol/set'
import { toldOfTest } from '@core/suite/lower-scores'
import type { Scoring } from '@core/suite/scoring'
import { call } from '../ui/call'
import { findGame } from '../ui/games'
import { Job } from '../ui/job.svelte'

/** Levels that are tried at most for each test. */
const TRIES = 16_384

/** Looks for tests until no misreading scores more than allowed: the request, the progress, and the result. */
export class Lowering extends Job<LowerProgress, LowerProgress> {
  /** Id of the game; null while nothing is looked for. */
  game = $state<string | null>(null)
  /** Percent of the points that a misreading may score. */
  most = $state(40)
  /** Tests that may be added. */
  tests = $state(30)
  isOfficial = $state(true)
  seed = $state(1)
  /** What was allowed when the search under way, or the last one, began. */
  asked = $state.raw({ most: 0, tests: 0 })
  /** The progress or the end of the search; null before the first news. */
  readonly news = $derived(this.result ?? this.progress)

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly scoring: () => Scoring,
  ) {
    super()
  }

  /** Shows the form. */
  ask(game: string): void {
    this.forget()
    this.game = game
  }

  async start(): Promise<void> {
    const { game, set, most, tests, isOfficial, seed } = this
    if (game === null) return
    this.forget()
    this.asked = { most, tests }
    const request = { set, game, most, tests, isOfficial, seed, tries: TRIES }
    await this.perform((piece) => call(this.bridge, piece, 'set:lower', request))
  }

  /** The levels found as tests of their groups, with a purpose in each note. */
  newTests(): NewTest[] {
    const game = this.game === null ? null : findGame(this.game)
    if (!game) return []
    return (this.news?.found ?? []).map((test) => {
      const { name, purpose } = toldOfTest(game, this.scoring(), test)
      return { text: test.text, group: test.group, name, note: purpose, how: test.how }
    })
  }

  /** Closes the form and drops the result. */
  close(): void {
    this.forget()
    this.game = null
  }
}
