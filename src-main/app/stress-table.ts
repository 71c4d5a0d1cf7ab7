import { z } from 'zod'
import { compareRules } from '@core/judging/compare-outputs'
import type { StressDesk } from '../sets/open/stress'
import { number, ticket } from './arguments'
import { extent } from './set-arguments'
import { programLimits } from './program-table'
import type { DeskRequest, RequestTable } from './request-table'

const program = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chosen'), ticket }),
  z.strictObject({ kind: z.literal('kept'), set: ticket, program: ticket }),
])

const run = z.strictObject({
  game: ticket,
  program,
  other: program.nullable(),
  source: z.enum(['new', 'near', 'both']),
  set: ticket.nullable(),
  ...extent,
  compare: z.enum(compareRules).optional(),
  limits: programLimits,
})

type StressRequestName = Extract<DeskRequest, `stress:${string}`>

/** Searches for levels on which programs fail; loaded with the first request about it. */
export interface StressParts {
  readonly stress: () => Promise<StressDesk>
}

/** The page's requests about stress tests: their arguments contain no command and no path. */
export const stressTable: RequestTable<StressParts, StressRequestName> = {
  'stress:choose': [z.tuple([]), async ({ stress }) => (await stress()).choose()],
  'stress:run': [
    z.tuple([number, run]),
    async ({ stress }, call, request) => (await stress()).run(request, call),
  ],
}
