import { err, ok, type Result } from '@core/kernel/result'
import type { FileProblem } from '@core/protocol/ipc'
import { readLevel } from '../files/read-level'
import { addTest } from '../sets/open/new-test'
import { unknownSet, type SetHost } from '../sets/open/set-host'
import type { Handlers } from './handle'

type SetRequest = Extract<keyof Handlers, `set:${string}`>

/** What the page's requests about sets do. */
export function setHandlers(sets: SetHost): Pick<Handlers, SetRequest> {
  const noted = async (
    id: string,
    set: (
      held: NonNullable<ReturnType<SetHost['find']>>['set'],
    ) => Promise<Result<null, FileProblem>>,
  ): Promise<Result<null, FileProblem>> => {
    const held = sets.find(id)
    if (!held) return err(unknownSet)
    const done = await set(held.set)
    await held.set.refresh()
    return done
  }
  return {
    'set:open': () => sets.askAndOpen(),
    'set:recent': () => sets.recent(),
    'set:open-recent': (ticket) => sets.openRecent(ticket),
    'set:close': (id) => sets.close(id),
    'set:look-again': (id) => sets.find(id)?.set.refresh(true),
    'set:coverage': (id) => sets.find(id)?.set.coverage() ?? [],
    'set:text': (id, path) => {
      const full = sets.pathOf(id, path)
      return full === null ? err(unknownSet) : readLevel(full)
    },
    'set:expected': (id, path) => {
      const answer = sets.find(id)?.set.test(path)?.file.answer ?? null
      const full = answer === null ? null : sets.find(id)!.set.fullPath(answer)
      return full === null ? ok(null) : readLevel(full)
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
    'set:undo': async (id) => {
      const held = sets.find(id)
      const done = await held?.steps.undo()
      await held?.set.refresh()
      return done ?? { done: [], left: [], problem: unknownSet, undo: null }
    },
    'set:note': (id, path, note) => noted(id, (set) => set.notes.setNote(path, note)),
    'set:group-title': (id, group, title) => noted(id, (set) => set.notes.setTitle(group, title)),
    'set:add': (id, test) => {
      const held = sets.find(id)
      return held ? addTest(held.set, held.steps, test) : err(unknownSet)
    },
    'set:find': (request) => sets.work.find(request),
    'set:shrink': (request) => sets.work.shrink(request),
    'set:stop': (workId) => sets.work.stop(workId),
  }
}
