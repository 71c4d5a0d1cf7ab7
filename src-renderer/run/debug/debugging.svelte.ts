import type { Kept, LevelEditor } from '../../editor/index'
import { Breakpoints } from './breakpoints.svelte'
import { Followings } from './followings.svelte'
import { HitTravel } from './hit-travel.svelte'
import { RunScanner, type ScanClock } from './run-scanner'

/** What the user has set the debugger of one document to watch for. */
export class Debugging {
  readonly breakpoints: Breakpoints
  readonly travel: HitTravel
  readonly followings: Followings
  private readonly scanner: RunScanner

  /** `kept` is what is kept with the document and not in its file. */
  constructor(editor: LevelEditor, kept: Kept, clock?: ScanClock) {
    this.scanner = new RunScanner(
      editor.game,
      () => editor.run.shown,
      () => this.report(),
      clock,
    )
    this.breakpoints = new Breakpoints(editor, this.scanner, kept)
    this.travel = new HitTravel(editor, this.scanner, this.breakpoints)
    this.followings = new Followings(editor, this.scanner, kept)
  }

  /** Takes up what is kept with the document. */
  restore(): void {
    this.breakpoints.restore()
    this.followings.restore()
  }

  /** More of the run is known, or another one is shown. */
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
