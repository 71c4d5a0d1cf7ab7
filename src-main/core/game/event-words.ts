import type { TraceEvent } from '../trace/trace'
import type { Explanation, Grounds, StepView } from './debugging'
import type { EventOf, EventRows, EventTable } from './events'
import type { Deciding, EventFacts } from './module'

/** A game's words for a kind of event. */
export interface WordsOfEvent<Level, Event> {
  /** The event in words. */
  sentence(level: Level, event: Event): EventFacts
  /** The reasons for the event in a step. */
  grounds(level: Level, step: StepView, event: Event): Grounds
}

/** A game's words for each kind of its events, by name. */
export type EventWords<Level, Rows extends EventRows> = {
  readonly [Name in keyof Rows]: WordsOfEvent<Level, EventOf<Rows, Name>>
}

/** Functions that describe and explain any event of a game with the words of its kind. */
export function wordsOf<Level, Rows extends EventRows>(
  events: EventTable<Rows>,
  words: EventWords<Level, Rows>,
): {
  describe(level: Level, event: TraceEvent): EventFacts
  whyEvent(level: Level, step: StepView, event: TraceEvent): Explanation
} {
  function wordsFor(event: EventOf<Rows>): WordsOfEvent<Level, EventOf<Rows>> {
    return words[event.name]
  }
  return {
    describe(level, event) {
      const read = events.read(event)
      return wordsFor(read).sentence(level, read)
    },
    whyEvent(level, step, event) {
      const read = events.read(event)
      const { sentence, grounds } = wordsFor(read)
      const { rule, cells } = sentence(level, read)
      const { facts, cells: more = [] } = grounds(level, step, read)
      return { rule, facts, cells: [...new Set([...cells, ...more])] }
    },
  }
}

/** An event in words: its sentence, the rules, the cells with the main one first, and the entity if there is one. */
export function factsOf(
  text: string,
  rules: Deciding,
  cells: readonly number[],
  entity = -1,
): EventFacts {
  const [rule, ...also] = typeof rules === 'string' ? ([rules] as const) : rules
  return also.length === 0 ? { text, rule, cells, entity } : { text, rule, also, cells, entity }
}
