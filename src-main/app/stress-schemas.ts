import { z } from 'zod'
import { compareRules } from '@core/judging/compare-outputs'
import type { RequestName, Requests } from '@core/protocol/ipc'
import { memoryBounds, timeBounds } from '@core/protocol/programs'
import { mostStressTries } from '@core/protocol/stress'
import { callNumber } from './call-number'

const ticket = z.string().min(1).max(100)

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
  seed: z.int().min(0),
  tries: z.int().min(1).max(mostStressTries),
  isOfficial: z.boolean(),
  compare: z.enum(compareRules).optional(),
  limits: z.strictObject({
    time: z.int().min(timeBounds[0]).max(timeBounds[1]),
    memory: z.int().min(memoryBounds[0]).max(memoryBounds[1]),
  }),
})

type StressRequestName = Extract<RequestName, `stress:${string}`>

/** Kind and size of the arguments of the requests about stress: no command and no path is among them. */
export const stressSchemas: {
  readonly [N in StressRequestName]: z.ZodType<Requests[N]['args']>
} = {
  'stress:choose': z.tuple([]),
  'stress:run': z.tuple([callNumber, run]),
}
