import { stopWords } from '../../../game/stop-facts'
import { inputs } from '../play/inputs'
import { messageOf } from '../text/diagnostics'

/** The event with which a run stops before a walk that cannot start, and why it cannot (L7). */
export const { describeStop, whyStop } = stopWords(inputs, messageOf, () => [
  'A walk may start on any cell of the map but a wall.',
])
