import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accepted, anyFailure, type Expectation } from '@core/judging/expectation'
import { shownCommand } from '@core/judging/shown-command'
import type { GroupExpectations } from '@core/suite/group-expectations'
import type { KeptProgram } from '../sets/kept-programs'
import { notesIn, NOTES_NAME } from '../sets/notes'
import { cliProgramsWords } from './cli-programs-words'
import { decodeSource } from './decode-text'
import type { CliIo } from './io'
import { shownName, UsageProblem } from './problems'
import type { judge } from './declared/programs'
import type { Given } from './form/command'

/** A program that should be judged. */
export interface AskedProgram {
  /** Its name: the command, or the name under which it is kept. */
  readonly text: string
  readonly command: string
  /** Null where nothing is expected of it. */
  readonly expected: Expectation | null
  /** What is expected in groups. */
  readonly groups: GroupExpectations
  /** Further flags for its compiler that are kept with it. */
  readonly flags?: string
}

/** Programs that are to be judged, and the folder from which their commands name files. */
export interface ProgramsToRun {
  readonly programs: readonly AskedProgram[]
  readonly folder: string
}

/** The programs of the command line; where it names none, those that are kept with the folder, if they are trusted. */
export function askedPrograms(
  io: CliIo,
  folder: string,
  { program, wrong, trust }: Pick<Given<typeof judge>, 'program' | 'wrong' | 'trust'>,
): ProgramsToRun {
  const given = (texts: readonly string[], expected: Expectation): AskedProgram[] =>
    texts.map((text) => ({ text, command: text, expected, groups: {} }))
  const programs = [...given(program, accepted), ...given(wrong, anyFailure)]
  if (programs.length > 0) return { programs, folder: '.' }
  const { asked: words } = cliProgramsWords()
  const kept = keptIn(io, folder)
  if (kept.length === 0) throw new UsageProblem(words.none({ folder }))
  if (!trust) {
    for (const { name, command, flags = '' } of kept) {
      const shown = flags === '' ? command : `${command}  [${flags}]`
      io.err(`${shownCommand(name, 60)}: ${shownCommand(shown)}\n`)
    }
    throw new UsageProblem(words.untrusted)
  }
  return {
    programs: kept.map(({ name, command, flags = '', expect = null, groups = {} }) => {
      return { text: name, command, expected: expect, groups, flags }
    }),
    folder,
  }
}

function keptIn(io: CliIo, folder: string): readonly KeptProgram[] {
  const file = join(folder, NOTES_NAME)
  if (!existsSync(file)) return []
  const bytes = io.read(file)
  if (!bytes.ok) throw new UsageProblem(`${shownName(file)}: ${bytes.error}`)
  const text = decodeSource(bytes.value)
  if (!text.ok) throw new UsageProblem(`${shownName(file)}: ${text.error.message}`)
  const found = notesIn(text.value)
  if (!found.ok) throw new UsageProblem(`${shownName(file)}: ${found.error}`)
  return found.value.programs
}
