import { phaseTitle } from '@core/game/names'
import type { AnyGame } from '@core/game/any-game'
import type { TraceCursor } from '@core/trace/cursor'
import type { TraceEvent } from '@core/trace/trace'
import { words } from '../ui/words'

/** Events that are said in full; the others are counted. */
const MOST_EVENTS = 3
/** Steps whose events are gone through; of a longer way only its end is said. */
const MOST_STEPS = 500

/** The part of a run that is spoken about. */
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
  const phase = mark ? phaseTitle(game, mark.phase) : ''
  const { spoken } = words.board
  const place = mark ? placeWords(mark.turn, cursor.layout.turnCount, phase) : spoken.end
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
  if (count === 0) return `${place} ${spoken.nothingHappened}`
  const shown = [...told, ...further].slice(0, MOST_EVENTS)
  const sentences = shown.map((event) => sentenceOf(game, level, event))
  const rest = count - shown.length
  const more = rest === 0 ? [] : [spoken.moreEvents({ count: rest })]
  return [place, ...sentences, ...more].join(' ')
}

/** The same for a class: of a way forwards only the last event, of those that matter if there are any. */
export function lastWords(
  game: AnyGame,
  { level, cursor }: SpokenRun,
  from: number,
  to: number,
): string {
  const place = stepWords(game, { level, cursor }, to, to)
  let last: TraceEvent | undefined
  for (let step = to - 1; step >= Math.max(from, to - MOST_STEPS); step--) {
    const events = cursor.eventsOf(step)
    const notable = events.findLast(({ code }) => game.engine.eventKinds[code]?.isNotable)
    last = notable ?? last ?? events.at(-1)
    if (notable) break
  }
  return last ? `${place} ${sentenceOf(game, level, last)}` : place
}

function sentenceOf(game: AnyGame, level: unknown, event: TraceEvent): string {
  return game.describe(level, event).text.replace(/\.?$/, '.')
}

function placeWords(before: number, turns: number, phase: string): string {
  const turn = before + 1
  const { spoken } = words.board
  return phase !== '' ? spoken.turnBefore({ turn, turns, phase }) : spoken.turn({ turn, turns })
}
