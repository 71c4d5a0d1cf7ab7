import { EventIndex } from '../../run/index'
import type { LevelEditor } from '../../editor/index'
import { type Entry, entryOf } from './entry'
import { words } from '../../ui/words'

const { kinds, eventAt } = words.palette

/** Maximum number of listed events: for more, the Events pane with its filter is better. */
export const MOST_EVENTS = 10_000
/** Time of reading before the window gets a turn, in ms. */
const SLICE = 8

/** The notable events of a run, read in slices, because a long run has to be replayed for them. */
export class EventEntries {
  readonly read: Entry[] = []
  private readonly index: EventIndex

  constructor(private readonly editor: LevelEditor) {
    this.index = new EventIndex(editor.game.engine.eventKinds.map(({ isNotable }) => isNotable))
    const book = editor.run.shown?.cursor?.book
    if (book) this.index.extend(book)
  }

  /** Number of all notable events, listed or not. */
  get total(): number {
    return this.index.length
  }

  get isDone(): boolean {
    return this.read.length >= Math.min(this.total, MOST_EVENTS)
  }

  /** Reads one slice. */
  readOn(now: () => number = () => performance.now()): void {
    const end = now() + SLICE
    while (!this.isDone && now() < end) this.read.push(this.entryAt(this.read.length))
  }

  private entryAt(row: number): Entry {
    const { game, playback, board, run } = this.editor
    const { event, step, turn } = this.index.at(row)
    const { text, rule, cells } = game.describe(run.shown!.level, event)
    return entryOf(`event ${row}`, kinds.event, text, eventAt({ turn: turn + 1, rule }), () => {
      playback.pause()
      playback.seek(step + 1)
      if (cells[0] !== undefined) board.cursorCell = cells[0]
    })
  }
}
