import { Breakpoints } from './breakpoints.svelte'
import type { DebugTable } from './debug-table'
import { Followings } from './followings.svelte'
import { HitTravel } from './hit-travel.svelte'
import { RunScanner, type ScanClock } from './run-scanner'

/** What the user has set the debugger of one document to watch for. */
export class Debugging {
  readonly breakpoints: Breakpoints
  readonly travel: HitTravel
  readonly followings: Followings
  private readonly scanner: RunScanner

  constructor(
    private readonly editor: DebugTable,
    clock?: ScanClock,
  ) {
    this.scanner = new RunScanner(
      editor.game,
      () => editor.run,
      () => this.report(),
      clock,
    )
    this.breakpoints = new Breakpoints(editor, this.scanner)
    this.travel = new HitTravel(editor, this.scanner, this.breakpoints)
    this.followings = new Followings(editor, this.scanner)
  }

  /** Takes up what is kept beside a file that was opened. */
  async load(ticket: string): Promise<void> {
    await this.editor.kept.load(ticket)
    this.breakpoints.restore()
    this.followings.restore()
    this.editor.lines.takeKept()
  }

  /** More of the run is known, or another one is on show. */
  runChanged(): void {
    this.scanner.refresh()
    this.travel.pursue()
  }

  private report(): void {
    this.breakpoints.report()
    this.travel.pursue()
    this.followings.report()
  }
}
