import { phaseTitle } from '@core/game/names'
import type { AnyGame } from '@core/game/any-game'
import type { TraceCursor } from '@core/trace/cursor'
import type { TraceEvent } from '@core/trace/trace'
import { words } from '../ui/words'

/** Maximum number of events said in full; the others are counted. */
const MOST_EVENTS = 3
/** Maximum number of steps whose events are collected; for more steps only the end position is said. */
const MOST_STEPS = 500

/** The part of a run that is put into words. */
export interface SpokenRun {
  readonly level: unknown
  readonly cursor: Pick<TraceCursor, 'markOf' | 'eventsOf' | 'layout'>
}

/**
 * The announcement for a move of the playhead from one position to another: the turn and phase that come next and, for
 * moves forwards, the first events, important ones before the others.
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

/** The same for a presentation: for moves forwards only the last event, an important one if there are any. */
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
