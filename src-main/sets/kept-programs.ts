import { z } from 'zod'
import { words } from '../words'
import { verdicts, type Verdict } from '@core/judging/verdict'
import { longestCommand, longestProgramName, mostPrograms } from '@core/protocol/programs'
import type { FilePlace } from '@core/kernel/file-place'
import { placeAt } from '@core/kernel/json-place'
import { contradictions, type Contradiction } from '@core/suite/contradictions'
import { testsIn } from '@core/suite/group-expectations'
import { byName } from '@core/suite/set-files'
import { nameOfProgramProblem } from '@core/judging/program-name'
import { setsWords } from './sets-words'

const expectation = z.array(z.enum(verdicts)).min(1)

/** What is expected in groups, by their paths; of the whole set `expect` says it. */
export const groupExpectations = z.record(z.string().min(1).max(4096), expectation)

const program = z.looseObject({
  name: z.string().max(longestProgramName),
  command: z.string().min(1).max(longestCommand),
  flags: z.string().max(longestCommand).exactOptional(),
  expect: expectation.exactOptional(),
  groups: groupExpectations.exactOptional(),
})

/** A program as `boardwright.json` keeps it; keys that we do not know stay. */
export type KeptProgram = z.infer<typeof program>

/** The list in the file: a list has an order, and can show that a name is listed twice. */
export const keptPrograms = z
  .array(program)
  .max(mostPrograms)
  .superRefine((programs, context) => {
    const seen = new Set<string>()
    for (const [at, { name }] of programs.entries()) {
      const fault =
        nameOfProgramProblem(words, name) ?? (seen.has(name) ? setsWords().programs.twice : null)
      if (fault !== null) context.addIssue({ code: 'custom', path: [at, 'name'], message: fault })
      seen.add(name)
    }
  })

/** Changes the list. */
export type ProgramsChange = (programs: readonly KeptProgram[]) => readonly KeptProgram[]

/** Appends programs; a name that is taken gets a number. */
export function withAdded(added: readonly Pick<KeptProgram, 'name' | 'command'>[]): ProgramsChange {
  return (programs) => {
    const taken = new Set(programs.map(({ name }) => name))
    return [...programs, ...added.map((one) => ({ ...one, name: takeFree(one.name, taken) }))]
  }
}

/** The name, or the first free one with a number; marks it as taken. */
function takeFree(name: string, taken: Set<string>): string {
  let free = name
  for (let at = 2; taken.has(free); at++) free = `${name} ${at}`
  taken.add(free)
  return free
}

/** Renames a program. */
export function withName(from: string, to: string): ProgramsChange {
  return (programs) => programs.map((one) => (one.name === from ? { ...one, name: to } : one))
}

/** Sets the expected verdict of a program, on the whole set if no group is named; null for none. */
export function withExpected(
  name: string,
  verdicts: readonly Verdict[] | null,
  group: string | null = null,
): ProgramsChange {
  const told = verdicts && [...new Set(verdicts)]
  return (programs) =>
    programs.map((one) => {
      if (one.name !== name) return one
      const { name: _, command, flags, expect, groups = {}, ...others } = one
      const whole = group === null ? told : (expect ?? null)
      const inGroups = Object.entries(groups).filter(([path]) => path !== group)
      if (group !== null && told) inGroups.push([group, told])
      return {
        ...{ name, command, ...(flags !== undefined && { flags }) },
        ...(whole && { expect: whole }),
        ...(inGroups.length > 0 && {
          groups: Object.fromEntries(inGroups.sort(([a], [b]) => byName(a, b))),
        }),
        ...others,
      }
    })
}

/** A group of which a program expects something and that has no tests, with its place in the file. */
export interface UnknownGroup extends FilePlace {
  readonly program: string
  readonly group: string
}

/** Groups of which programs expect something although there is no test in them; `text`: a sound file with these programs. */
export function unknownGroups(
  text: string,
  programs: readonly KeptProgram[],
  paths: readonly string[],
): UnknownGroup[] {
  return programs.flatMap(({ name, groups = {} }, at) =>
    Object.keys(groups)
      .filter((group) => testsIn(group, paths).length === 0)
      .map((group) => ({
        ...placeAt(text, ['programs', at, 'groups', group]),
        program: name,
        group,
      })),
  )
}

/** What is expected of a program and cannot be met, with its place in the file. */
export interface PlacedContradiction extends FilePlace {
  readonly program: string
  readonly contradiction: Contradiction
}

/** What programs cannot meet of all that is expected of them; `text`: a sound file with these programs. */
export function placedContradictions(
  text: string,
  programs: readonly KeptProgram[],
  paths: readonly string[],
): PlacedContradiction[] {
  return programs.flatMap(({ name, expect = null, groups = {} }, at) =>
    contradictions({ expect, groups }, paths).map((contradiction) => {
      const { group } = contradiction
      const key = group === null ? ['expect'] : ['groups', group]
      return { ...placeAt(text, ['programs', at, ...key]), program: name, contradiction }
    }),
  )
}

/** Sets the further flags for the compiler of a program; none if the text is empty. */
export function withCompilerFlags(name: string, text: string): ProgramsChange {
  return (programs) =>
    programs.map((one) => {
      if (one.name !== name) return one
      const { name: _, command, flags: __, ...others } = one
      return { name, command, ...(text !== '' && { flags: text }), ...others }
    })
}

/** Removes programs. */
export function without(names: readonly string[]): ProgramsChange {
  return (programs) => programs.filter(({ name }) => !names.includes(name))
}

/** Moves a program before another one, or to the end. */
export function withPlace(name: string, before: string | null): ProgramsChange {
  return (programs) => {
    const moved = programs.filter((one) => one.name === name)
    const others = programs.filter((one) => one.name !== name)
    const at = before === null ? -1 : others.findIndex((one) => one.name === before)
    return before === name ? programs : others.toSpliced(at < 0 ? others.length : at, 0, ...moved)
  }
}
