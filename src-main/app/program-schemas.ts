import { z } from 'zod'
import { verdicts as allVerdicts } from '@core/judging/verdict'
import type { RequestName, Requests } from '@core/protocol/ipc'
import {
  longestCommand,
  longestProgramName,
  memoryBounds,
  mostPrograms,
  timeBounds,
} from '@core/protocol/programs'
import { callNumber } from './call-number'

const ticket = z.string().min(1).max(100)
const programs = z.array(ticket).max(mostPrograms)
const verdicts = z.array(z.enum(allVerdicts)).min(1).max(8)

const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('name'),
    program: ticket,
    name: z.string().max(longestProgramName),
  }),
  z.strictObject({ kind: z.literal('expects'), program: ticket, expects: verdicts.nullable() }),
  z.strictObject({
    kind: z.literal('flags'),
    program: ticket,
    flags: z.string().max(longestCommand),
  }),
  z.strictObject({ kind: z.literal('remove'), programs: programs.min(1) }),
  z.strictObject({ kind: z.literal('place'), program: ticket, before: ticket.nullable() }),
])

/** Ms and bytes. */
export const programLimits = z.strictObject({
  time: z.int().min(timeBounds[0]).max(timeBounds[1]),
  memory: z.int().min(memoryBounds[0]).max(memoryBounds[1]),
})

const run = z.strictObject({
  set: ticket,
  programs: programs.nullable(),
  tests: z.array(z.string().min(1).max(4096)).max(100_000).nullable(),
  limits: programLimits,
  extent: z.enum(['kept', 'changed', 'all']),
})

type ProgramRequest = Extract<RequestName, `programs:${string}`>

/** Kind and size of the arguments of the requests about programs: no command and no path of a program is among them. */
export const programSchemas: { readonly [N in ProgramRequest]: z.ZodType<Requests[N]['args']> } = {
  'programs:list': z.tuple([ticket]),
  'programs:isolation': z.tuple([]),
  'programs:languages': z.tuple([]),
  'programs:choose': z.tuple([ticket, z.string().min(1).max(100).nullable()]),
  'programs:change': z.tuple([ticket, change]),
  'programs:run': z.tuple([callNumber, run]),
  'programs:details': z.tuple([ticket, ticket, z.string().min(1).max(4096)]),
  'programs:diagnosis': z.tuple([callNumber, z.strictObject({ set: ticket, program: ticket })]),
}
