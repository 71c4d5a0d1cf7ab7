import type { SetStep } from '@core/protocol/set'
import { expect, test } from 'vitest'
import type { Certifying } from '../sets/open/certifying'
import type { Importing } from '../sets/open/importing'
import type { Packing } from '../sets/open/packing'
import type { Stating } from '../sets/open/stating'
import type { SetHost } from '../sets/open/set-host'
import { setTable } from './set-table'
import { handlersOf } from './testing/handlers-of'

const step: SetStep = {
  done: ['1.ans'],
  left: [],
  problem: null,
  undo: 'write 1 answer',
  redo: null,
}

/** What requests do with one open set, with what they do to it in its order; `written`: what writing answers gives. */
function setWorld(written: SetStep | null = step) {
  const did: string[] = []
  const done = <T>(what: string, result: T): Promise<T> => {
    did.push(what)
    return Promise.resolve(result)
  }
  const held = {
    set: {
      refresh: () => done('refresh', undefined),
      notes: { planned: () => done('plan notes', { ok: true, value: {} }) },
      test: () => null,
      look: (what: string) => did.push(`look ${what}`),
    },
    steps: {
      do: () => done('write notes', step),
      undo: () => done('undo', step),
      redo: () => done('redo', step),
    },
    answers: { write: (plan: string) => done(`write ${plan}`, written) },
    files: { carryOut: (plan: string) => done(`carry out ${plan}`, step) },
  }
  const sets = {
    find: (id: string) => (id === 'open' ? held : null),
    pathOf: () => null,
  } as unknown as SetHost
  const parts = {
    sets,
    packing: {} as Packing,
    importing: {} as Importing,
    certifying: {} as Certifying,
    stating: {} as Stating,
  }
  const handlers = handlersOf(setTable, parts)
  return { did, handlers }
}

test('answers that were written are seen at once: the folder is looked at after writing', async () => {
  const { did, handlers } = setWorld()
  expect(await handlers['set:write-answers']('open', 'plan')).toEqual(step)
  expect(did).toEqual(['write plan', 'refresh'])
})

test('where the set has changed since its plan nothing is written, and it is looked at again', async () => {
  const { did, handlers } = setWorld(null)
  expect(await handlers['set:write-answers']('open', 'old plan')).toBeNull()
  expect(did).toEqual(['write old plan', 'refresh'])
})

test('what is undone, done again or noted is seen at once too', async () => {
  const { did, handlers } = setWorld()
  expect(await handlers['set:undo']('open')).toEqual(step)
  expect(await handlers['set:redo']('open')).toEqual(step)
  expect(await handlers['set:note']('open', '1.in', 'why')).toEqual(step)
  expect(await handlers['set:group-title']('open', 'g', 'Walls')).toEqual(step)
  expect(await handlers['set:compare']('open', 'exact')).toEqual(step)
  const limits = { time: 1000, memory: 2 ** 28 }
  const scoring = { points: 30, count: 'all', requires: [], bounds: {} } as const
  expect(await handlers['set:scoring']('open', 'g', scoring)).toEqual(step)
  expect(await handlers['set:limits']('open', limits)).toEqual(step)
  const noted = ['plan notes', 'write notes', 'refresh']
  expect(did).toEqual([
    'undo',
    'refresh',
    'redo',
    'refresh',
    ...[1, 2, 3, 4, 5].flatMap(() => noted),
  ])
})

test('a set that is not open has nothing to tell, and no file of it is read or written', async () => {
  const { did, handlers } = setWorld()
  const said = { message: 'This set is no longer open.' }
  expect(await handlers['set:write-answers']('closed', 'plan')).toBeNull()
  expect(await handlers['set:carry-out']('closed', 'plan')).toBeNull()
  expect(await handlers['set:undo']('closed')).toMatchObject({ done: [], problem: said })
  expect(await handlers['set:redo']('closed')).toMatchObject({ done: [], problem: said })
  expect(await handlers['set:note']('closed', '1.in', '')).toMatchObject({ problem: said })
  expect(await handlers['set:plan-answers']('closed', ['1.in'], 'ans')).toMatchObject({ fresh: [] })
  expect(await handlers['set:plan-files']('closed', { kind: 'bin', paths: [] })).toMatchObject({
    error: said,
  })
  expect(await handlers['set:text']('closed', '1.in')).toMatchObject({ error: said })
  expect(await handlers['set:expected']('closed', '1.in')).toEqual({ ok: true, value: null })
  expect(await handlers['set:coverage']('closed')).toEqual([])
  expect(did).toEqual([])
})
