import type { StressDesk } from '../sets/open/stress'
import type { Handlers } from './handle'

type StressRequestName = Extract<keyof Handlers, `stress:${string}`>

/** What the page's requests about stress do; `desk` is loaded with the first of them. */
export function stressHandlers(desk: () => Promise<StressDesk>): Pick<Handlers, StressRequestName> {
  return {
    'stress:choose': async () => (await desk()).choose(),
    'stress:run': async (call, request) => (await desk()).run(request, call),
  }
}
