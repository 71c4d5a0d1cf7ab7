import type { ProgramDesk } from '../sets/open/programs'
import type { Handlers } from './handle'

type ProgramRequest = Extract<keyof Handlers, `programs:${string}`>

/** What the page's requests about programs do; `desk` is loaded with the first of them. */
export function programHandlers(desk: () => Promise<ProgramDesk>): Pick<Handlers, ProgramRequest> {
  return {
    'programs:list': async (set) => (await desk()).list(set),
    'programs:isolation': async () => (await desk()).isolation(),
    'programs:languages': async () => (await desk()).languages(),
    'programs:choose': async (set, language) => (await desk()).choose(set, language),
    'programs:change': async (set, change) => (await desk()).change(set, change),
    'programs:run': async (call, request) => (await desk()).run(request, call),
    'programs:details': async (set, program, test) => (await desk()).details(set, program, test),
    'programs:diagnosis': async (call, request) => (await desk()).diagnosis(request, call),
  }
}
