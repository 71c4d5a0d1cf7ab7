import { z } from 'zod'
import { compareRules } from '@core/judging/compare-outputs'
import { err, ok } from '@core/kernel/result'
import { certificateFiles } from '@core/protocol/certificate'
import { importForms } from '@core/protocol/importing'
import { packageForms } from '@core/protocol/packing'
import type { SetStep } from '@core/protocol/set'
import { answerEndings } from '@core/suite/set-files'
import { levelText as text } from '../files/journal/records'
import { readFileBytes, readLevel } from '../files/read-level'
import {
  NOTES_NAME,
  scoringKeys,
  withCompare,
  withLimits,
  withNote,
  withScoring,
  withTitle,
  type NotesChange,
} from '../sets/notes'
import { outputText } from '../sets/output-text'
import { testsToMake } from '../sets/open/tests-to-make'
import { addInvalid, gameOf, invalidInputs } from '../sets/open/invalid-inputs'
import { addTest } from '../sets/open/new-test'
import type { Certifying } from '../sets/open/certifying'
import type { Importing } from '../sets/open/importing'
import type { Packing } from '../sets/open/packing'
import type { Stating } from '../sets/open/stating'
import { notDone, type FileSteps } from '../sets/open/file-steps'
import { unknownSet } from '../sets/open/folder-problem'
import type { SetHost } from '../sets/open/set-host'
import { setsWords } from '../sets/sets-words'
import { language, number, ticket } from './arguments'
import { programLimits } from './program-table'
import type { DeskRequest, RequestTable } from './request-table'
import {
  explainRequest,
  fileName,
  findRequest,
  generateRequest,
  group,
  id,
  job,
  keptSets,
  lowerRequest,
  newTest,
  note,
  packageOrder,
  path,
  paths,
  shrinkRequest,
} from './set-arguments'

type SetRequest = Exclude<DeskRequest, `programs:${string}` | `stress:${string}`>

/** The parts that work on folders that are open as sets. */
export interface SetParts {
  readonly sets: SetHost
  readonly packing: Packing
  readonly importing: Importing
  readonly certifying: Certifying
  readonly stating: Stating
}

/** The page's requests about sets and outputs. */
export const setTable: RequestTable<SetParts, SetRequest> = {
  'set:open-again': [z.tuple([ticket]), ({ sets }, set) => sets.openAgain(set)],
  'set:keep': [
    z.tuple([keptSets, ticket.nullable()]),
    ({ sets }, open, front) => sets.keep(open, front),
  ],
  'set:open': [z.tuple([]), ({ sets }) => sets.askAndOpen()],
  'set:open-recent': [z.tuple([ticket]), ({ sets }, folder) => sets.openRecent(folder)],
  'set:close': [z.tuple([ticket]), ({ sets }, set) => sets.close(set)],
  'set:look': [
    z.tuple([ticket, z.enum(['all', 'rest', 'none'])]),
    ({ sets }, set, what) => sets.find(set)?.set.look(what),
  ],
  'set:coverage': [z.tuple([ticket]), ({ sets }, set) => sets.find(set)?.set.coverage() ?? []],
  'set:text': [
    z.tuple([ticket, path]),
    ({ sets }, set, file) => {
      const full = sets.pathOf(set, file)
      return full === null ? err(unknownSet()) : readLevel(full)
    },
  ],
  'set:expected': [
    z.tuple([ticket, path]),
    async ({ sets }, set, file) => {
      const answer = sets.find(set)?.set.test(file)?.file.answer ?? null
      const full = answer === null ? null : sets.find(set)!.set.fullPath(answer)
      if (full === null) return ok(null)
      const bytes = await readFileBytes(full)
      return bytes.ok ? ok(outputText(bytes.value)) : bytes
    },
  ],
  'set:open-test': [z.tuple([ticket, path]), ({ sets }, set, file) => sets.openTest(set, file)],
  'set:plan-answers': [
    z.tuple([ticket, paths, z.enum(answerEndings)]),
    ({ sets }, set, files, ending) =>
      sets.find(set)?.answers.plan(files, ending) ?? {
        plan: '',
        fresh: [],
        equal: [],
        over: [],
        without: [],
      },
  ],
  'set:write-answers': [
    z.tuple([ticket, ticket]),
    async ({ sets }, set, plan) => {
      const held = sets.find(set)
      const done = (await held?.answers.write(plan)) ?? null
      await held?.set.refresh()
      return done
    },
  ],
  'set:plan-files': [
    z.tuple([ticket, job]),
    ({ sets }, set, asked) => sets.find(set)?.files.plan(asked) ?? err(unknownSet()),
  ],
  'set:carry-out': [
    z.tuple([ticket, ticket]),
    ({ sets }, set, plan) => sets.find(set)?.files.carryOut(plan) ?? null,
  ],
  'set:generate': [
    z.tuple([number, generateRequest]),
    ({ sets }, call, request) => sets.work.generate(request, call),
  ],
  'set:undo': [z.tuple([ticket]), ({ sets }, set) => stepped(sets, set, (steps) => steps.undo())],
  'set:redo': [z.tuple([ticket]), ({ sets }, set) => stepped(sets, set, (steps) => steps.redo())],
  'set:note': [
    z.tuple([ticket, path, note]),
    ({ sets }, set, file, said) =>
      noted(sets, set, setsWords().labels.note({ path: file }), withNote(file, said)),
  ],
  'set:group-title': [
    z.tuple([ticket, group, note]),
    ({ sets }, set, folder, title) =>
      noted(sets, set, groupLabel(folder), withTitle(folder, title)),
  ],
  'set:compare': [
    z.tuple([ticket, z.enum(compareRules)]),
    ({ sets }, set, compare) => noted(sets, set, setsWords().labels.compare, withCompare(compare)),
  ],
  'set:scoring': [
    z.tuple([ticket, group, z.strictObject(scoringKeys)]),
    ({ sets }, set, folder, scoring) =>
      noted(sets, set, setsWords().labels.scoring({ group: folder }), withScoring(folder, scoring)),
  ],
  'set:limits': [
    z.tuple([ticket, programLimits]),
    ({ sets }, set, limits) => noted(sets, set, setsWords().labels.limits, withLimits(limits)),
  ],
  'set:add': [
    z.tuple([ticket, newTest]),
    ({ sets }, set, test) => {
      const held = sets.find(set)
      return held ? addTest(held.files, test) : err(unknownSet())
    },
  ],
  'set:plan-package': [
    z.tuple([number, ticket, packageOrder]),
    ({ packing }, call, set, order) => packing.plan(set, order, call),
  ],
  'set:write-package': [
    z.tuple([number, ticket, z.enum(packageForms)]),
    ({ packing }, call, plan, form) => packing.write(plan, form, call),
  ],
  'set:end-package': [z.tuple([]), ({ packing }) => packing.stop()],
  'set:plan-import': [
    z.tuple([number, z.enum(importForms)]),
    ({ importing }, call, form) => importing.plan(form, call),
  ],
  'set:write-import': [
    z.tuple([number, ticket, fileName]),
    ({ importing }, call, plan, name) => importing.write(plan, name, call),
  ],
  'set:end-import': [z.tuple([]), ({ importing }) => importing.stop()],
  'set:statement': [
    z.tuple([ticket, language]),
    ({ stating }, set, asked) => stating.show(set, asked),
  ],
  'set:propose-statement': [
    z.tuple([ticket, language]),
    ({ stating }, set, asked) => stating.propose(set, asked),
  ],
  'set:open-statement': [
    z.tuple([ticket, language]),
    ({ stating }, set, asked) => stating.open(set, asked),
  ],
  'set:show-package': [z.tuple([ticket]), ({ packing }, written) => packing.show(written)],
  'set:certificate': [z.tuple([ticket]), ({ certifying }, set) => certifying.show(set)],
  'set:save-certificate': [
    z.tuple([ticket, z.enum(certificateFiles)]),
    ({ certifying }, set, file) => certifying.save(set, file),
  ],
  'set:verify-certificate': [z.tuple([ticket]), ({ certifying }, set) => certifying.verify(set)],
  'set:find': [
    z.tuple([number, findRequest]),
    ({ sets }, call, request) => sets.work.find(request, call),
  ],
  'set:lower': [
    z.tuple([number, lowerRequest]),
    ({ sets }, call, request) => sets.work.lower(request, call),
  ],
  'set:make-again': [
    z.tuple([number, ticket, paths]),
    async ({ sets }, call, id, files) => {
      const set = sets.find(id)?.set
      return set
        ? sets.work.makeAgain(await testsToMake(set, files), call)
        : err(setsWords().notOpen)
    },
  ],
  'set:invalid': [
    z.tuple([ticket]),
    async ({ sets }, id) => {
      const set = sets.find(id)?.set
      return set ? invalidInputs(set) : err(setsWords().notOpen)
    },
  ],
  'set:make-invalid': [
    z.tuple([number, ticket]),
    async ({ sets }, call, id) => {
      const held = sets.find(id)
      const game = held && gameOf(held.set)
      if (!held || !game) return err(held ? setsWords().invalid.noGame : setsWords().notOpen)
      const made = await sets.work.makeInvalid(id, game.id, call)
      return made.ok ? ok(await addInvalid(held, made.value ?? [])) : made
    },
  ],
  'set:worth': [
    z.tuple([number, z.strictObject({ game: id, text })]),
    ({ sets }, call, request) => sets.work.worth(request, call),
  ],
  'set:shrink': [
    z.tuple([number, shrinkRequest]),
    ({ sets }, call, request) => sets.work.shrink(request, call),
  ],
  'judge:explain': [
    z.tuple([number, explainRequest]),
    ({ sets }, call, request) => sets.work.explain(request, call),
  ],
}

/** Goes a step of a set's files back or forth again. */
async function stepped(
  sets: SetHost,
  set: string,
  go: (steps: FileSteps) => Promise<SetStep>,
): Promise<SetStep> {
  const held = sets.find(set)
  const done = held && (await go(held.steps))
  await held?.set.refresh()
  return done ?? notDone(unknownSet())
}

/** Writes a change of a set's notes, as one step. */
async function noted(
  sets: SetHost,
  id: string,
  label: string,
  change: NotesChange,
): Promise<SetStep> {
  const held = sets.find(id)
  if (!held) return notDone(unknownSet())
  const edit = await held.set.notes.planned(change)
  const done = edit.ok
    ? await held.steps.do({ label, edits: [edit.value] })
    : held.steps.refused(NOTES_NAME, edit.error)
  await held.set.refresh()
  return done
}

/** Undo label for a change of a group's title. */
function groupLabel(group: string): string {
  const { labels } = setsWords()
  return group === '' ? labels.firstGroup : labels.group({ group })
}
