import { err, ok } from '@core/kernel/result'
import type { SetStep } from '@core/protocol/set'
import { readFileBytes, readLevel } from '../files/read-level'
import {
  NOTES_NAME,
  withCompare,
  withLimits,
  withNote,
  withScoring,
  withTitle,
  type NotesChange,
} from '../sets/notes'
import { outputText } from '../sets/output-text'
import { testsToMake } from '../sets/open/tests-to-make'
import { addTest } from '../sets/open/new-test'
import type { Certifying } from '../sets/open/certifying'
import type { Packing } from '../sets/open/packing'
import { unknownSet, type SetHost } from '../sets/open/set-host'
import type { Handlers } from './handle'
import type { LateRequest } from './late-requests'
import { setsWords } from '../sets/sets-words'

type SetRequest = Extract<LateRequest, `set:${string}`>

function notOpen(): SetStep {
  return { done: [], left: [], problem: unknownSet(), undo: null }
}

/** What the page's requests about sets do. */
export function setHandlers(
  sets: SetHost,
  packing: Packing,
  certifying: Certifying,
): Pick<Handlers, SetRequest> {
  const noted = async (id: string, label: string, change: NotesChange): Promise<SetStep> => {
    const held = sets.find(id)
    if (!held) return notOpen()
    const edit = await held.set.notes.planned(change)
    const done = edit.ok
      ? await held.steps.do({ label, edits: [edit.value] })
      : held.steps.refused(NOTES_NAME, edit.error)
    await held.set.refresh()
    return done
  }
  return {
    'set:open-again': (id) => sets.openAgain(id),
    'set:keep': (open, front) => sets.keep(open, front),
    'set:open': () => sets.askAndOpen(),
    'set:open-recent': (ticket) => sets.openRecent(ticket),
    'set:close': (id) => sets.close(id),
    'set:look': (id, what) => sets.find(id)?.set.look(what),
    'set:coverage': (id) => sets.find(id)?.set.coverage() ?? [],
    'set:text': (id, path) => {
      const full = sets.pathOf(id, path)
      return full === null ? err(unknownSet()) : readLevel(full)
    },
    'set:expected': async (id, path) => {
      const answer = sets.find(id)?.set.test(path)?.file.answer ?? null
      const full = answer === null ? null : sets.find(id)!.set.fullPath(answer)
      if (full === null) return ok(null)
      const bytes = await readFileBytes(full)
      return bytes.ok ? ok(outputText(bytes.value)) : bytes
    },
    'set:open-test': (id, path) => sets.openTest(id, path),
    'set:plan-answers': (id, paths, ending) =>
      sets.find(id)?.answers.plan(paths, ending) ?? {
        plan: '',
        fresh: [],
        equal: [],
        over: [],
        without: [],
      },
    'set:write-answers': async (id, plan) => {
      const held = sets.find(id)
      const done = (await held?.answers.write(plan)) ?? null
      await held?.set.refresh()
      return done
    },
    'set:plan-files': (id, job) => sets.find(id)?.files.plan(job) ?? err(unknownSet()),
    'set:carry-out': (id, plan) => sets.find(id)?.files.carryOut(plan) ?? null,
    'set:generate': (call, request) => sets.work.generate(request, call),
    'set:undo': async (id) => {
      const held = sets.find(id)
      const done = await held?.steps.undo()
      await held?.set.refresh()
      return done ?? notOpen()
    },
    'set:note': (id, path, note) =>
      noted(id, setsWords().labels.note({ path }), withNote(path, note)),
    'set:group-title': (id, group, title) => noted(id, groupLabel(group), withTitle(group, title)),
    'set:compare': (id, compare) => noted(id, setsWords().labels.compare, withCompare(compare)),
    'set:scoring': (id, group, scoring) =>
      noted(id, setsWords().labels.scoring({ group }), withScoring(group, scoring)),
    'set:limits': (id, limits) => noted(id, setsWords().labels.limits, withLimits(limits)),
    'set:add': (id, test) => {
      const held = sets.find(id)
      return held ? addTest(held.files, test) : err(unknownSet())
    },
    'set:plan-package': (call, id, order) => packing.plan(id, order, call),
    'set:write-package': (call, plan, form) => packing.write(plan, form, call),
    'set:end-package': () => packing.stop(),
    'set:show-package': (ticket) => packing.show(ticket),
    'set:certificate': (id) => certifying.show(id),
    'set:save-certificate': (id, file) => certifying.save(id, file),
    'set:verify-certificate': (id) => certifying.verify(id),
    'set:find': (call, request) => sets.work.find(request, call),
    'set:lower': (call, request) => sets.work.lower(request, call),
    'set:make-again': async (call, id, paths) => {
      const set = sets.find(id)?.set
      return set
        ? sets.work.makeAgain(await testsToMake(set, paths), call)
        : err(setsWords().notOpen)
    },
    'set:worth': (call, request) => sets.work.worth(request, call),
    'set:shrink': (call, request) => sets.work.shrink(request, call),
  }
}

/** What undoing the title of a group would take back. */
function groupLabel(group: string): string {
  const { labels } = setsWords()
  return group === '' ? labels.firstGroup : labels.group({ group })
}
