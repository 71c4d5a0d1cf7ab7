import type { Bridge } from '@core/protocol/ipc'
import type { AgainMade, MakeAgainProgress, RewriteJob } from '@core/protocol/set'
import { call } from '../ui/call'
import { Job } from '../ui/job.svelte'
import { RemarkList, type Remark } from './remark-list'
import { words } from './set-words'

/** Tests that were made again: the job that writes those that come out differently, and remarks to show before it. */
export interface Again {
  readonly job: RewriteJob
  readonly remarks: readonly Remark[]
}

/** Makes tests again the way they were made. */
export class MakingAgain extends Job<MakeAgainProgress, readonly AgainMade[] | null> {
  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
  ) {
    super()
  }

  /** Null when it failed or was stopped. */
  async run(paths: readonly string[]): Promise<Again | null> {
    this.forget()
    const made = await this.perform((piece) =>
      call(this.bridge, piece, 'set:make-again', this.set, paths),
    )
    return made && againOf(made)
  }
}

function againOf(tests: readonly AgainMade[]): Again {
  const { rewrite, jobs } = words.set
  const remarks = new RemarkList()
  const texts = tests.flatMap(({ path, before, after }): RewriteJob['texts'][number][] => {
    if (!after.ok) remarks.add(rewrite.stays({ why: after.error }), path)
    else if (after.value.text === before) remarks.add(rewrite.same, path, 'good')
    else return [{ path, before, after: after.value.text, made: after.value.made }]
    return []
  })
  const label = jobs.undo.again({ count: texts.length })
  return { job: { kind: 'rewrite', label, texts }, remarks: remarks.all }
}
