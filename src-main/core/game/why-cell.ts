import type { Debugging } from './debugging'

/**
 * Why a cell is as it is after a step, by the events of the step alone: the reasons of the first one that concerns the
 * cell, or that nothing happened there, and those of what did. `nothing` is a whole sentence. Each step needs an event.
 */
export function whyCellBy<Level>(
  whyEvent: Debugging<Level>['whyEvent'],
  nothing: (level: Level, cell: number) => string,
): Debugging<Level>['whyCell'] {
  return (level, step, cell) => {
    const all = step.events.map((event) => whyEvent(level, step, event))
    const found = all.find(({ cells }) => cells.includes(cell))
    const { rule, facts, cells } = found ?? all[0]!
    return {
      rule,
      facts: found ? facts : [nothing(level, cell), ...facts],
      cells: [...new Set([cell, ...cells])],
    }
  }
}
