import { words as language } from '../../../words'
import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@core/kernel/result'
import { nameOfProgramProblem } from '@core/judging/program-name'
import { shownCommand } from '@core/judging/shown-command'
import type { FileProblem } from '@core/protocol/file-problem'
import type {
  ChosenPrograms,
  ProgramChange,
  ProgramIsolation,
  SetProgram,
  SetPrograms,
} from '@core/protocol/programs'
import type { SetStep } from '@core/protocol/set'
import { fileProblem, reasonOf } from '../../../files/file-problem'
import type { IsolationChoice } from '../../../programs/isolation-choice'
import {
  withAdded,
  withCompilerFlags,
  withExpected,
  withName,
  without,
  withPlace,
  type KeptProgram,
  type ProgramsChange,
} from '../../kept-programs'
import { NOTES_NAME, withPrograms } from '../../notes'
import { inTurns, onDiskOf } from '../../read-folder'
import type { FileSteps } from '../file-steps'
import type { OpenSet } from '../open-set'
import { programsOfFiles } from './chosen-programs'
import { knownCommand, type KnownCommand } from './known-command'
import type { Trust } from './trust'
import { setsWords } from '../../sets-words'

/** An open set with the steps on its files. */
export interface SetWithSteps {
  readonly set: OpenSet
  readonly steps: FileSteps
}

/** A program of the list with what its command stands for. */
export interface ListedProgram extends KnownCommand {
  readonly id: string
  readonly kept: KeptProgram
}

/** The programs that are kept with one set, and their ids. */
export class ProgramList {
  private readonly ids = new Map<string, string>()
  private told = ''
  private steps: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly held: SetWithSteps,
    private readonly trust: Trust,
    private readonly isolation: IsolationChoice,
    private readonly changed: (list: SetPrograms) => void,
  ) {}

  /** The list as it is now. */
  async list(): Promise<SetPrograms> {
    const { notes } = this.held.set
    const programs = (await this.known()).map(({ id, kept, found, key, source }): SetProgram => ({
      id,
      name: kept.name,
      command: shownCommand(kept.command),
      expects: kept.expect ?? null,
      groups: kept.groups ?? {},
      isTrusted: this.trust.has(key),
      source,
      flags: takesFlags(found, kept) ? (kept.flags ?? '') : null,
      hasSanitizers: found.ok && found.value.language?.isSanitized === true,
    }))
    const isolation = await isolationNow(this.isolation)
    const list = { programs, problem: notes.held.problem, isolation }
    this.told = JSON.stringify(list)
    return list
  }

  /** Reports the list again if it has changed since the last report. */
  async refresh(): Promise<void> {
    const before = this.told
    const list = await this.list()
    if (this.told !== before) this.changed(list)
  }

  /** Programs by id in their order, all for null, with what their commands stand for. */
  async known(ids: readonly string[] | null = null): Promise<readonly ListedProgram[]> {
    const { set } = this.held
    const wanted = set.notes.programs
      .map((kept) => ({ id: this.idOf(kept.name), kept }))
      .filter(({ id }) => ids?.includes(id) ?? true)
    try {
      return await onDiskOf(set.path, (sign) =>
        inTurns(wanted, sign, async (one) => ({
          ...one,
          ...(await knownCommand(one.kept, set.path)),
        })),
      )
    } catch (error) {
      const found = err(setsWords().programs.commandFault({ reason: reasonOf(error) }))
      return wanted.map((one) => ({ ...one, found, key: '', source: '' }))
    }
  }

  /** Keeps files as programs that the user has just chosen, and so lets run. */
  async add(paths: readonly string[]): Promise<Result<ChosenPrograms, FileProblem>> {
    const { set } = this.held
    const { added, problems } = await onDiskOf(set.path, () =>
      programsOfFiles(paths, set.path, set.notes.programs),
    )
    if (added.length === 0) return ok({ added: [], problems, undo: null })
    const { labels } = setsWords()
    const label =
      added.length === 1
        ? labels.add({ name: added[0]!.name })
        : labels.addPrograms({ count: added.length })
    let names: string[] = []
    const step = await this.step(label, (programs) => {
      const all = withAdded(added)(programs)
      names = all.slice(programs.length).map(({ name }) => name)
      return all
    })
    if (step.problem) return err(step.problem)
    // Only these commands, whatever has been written into the file in the meantime.
    const known = await onDiskOf(set.path, (sign) =>
      inTurns(added, sign, (one) => knownCommand(one, set.path)),
    )
    this.trust.add(known.map(({ key }) => key))
    await this.refresh()
    return ok({ added: names.map((name) => this.idOf(name)), problems, undo: step.undo })
  }

  /** Changes the list as a step of the set. */
  async change(change: ProgramChange): Promise<SetStep> {
    const made = this.planned(change)
    if (!made.ok) return this.refused(made.error)
    const { renamed } = made.value
    const id = renamed && this.ids.get(renamed.from)
    // Before the file has the name, so that its first reader finds the same program.
    if (renamed && id !== undefined) this.ids.set(renamed.to, id)
    const step = await this.step(made.value.label, made.value.change)
    if (renamed && id !== undefined && renamed.to !== renamed.from)
      this.ids.delete(step.problem ? renamed.to : renamed.from)
    await this.refresh()
    return step
  }

  /** The name of a program by its id; null if it is no longer kept. */
  nameOf(id: string): string | null {
    const kept = this.held.set.notes.programs
    return kept.find(({ name }) => this.ids.get(name) === id)?.name ?? null
  }

  private planned(change: ProgramChange): Result<Planned, string> {
    const { labels, programs: words } = setsWords()
    const named = (id: string): string | null => this.nameOf(id)
    if (change.kind === 'remove') {
      const names = change.programs.flatMap((id) => named(id) ?? [])
      if (names.length === 0) return err(words.gone)
      const count = names.length
      const label =
        count === 1 ? labels.remove({ name: names[0]! }) : labels.removePrograms({ count })
      return ok({ label, change: without(names) })
    }
    const name = named(change.program)
    if (name === null) return err(words.gone)
    if (change.kind === 'name') {
      const to = change.name
      const isTaken = to !== name && this.held.set.notes.programs.some((one) => one.name === to)
      const fault = isTaken ? words.nameTaken : nameOfProgramProblem(language, to)
      if (fault !== null) return err(`${fault[0]!.toUpperCase()}${fault.slice(1)}.`)
      const renamed = { from: name, to }
      return ok({ label: labels.rename({ name }), change: withName(name, to), renamed })
    }
    if (change.kind === 'flags')
      return ok({ label: labels.flags({ name }), change: withCompilerFlags(name, change.flags) })
    if (change.kind === 'expects')
      return ok({
        label: labels.expect({ name }),
        change: withExpected(name, change.expects, change.group),
      })
    const before = change.before === null ? null : named(change.before)
    return ok({ label: labels.move({ name }), change: withPlace(name, before) })
  }

  /** One after the other: each plan builds on the file that the previous one wrote. */
  private step(label: string, change: ProgramsChange): Promise<SetStep> {
    const step = this.steps.then(() => this.stepNow(label, change))
    this.steps = step.catch(() => undefined)
    return step
  }

  private async stepNow(label: string, change: ProgramsChange): Promise<SetStep> {
    const { set, steps } = this.held
    const edit = await set.notes.planned(withPrograms(change))
    const done = edit.ok
      ? await steps.do({ label, edits: [edit.value] })
      : steps.refused(NOTES_NAME, edit.error)
    await set.refresh()
    return done
  }

  private refused(message: string): SetStep {
    return this.held.steps.refused(NOTES_NAME, fileProblem('', 'REFUSED', message))
  }

  private idOf(name: string): string {
    let id = this.ids.get(name)
    if (id === undefined) this.ids.set(name, (id = randomUUID()))
    return id
  }
}

/** Whether files and network are kept from programs now. */
export async function isolationNow(choice: IsolationChoice): Promise<ProgramIsolation> {
  return { isOn: choice.isOn(), isHere: await choice.isHere() }
}

/** Whether a program takes compiler flags; one with wrong flags does, so that these can be fixed. */
function takesFlags(found: KnownCommand['found'], { flags }: KeptProgram): boolean {
  if (!found.ok) return flags !== undefined
  return (found.value.language?.compile.length ?? 0) > 0
}

interface Planned {
  readonly label: string
  readonly change: ProgramsChange
  readonly renamed?: { readonly from: string; readonly to: string }
}
