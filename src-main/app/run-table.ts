import { z } from 'zod'
import { MAX_PART } from '@core/protocol/exports'
import { MOST_PRINTED } from '@core/protocol/picture'
import type { Exports } from '../files/exports'
import { levelText as text } from '../files/journal/records'
import type { MatchExport } from '../files/match-export'
import type { MatchHost } from '../runs/match-host'
import type { RunSlots } from '../runs/run-slots'
import { bytes, filters, label, number } from './arguments'
import type { Calls } from './calls'
import { picturePage } from './picture-page'
import type { EarlyRequest, RequestTable } from './request-table'
import type { Shell } from './shell'

/** The parts that run levels, play matches of built-in players, and write the results. */
export interface RunParts {
  readonly runs: RunSlots
  readonly calls: Calls
  readonly matches: MatchHost
  readonly matchExport: MatchExport
  readonly exports: Exports
  readonly shell: Shell
  /** Folder of the built app. */
  readonly built: string
}

const id = z.string().min(1).max(100)
const printed = z.int().min(1).max(MOST_PRINTED)

const runRequest = z.strictObject({
  runId: number,
  slot: z.enum(['main', 'side']),
  game: id,
  text,
  reading: id.exactOptional(),
})

const side = id.nullable()
const move = z.string().max(10_000).nullable()

const matchRequest = z.strictObject({
  game: id,
  text,
  players: z.tuple([side, side]),
  given: z.tuple([move, move]),
  seed: z.int().min(0),
  timeLimit: z.int().min(1).max(600_000),
  most: z.int().min(1).nullable(),
  faultRule: side,
})

// The names of the written files are fixed here; the page cannot choose them.
const matchFiles = z.strictObject({
  'player0.in': text,
  'player0.out': text,
  'player0.transcript': text,
  'player1.in': text,
  'player1.out': text,
  'player1.transcript': text,
})

type RunRequestName = Extract<
  EarlyRequest,
  `run:${string}` | `match:${string}` | `export:${string}` | `call:${string}`
>

/** The page's requests about runs, matches of built-in players, and exported files. */
export const runTable: RequestTable<RunParts, RunRequestName> = {
  'run:start': [z.tuple([runRequest]), ({ runs }, request) => runs.start(request)],
  'run:cancel': [z.tuple([number]), ({ runs }, runId) => runs.cancel(runId)],
  'run:end-side': [z.tuple([]), ({ runs }) => runs.endSide()],
  'call:stop': [z.tuple([number]), ({ calls }, call) => calls.stop(call)],
  'match:play': [
    z.tuple([number, matchRequest]),
    ({ matches }, call, request) => matches.play(request, call),
  ],
  'match:export': [
    z.tuple([matchFiles]),
    ({ matchExport }, texts) => matchExport.askAndWrite(texts),
  ],
  'export:begin': [
    z.tuple([label, filters]),
    ({ exports }, name, shown) => exports.begin(name, shown),
  ],
  'export:append': [
    z.tuple([number, bytes]),
    ({ exports }, ticket, part) => exports.append(ticket, part),
  ],
  'export:finish': [z.tuple([number]), ({ exports }, ticket) => exports.finish(ticket)],
  'export:abort': [z.tuple([number]), async ({ exports }, ticket) => await exports.abort(ticket)],
  'export:pdf': [
    z.tuple([z.string().max(MAX_PART), z.object({ width: printed, height: printed })]),
    ({ shell }, svg, size) => shell.pdf(picturePage(svg), size),
  ],
  'export:viewer': [
    z.tuple([]),
    async ({ built }) => (await import('../sets/built-parts')).viewerPageOf(built),
  ],
}
