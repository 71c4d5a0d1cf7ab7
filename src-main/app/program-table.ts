import { z } from 'zod'
import { verdicts as allVerdicts } from '@core/judging/verdict'
import {
  longestCommand,
  longestProgramName,
  memoryBounds,
  mostMeasuredRuns,
  mostPrograms,
  timeBounds,
} from '@core/protocol/programs'
import type { ProgramDesk } from '../sets/open/programs'
import { number, ticket, wholeNumbers } from './arguments'
import type { DeskRequest, RequestTable } from './request-table'

const tickets = z.array(ticket).max(mostPrograms)
const verdicts = z.array(z.enum(allVerdicts)).min(1).max(8)

const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('name'),
    program: ticket,
    name: z.string().max(longestProgramName),
  }),
  z.strictObject({
    kind: z.literal('expects'),
    program: ticket,
    expects: verdicts.nullable(),
    group: z.string().min(1).max(4096).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('flags'),
    program: ticket,
    flags: z.string().max(longestCommand),
  }),
  z.strictObject({ kind: z.literal('remove'), programs: tickets.min(1) }),
  z.strictObject({ kind: z.literal('place'), program: ticket, before: ticket.nullable() }),
])

/** In ms and bytes. */
export const programLimits = z.strictObject(
  wholeNumbers({ time: timeBounds, memory: memoryBounds }),
)

const run = z.strictObject({
  set: ticket,
  programs: tickets.nullable(),
  tests: z.array(z.string().min(1).max(4096)).max(100_000).nullable(),
  limits: programLimits,
  extent: z.enum(['kept', 'changed', 'all']),
})

const measure = z.strictObject({
  set: ticket,
  most: programLimits.shape.time,
  runs: z.int().min(1).max(mostMeasuredRuns),
})

type ProgramRequest = Extract<DeskRequest, `programs:${string}`>

/** Runs programs; loaded with the first request about them. */
export interface ProgramParts {
  readonly programs: () => Promise<ProgramDesk>
}

/** The page's requests about programs: their arguments contain no command and no path of a program. */
export const programTable: RequestTable<ProgramParts, ProgramRequest> = {
  'programs:list': [z.tuple([ticket]), async ({ programs }, set) => (await programs()).list(set)],
  'programs:isolation': [z.tuple([]), async ({ programs }) => (await programs()).isolation()],
  'programs:languages': [z.tuple([]), async ({ programs }) => (await programs()).languages()],
  'programs:choose': [
    z.tuple([ticket, ticket.nullable()]),
    async ({ programs }, set, language) => (await programs()).choose(set, language),
  ],
  'programs:change': [
    z.tuple([ticket, change]),
    async ({ programs }, set, asked) => (await programs()).change(set, asked),
  ],
  'programs:run': [
    z.tuple([number, run]),
    async ({ programs }, call, request) => (await programs()).run(request, call),
  ],
  'programs:measure': [
    z.tuple([number, measure]),
    async ({ programs }, call, request) => (await programs()).measure(request, call),
  ],
  'programs:details': [
    z.tuple([ticket, ticket, z.string().min(1).max(4096)]),
    async ({ programs }, ...asked) => (await programs()).details(...asked),
  ],
  'programs:diagnosis': [
    z.tuple([number, z.strictObject({ set: ticket, program: ticket })]),
    async ({ programs }, call, request) => (await programs()).diagnosis(request, call),
  ],
}
