import { EventTable, int } from '../../../game/events'

/** All that happens in a run; `cell` is where the walker stands after it. */
export const events = new EventTable({
  moved: { title: 'Moved', isNotable: false, rules: ['R1'], args: { from: int, cell: int } },
  stopped: { title: 'Stopped by a wall', rules: ['R2'], args: { wall: int, cell: int } },
  'cannot-be-played': { title: 'Move cannot be played', rules: ['R1'], args: {} },
})
