import { err, type Result } from '@core/kernel/result'
import { findGame } from '../ui/games'
import type { RewriteJob } from '@core/protocol/set'
import { loadView } from '../games/registry'
import { settled } from '../ui/job.svelte'
import { RemarkList, type Remark } from './remark-list'
import { rewriteText, type RewriteKind } from './rewrite-text'
import { words } from './set-words'

/** A test whose text is to be written again. */
export interface Rewrite {
  readonly path: string
  /** Id of the game that reads it; empty if none does. */
  readonly game: string
  /** The answer beside it is right as it stands. */
  readonly hasAnswer: boolean
}

/** Texts at a time: the window stays awake between them. */
const AT_ONCE = 16

/** Reads the texts of tests and computes the new ones. */
export class RewriteWork {
  /** The title of the current or last job; empty if there is none. */
  title = $state.raw('')
  isReading = $state(false)
  done = $state(0)
  all = $state(0)
  /** Remarks on the last job. */
  remarks = $state.raw<readonly Remark[]>([])
  private turn = 0

  constructor(private readonly read: (path: string) => Promise<Result<string, string>>) {}

  /** Returns the job that writes them; null when it was stopped. */
  async begin(tests: readonly Rewrite[], how: RewriteKind): Promise<RewriteJob | null> {
    const turn = ++this.turn
    const { titles, undo } = words.set.jobs
    const title = titles[how]({ count: tests.length })
    Object.assign(this, { title, isReading: true, done: 0, all: tests.length, remarks: [] })
    const texts: RewriteJob['texts'][number][] = []
    const remarks = new RemarkList()
    for (let from = 0; from < tests.length; from += AT_ONCE) {
      const some = tests.slice(from, from + AT_ONCE)
      const made = await Promise.all(some.map((test) => this.one(test, how)))
      if (this.turn !== turn) return null
      for (const [at, { path, hasAnswer }] of some.entries()) {
        const { before, result } = made[at]!
        if (!result.ok) remarks.add(words.set.rewrite.stays({ why: result.error }), path)
        else if (result.value.text !== before) {
          texts.push({ path, before, after: result.value.text })
          if (result.value.warning !== null) remarks.add(result.value.warning, path)
          if (hasAnswer && how !== 'canonical') remarks.add(words.set.rewrite.answers, path)
        }
      }
      this.done = from + some.length
    }
    this.remarks = remarks.all
    this.isReading = false
    return { kind: 'rewrite', label: undo[how]({ count: tests.length }), texts }
  }

  /** Shows the title of a job that was made elsewhere, and remarks on it. */
  show(title: string, remarks: readonly Remark[]): void {
    this.turn++
    Object.assign(this, { title, isReading: false, remarks })
  }

  stop(): void {
    this.turn++
    Object.assign(this, { title: '', isReading: false, remarks: [] })
  }

  private async one({ path, game: id }: Rewrite, how: RewriteKind) {
    const read = await settled(() => this.read(path))
    const game = findGame(id)
    if (!read.ok || !game) {
      return { before: '', result: read.ok ? err(words.set.rewrite.noGame) : read }
    }
    const before = read.value
    const result = await settled(async () => {
      const { regions } = await loadView(game.id)
      return rewriteText(game, regions, before, how)
    })
    return { before, result }
  }
}
