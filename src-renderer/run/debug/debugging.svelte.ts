import type { KeptData, LevelEditor } from '../../editor/index'
import { Breakpoints } from './breakpoints.svelte'
import { Followings } from './followings.svelte'
import { HitTravel } from './hit-travel.svelte'
import { RunScanner, type ScanClock } from './run-scanner'

/** The debugger of one document: its breakpoints and followed entities. */
export class Debugging {
  readonly breakpoints: Breakpoints
  readonly travel: HitTravel
  readonly followings: Followings
  private readonly scanner: RunScanner

  /** `kept`: the data stored with the document but not in its file. */
  constructor(editor: LevelEditor, kept: KeptData, clock?: ScanClock) {
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

  /** Loads the data stored with the document. */
  restore(): void {
    this.breakpoints.restore()
    this.followings.restore()
  }

  /** Called when more of the run is known, or a different one is shown. */
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
