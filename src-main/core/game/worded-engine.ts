import type { EventRows, EventTable } from './events'
import type { Engine } from './module'

/** A catalogue's words for an engine, by name. */
export interface EngineWords<Rows extends EventRows> {
  /** Titles of events, as shown in a filter: "Mouse eaten". */
  readonly events: Readonly<Record<keyof Rows, string>>
  /** Beliefs of misreaders, one sentence each, by the ids of the readings. */
  readonly readings: Readonly<Record<string, string>>
  /** Names of phases in lists and sentences, by their stable names. */
  readonly phases: Readonly<Record<string, string>>
}

/** An engine with titles of its events, phases and misreadings in a language; `events` is its table. */
export function wordedEngine<Level, Rows extends EventRows>(
  engine: Engine<Level>,
  _events: EventTable<Rows>,
  { events, readings, phases }: EngineWords<Rows>,
): Engine<Level> {
  return {
    ...engine,
    phases: engine.phases.map((phase) => ({ ...phase, title: told(phases, phase.name) })),
    eventKinds: engine.eventKinds.map((kind) => ({ ...kind, title: told(events, kind.name) })),
    readings: engine.readings.map((one) => ({ ...one, belief: told(readings, one.id) })),
  }
}

function told(words: Readonly<Record<PropertyKey, string>>, name: string): string {
  const found = words[name]
  if (found === undefined) throw new Error(`no words for ${name}`)
  return found
}
