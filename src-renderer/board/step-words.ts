import type { AnyGame } from '@core/game/any-game'
import type { TraceCursor } from '@core/trace/cursor'
import type { TraceEvent } from '@core/trace/trace'

/** Events that are said in full; the others are counted. */
const MOST_EVENTS = 3
/** Steps whose events are gone through; of a longer way only its end is said. */
const MOST_STEPS = 500

/** As much of a run as is spoken of. */
export interface SpokenRun {
  readonly level: unknown
  readonly cursor: Pick<TraceCursor, 'markOf' | 'eventsOf' | 'layout'>
}

/**
 * What a screen reader says when the playhead went from one position to another: turn and phase that come next and, for
 * a way forwards, the first events, those that matter before the others.
 */
export function stepWords(
  game: AnyGame,
  { level, cursor }: SpokenRun,
  from: number,
  to: number,
): string {
  const mark = cursor.markOf(to)
  const next = mark ? game.engine.phases[mark.phase] : undefined
  const phase = next?.title ?? next?.name
  const place = mark
    ? `Turn ${mark.turn + 1} of ${cursor.layout.turnCount}${phase ? `, before ${phase}` : ''}.`
    : 'The end.'
  if (to <= from || to - from > MOST_STEPS) return place
  const told: TraceEvent[] = []
  const further: TraceEvent[] = []
  let count = 0
  for (let step = from; step < to; step++) {
    for (const event of cursor.eventsOf(step)) {
      count++
      const isNotable = game.engine.eventKinds[event.code]?.isNotable === true
      const list = isNotable ? told : further
      if (list.length < MOST_EVENTS) list.push(event)
    }
  }
  if (count === 0) return `${place} Nothing happened.`
  const shown = [...told, ...further].slice(0, MOST_EVENTS)
  const sentences = shown.map((event) => game.describe(level, event).text.replace(/\.?$/, '.'))
  const rest = count - shown.length
  const more = rest === 0 ? [] : [`And ${rest} more ${rest === 1 ? 'event' : 'events'}.`]
  return [place, ...sentences, ...more].join(' ')
}
