import type { TraceEvent } from '../trace/trace'
import type { Debugging, StepView } from './debugging'
import type { EventFacts } from './module'

type Why<Level> = Pick<Debugging<Level>, 'whyEvent' | 'whyCell'>

/** What events alone tell of why: their own rule and words. */
export function plainWhy<Level>(
  phaseRule: (phase: number) => string,
  describe: (level: Level, event: TraceEvent) => EventFacts,
  describeCell: (level: Level, state: Int32Array, cell: number) => string,
): Why<Level> {
  return {
    whyEvent(level, _step, event) {
      const { text, rule, cells } = describe(level, event)
      return { rule, facts: [`${text}.`], cells }
    },
    whyCell(level, step, cell) {
      const here = eventsOn(describe, level, step, cell)
      const words = `${describeCell(level, step.after, cell)}.`
      return {
        rule: here[0]?.rule ?? phaseRule(step.phase),
        facts: [...here.map(({ text }) => `${text}.`), words],
        cells: [cell],
      }
    },
  }
}

function eventsOn<Level>(
  describe: (level: Level, event: TraceEvent) => EventFacts,
  level: Level,
  { events }: StepView,
  cell: number,
): EventFacts[] {
  return events.map((event) => describe(level, event)).filter(({ cells }) => cells.includes(cell))
}
