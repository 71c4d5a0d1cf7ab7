import type { AnyGame } from '@core/game/any-game'
import { Recorder } from '@core/trace/recorder'
import { BOOK_LIMITS, recordRun } from '@core/trace/run'
import type { LevelRun } from '../editor/for-viewer'

/** Maximum time of recording at once, in ms; in between the page reacts to the reader. */
const SLICE = 24

/** Records a run bit by bit; `onMore` is called after each bit, after the last one with the run's outcome known. */
export function recordSliced(game: AnyGame, run: LevelRun, onMore: () => void): void {
  const layout = game.engine.layout(run.level)
  run.begin(layout)
  const recorder = new Recorder(layout)
  const machine = game.engine.start(run.level, recorder, run.reading ?? undefined)
  const slice = (): void => {
    const end = performance.now() + SLICE
    const isTimeUp = (): boolean => performance.now() > end
    const outcome = recordRun(
      machine,
      recorder,
      (chunk) => run.append(chunk),
      BOOK_LIMITS,
      isTimeUp,
    )
    if (outcome.kind === 'cancelled') setTimeout(slice)
    else run.outcome = outcome
    onMore()
  }
  slice()
}
