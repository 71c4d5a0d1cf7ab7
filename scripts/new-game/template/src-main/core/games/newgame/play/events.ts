import { EventTable, int } from '../../../game/events'

/** All that happens in a run; `cell` is where the walker stands after it. Titles are in the catalogue. */
export const events = new EventTable({
  moved: { isNotable: false, rules: ['R1'], args: { cell: int } },
  /** `wall`: -1 for the edge of the board. */
  stopped: { rules: ['R2'], args: { wall: int, cell: int } },
})
