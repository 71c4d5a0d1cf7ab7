import { bridge } from '../bridge'
import type { LevelEditor } from './level-editor.svelte'
import type { LevelRun } from './level-run'

/** Sends levels to be run and hands what comes back to the documents that asked. */
export class RunClient {
  private lastRunId = 0

  constructor(private readonly editors: () => readonly LevelEditor[]) {
    bridge.on('run:begun', ({ runId, layout }) => this.deliver(runId, (run) => run.begin(layout)))
    bridge.on('run:answered', ({ runId, answer }) =>
      this.deliver(runId, (run) => run.answered(answer)),
    )
    bridge.on('run:chunk', ({ runId, chunk }) => this.deliver(runId, (run) => run.append(chunk)))
    bridge.on('run:part', ({ runId, part }) => this.deliver(runId, (run) => run.appendPart(part)))
    bridge.on('run:ended', ({ runId, outcome }) =>
      this.deliver(runId, (run) => {
        run.outcome = outcome
      }),
    )
  }

  /** Starts a run of the document as it stands; gives its number. */
  start(editor: LevelEditor): number {
    const runId = ++this.lastRunId
    const { game, document } = editor
    void bridge.request('run:start', { runId, game: game.id, text: document.text })
    return runId
  }

  /** Stops the run of that number where it stands, if it is under way. */
  cancel(runId: number): void {
    void bridge.request('run:cancel', runId)
  }

  /** Stops what a document that is closed has under way. */
  forget(editor: LevelEditor): void {
    if (editor.latestRun?.outcome === null) this.cancel(editor.latestRun.runId)
  }

  private deliver(runId: number, note: (run: LevelRun) => void): void {
    for (const editor of this.editors()) {
      const run = editor.runOf(runId)
      if (!run) continue
      note(run)
      editor.receive(run)
      return
    }
  }
}
