import { z } from 'zod'
import { compareRules, type CompareRule } from '@core/judging/compare-outputs'
import { err, ok, type Result } from '@core/kernel/result'
import { memoryBounds, timeBounds, type ProgramLimits } from '@core/protocol/programs'
import type { SetNotes } from '@core/protocol/set'
import type { MadeTest } from '@core/suite/how-made'
import { licences, type PackingNotes } from '@core/package/package'
import type { ExpectedFault } from '@core/suite/invalid/invalid-files'
import { countings, MOST_POINTS, type GroupScoring } from '@core/suite/scoring'
import { byName } from '@core/suite/set-files'
import { faultIn, placeAt } from '@core/kernel/json-place'
import { keptPrograms, type ProgramsChange } from './kept-programs'
import { inWordsOfProcess, placedIssue } from '../read-faults'
import { madeTest } from './made-schema'
import { setsWords } from './sets-words'

/** The file of a folder of tests that holds what the user has written about them. */
export const NOTES_NAME = 'boardwright.json'

const MEGABYTE = 2 ** 20

/** Letters of a note or a title. */
export const LONGEST_NOTE = 10_000

const test = z.looseObject({
  note: z.string().max(LONGEST_NOTE).optional(),
  made: madeTest.optional(),
})
/** Ms, and megabytes. */
const limits = z.looseObject({
  time: z.int().min(timeBounds[0]).max(timeBounds[1]),
  memory: z
    .int()
    .min(memoryBounds[0] / MEGABYTE)
    .max(memoryBounds[1] / MEGABYTE),
})
/** The fields of a group's scoring. */
export const scoringKeys = {
  points: z.int().min(0).max(MOST_POINTS),
  count: z.enum(countings),
  requires: z.array(z.string().max(4096)).max(1000).readonly(),
  bounds: z.record(
    z.string().max(100),
    z
      .tuple([z.number(), z.number()])
      .readonly()
      .refine(([least, most]) => least <= most),
  ),
}
const group = z.looseObject({
  title: z.string().max(LONGEST_NOTE).optional(),
  ...z.object(scoringKeys).partial().shape,
})

/** The defaults of the dialog that packs the set. */
const packing = z.looseObject({
  title: z.string().max(LONGEST_NOTE).exactOptional(),
  author: z.string().max(LONGEST_NOTE).exactOptional(),
  licence: z.enum(licences).exactOptional(),
})

/** For what an input that has to be refused is expected to be refused. */
export const expectedFault = z.object({
  code: z.string().min(1).max(100),
  line: z.int().min(1),
  column: z.int().min(1),
})

/** The contents of the file. Unknown keys belong to a newer version or to other programs and are kept. */
const schema = z.looseObject({
  version: z.literal(1),
  compare: z.enum(compareRules).optional(),
  limits: limits.optional(),
  package: packing.optional(),
  groups: z.record(z.string(), group).default({}),
  tests: z.record(z.string(), test).default({}),
  programs: keptPrograms.default([]),
  invalid: z.record(z.string(), expectedFault).optional(),
})

export type NotesContent = z.infer<typeof schema>

/** Where there is no file. */
export const noNotes: NotesContent = { version: 1, groups: {}, tests: {}, programs: [] }

/** The contents of the file, or one sentence with line and column. */
export function notesIn(text: string): Result<NotesContent, string> {
  const fault = faultIn(text)
  if (fault !== null) return err(setsWords().notes.noJson({ ...fault }))
  const found = schema.safeParse(JSON.parse(text), inWordsOfProcess)
  if (found.success) return ok(found.data)
  const issue = found.error.issues[0]!
  return err(setsWords().notes.fault({ ...placeAt(text, issue.path), fault: placedIssue(issue) }))
}

/** Notes and making by tests, titles and points by groups, how answers are compared, and what programs may use. */
export function notesOf(content: NotesContent): Omit<SetNotes, 'problem'> {
  const { tests, groups, compare = 'tokens', limits } = content
  const { title, author, licence } = content.package ?? {}
  return {
    tests: textsOf(tests, 'note'),
    made: Object.fromEntries(
      Object.entries(tests).flatMap(([path, { made }]) => (made ? [[path, made]] : [])),
    ),
    groups: textsOf(groups, 'title'),
    invalid: content.invalid ?? {},
    scoring: Object.fromEntries(
      Object.entries(groups).flatMap(([path, { points = 0, count = 'all', requires, bounds }]) =>
        points > 0 || bounds
          ? [[path, { points, count, requires: requires ?? [], bounds: bounds ?? {} }]]
          : [],
      ),
    ),
    compare,
    packing: {
      ...(title !== undefined && { title }),
      ...(author !== undefined && { author }),
      ...(licence !== undefined && { licence }),
    },
    limits: limits ? { time: limits.time, memory: limits.memory * MEGABYTE } : null,
  }
}

function textsOf<K extends string>(
  from: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  key: K,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(from).flatMap(([name, { [key]: text }]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  )
}

/** A change of the contents. */
export type NotesChange = (content: NotesContent) => void

/** Sets the note of a test; an empty note is removed. */
export function withNote(path: string, note: string): NotesChange {
  return ({ tests }) => put(tests, path, 'note', note)
}

/** Sets how a test was made. */
export function withMade(path: string, made: MadeTest): NotesChange {
  return ({ tests }) => {
    tests[path] = entryWith(made, tests[path])
  }
}

/** What is written of a test with this in place of how it was made, and of its note where there is one; in the order of the file. */
export function entryWith(
  made: MadeTest | null,
  entry: NotesContent['tests'][string] = {},
  text = entry.note,
): NotesContent['tests'][string] {
  const { note: _note, made: _made, ...others } = entry
  return { ...(text && { note: text }), ...(made && { made }), ...others }
}

/** Sets the title of a group; an empty title is removed. */
export function withTitle(group: string, title: string): NotesChange {
  return ({ groups }) => put(groups, group, 'title', title)
}

/** Sets the scoring of a group; default values are left out. */
export function withScoring(path: string, scoring: GroupScoring): NotesChange {
  return ({ groups }) => {
    const { title, points: _p, count: _c, requires: _r, bounds: _b, ...others } = groups[path] ?? {}
    const { points, count, requires, bounds } = scoring
    const entry = {
      ...(title !== undefined && { title }),
      ...(points > 0 && { points, ...(count !== 'all' && { count }) }),
      ...(points > 0 && requires.length > 0 && { requires }),
      ...(Object.keys(bounds).length > 0 && { bounds }),
      ...others,
    }
    if (Object.keys(entry).length > 0) groups[path] = entry
    else delete groups[path]
  }
}

/** Sets how answers are compared. */
export function withCompare(compare: CompareRule): NotesChange {
  return (content) => {
    content.compare = compare
  }
}

/** Sets what programs may use; memory is kept in whole megabytes. */
export function withLimits({ time, memory }: ProgramLimits): NotesChange {
  return (content) => {
    content.limits = { ...content.limits, time, memory: Math.ceil(memory / MEGABYTE) }
  }
}

/** Sets the packing defaults; empty ones are removed. */
export function withPacking(packing: PackingNotes): NotesChange {
  return (content) => {
    if (Object.keys(packing).length > 0) content.package = { ...content.package, ...packing }
  }
}

/** Sets for what an input has to be refused; by its path. */
export function withInvalid(path: string, fault: ExpectedFault): NotesChange {
  return (content) => {
    content.invalid = { ...content.invalid, [path]: fault }
  }
}

/** Changes the list of programs. */
export function withPrograms(change: ProgramsChange): NotesChange {
  return (content) => {
    content.programs = [...change(content.programs)]
  }
}

function put(into: Record<string, Record<string, unknown>>, name: string, key: string, to: string) {
  const entry = { ...into[name] }
  delete entry[key]
  // The text first, then unknown keys.
  into[name] = to === '' ? entry : { [key]: to, ...entry }
  if (Object.keys(into[name]).length === 0) delete into[name]
}

/** The text of the file, always in the same order, so that a change shows as the line that it is. */
export function printedNotes({
  version,
  compare,
  limits,
  package: packing,
  groups,
  tests,
  programs,
  invalid,
  ...others
}: NotesContent): string {
  const sorted = (all: object) =>
    Object.fromEntries(Object.entries(all).sort(([a], [b]) => byName(a, b)))
  const content = {
    version,
    ...(compare && { compare }),
    ...(limits && { limits }),
    ...(packing && { package: packing }),
    groups: sorted(groups),
    tests: sorted(tests),
    // Their order is the user's.
    ...(programs.length > 0 && { programs }),
    ...(invalid && Object.keys(invalid).length > 0 && { invalid: sorted(invalid) }),
    ...others,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
