// long because every job of the page has its row here, the requests that it makes and what answers them.
import { findGame } from '@core/games/testing'
import { err } from '@core/kernel/result'
import type { RequestName } from '@core/protocol/ipc'
import { beforeEach, expect, test, vi } from 'vitest'
import { ExportJob } from '../workspace/export/export-job.svelte'
import { Explaining } from '../explain/judge/explaining.svelte'
import { Diagnosing } from '../set/programs/diagnosing.svelte'
import { Measuring } from '../set/programs/measuring.svelte'
import { RunDetails } from '../set/programs/run-details.svelte'
import { Certifying } from '../set/certifying.svelte'
import { FileWork } from '../set/file-work.svelte'
import { Finding } from '../set/finding.svelte'
import { Generating } from '../set/generating.svelte'
import { Importing } from '../set/importing.svelte'
import { InvalidInputs } from '../set/invalid-inputs.svelte'
import { MakingAgain } from '../set/making-again.svelte'
import { Lowering } from '../set/lowering.svelte'
import { OpenSet } from '../set/open-set.svelte'
import { Packing } from '../set/packing.svelte'
import { Shrinking } from '../set/shrinking.svelte'
import { Stating } from '../set/stating.svelte'
import { Stressing } from '../set/stressing.svelte'
import { Writing } from '../set/writing.svelte'
import { PageBridge, type Replies } from '../testing/page-bridge'
import { openedSet } from '../testing/sets'
import { GeneratorJob } from '../workspace/generator-job.svelte'
import { words } from './words'

/** A job as the user has it before them. */
interface Shown {
  /** Begins it, again if it has ended. */
  readonly start: () => Promise<unknown>
  readonly isRunning: () => boolean
  readonly problem: () => string | null
  readonly close: () => void
  /** The request that does the work, and what main replies to it where its thread has died. */
  readonly request: RequestName
  readonly died: (message: string) => unknown
}

const text = '5 5\n2\n1\n2\n1 1\n3 2\n3 N\n3 3 N\n1 3 W\n'
const game = findGame('rockets')!
const told = (message: string): unknown => err(message)
const nothing = (): void => undefined

/** Of one class or of one part of a class. Before its work stand the questions that main answers. */
const jobs: Readonly<Record<string, (bridge: PageBridge) => Shown>> = {
  'explain/judge/explaining': (bridge) => {
    const one = new Explaining(bridge, { game: 'rockets', text })
    const close = (): void => one.forget()
    return shown(one, () => one.explain('1\n'), close, 'judge:explain')
  },
  'workspace/export/export-job': (bridge) => {
    const one = new ExportJob(bridge)
    const start = () => one.run('a.png', { name: 'PNG', extensions: [] }, () => Promise.resolve())
    return shown(
      one,
      start,
      () => one.forget(),
      'export:begin',
      (message) => err({ message }),
    )
  },
  'set/programs/diagnosing': (bridge) => {
    const one = new Diagnosing(bridge, 's')
    return {
      start: () => one.begin('p', 1),
      isRunning: () => one.program !== null,
      problem: () => one.problem?.why ?? null,
      close: () => one.stop(),
      request: 'programs:diagnosis',
      died: told,
    }
  },
  'set/stating': (bridge) => {
    const one = new Stating(bridge, 's', nothing)
    return shown(
      one,
      () => one.ask(),
      () => one.forget(),
      'set:statement',
    )
  },
  'set/programs/measuring': (bridge) => {
    const one = new Measuring(bridge, 's')
    return shown(
      one,
      () => one.measure(),
      () => one.close(),
      'programs:measure',
    )
  },
  'set/programs/run-details': (bridge) => {
    const one = new RunDetails(bridge, 's')
    return {
      start: () => one.look({ program: 'p', test: '1.in' } as never),
      isRunning: () => one.isLoading,
      problem: () => one.problem,
      close: () => void one.look(null),
      request: 'programs:details',
      died: told,
    }
  },
  'set/certifying': (bridge) => {
    const one = new Certifying(bridge, 's')
    one.isOpen = true
    const died = (message: string): unknown => ({ kind: 'failed', message })
    return {
      start: () => one.save(),
      isRunning: () => one.isBusy,
      problem: () => one.problem,
      close: () => one.close(),
      request: 'set:save-certificate',
      died,
    }
  },
  'set/file-work': (bridge) => {
    const one = new FileWork(bridge, 's', nothing, nothing)
    const begun = one.begin({ kind: 'rename', path: '1.in', name: '2' })
    return {
      start: () => begun.then(() => one.carryOut()),
      isRunning: () => one.isBusy,
      problem: () => one.problem,
      close: () => one.end(),
      request: 'set:carry-out',
      died: refuse,
    }
  },
  'set/finding': (bridge) => {
    const one = new Finding(bridge, 's', () => [])
    const begin = () => one.begin('rockets', [{ kind: 'rule', rule: 'T3' }])
    return shown(one, begin, () => one.close(), 'set:find')
  },
  'set/lowering': (bridge) => {
    const one = new Lowering(bridge, 's', () => ({}))
    const begin = () => {
      one.ask('rockets')
      return one.start()
    }
    return shown(one, begin, () => one.close(), 'set:lower')
  },
  'set/making-again': (bridge) => {
    const one = new MakingAgain(bridge, 's')
    return shown(
      one,
      () => one.run(['1.in']),
      () => one.forget(),
      'set:make-again',
    )
  },
  'set/invalid-inputs': (bridge) => {
    const one = new InvalidInputs(bridge, 's', nothing)
    return {
      start: () => one.make(),
      isRunning: () => one.isMaking,
      problem: () => one.problem,
      close: () => one.close(),
      request: 'set:make-invalid',
      died: told,
    }
  },
  'set/generating': (bridge) => {
    const one = new Generating(bridge)
    const start = () => one.run({ game: 'rockets', recipe: {}, seed: 1, count: 2 })
    return shown(one, start, () => one.forget(), 'set:generate')
  },
  'set/open-set': (bridge) => {
    const one = new OpenSet(openedSet('a', []), bridge)
    const close = (): void => one.covering.forget()
    return shown(one.covering, () => one.loadCoverage(), close, 'set:coverage', refuse)
  },
  'set/importing': (bridge) => {
    const one = new Importing(bridge)
    return shown(
      one,
      () => one.choose('archive'),
      () => one.close(),
      'set:plan-import',
    )
  },
  'set/packing': (bridge) => {
    const one = new Packing(bridge, 's', 'a')
    one.open()
    const died = (message: string): unknown => ({ kind: 'failed', message })
    const start = () => rounds().then(() => one.write())
    return shown(one, start, () => one.close(), 'set:write-package', died)
  },
  'set/shrinking': (bridge) => {
    const one = new Shrinking(bridge)
    const level = { game, text, name: 'a.in', diagnostics: [], purpose: '', made: null, test: null }
    const start = async () => {
      if (!one.level) await one.open(level)
      one.traits = [{ group: 'rules', title: '', wish: { kind: 'rule', rule: 'T3' } }]
      one.chosen = new Set(one.traits)
      await one.start()
    }
    return shown(one, start, () => one.close(), 'set:shrink')
  },
  'set/stressing': (bridge) => {
    const one = new Stressing(bridge)
    const start = async () => {
      if (!one.game) await one.open(game, null)
      if (one.program === '') await one.choose('program')
      await one.start()
    }
    return shown(one, start, () => one.close(), 'stress:run')
  },
  'set/writing': (bridge) => {
    const one = new Writing(bridge, 's', nothing, nothing)
    const begun = one.begin(['1.in'])
    return {
      start: () => begun.then(() => one.write()),
      isRunning: () => one.isBusy,
      problem: () => one.problem,
      close: () => one.end(),
      request: 'set:write-answers',
      died: refuse,
    }
  },
  'workspace/generator-job': (bridge) => {
    const one = new GeneratorJob(bridge)
    const start = () => one.run({ game: 'rockets', recipe: {}, seed: 1 })
    return shown(one, start, () => one.forget(), 'set:generate')
  },
}

/** Where main has no word for a failure: it throws, as for any bug. */
function refuse(): never {
  throw new Error('internal error')
}

function shown(
  one: { readonly isRunning: boolean; readonly problem: string | null },
  start: () => Promise<unknown>,
  close: () => void,
  request: RequestName,
  died: Shown['died'] = told,
): Shown {
  const isRunning = (): boolean => one.isRunning
  return { start, isRunning, problem: () => one.problem, close, request, died }
}

/** What main says before the work itself. */
const before: Replies = {
  'set:plan-files': () => ({ ok: true, value: { plan: 'p', tests: [] } }) as never,
  'set:plan-answers': () => ({ plan: 'p' }) as never,
  'set:plan-package': () => ({ ok: true, value: { plan: 'p', refusals: [] } }) as never,
  'stress:choose': () => ({ ticket: 't', name: 'sol.py', folder: '/home/me' }),
}

/** What is answered at once has come. */
async function rounds(): Promise<void> {
  for (let round = 0; round < 50; round++) await Promise.resolve()
}

const everyJob = Object.entries(jobs)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test.each(everyJob)(
  '%s: what main throws ends it with a message; it can be tried again',
  async (_, make) => {
    const replies: Replies = { ...before, 'call:stop': refuse }
    const bridge = new PageBridge(replies)
    const one = make(bridge)
    replies[one.request] = refuse
    for (const tries of [1, 2]) {
      await one.start()
      expect([one.isRunning(), one.problem()]).toEqual([false, words.common.failed])
      expect(bridge.askedFor(one.request)).toHaveLength(tries)
    }
    one.close()
    expect([one.isRunning(), one.problem()]).toEqual([false, null])
  },
)

test.each(everyJob)('%s: a thread that dies ends it with what main says', async (_, make) => {
  const replies: Replies = { ...before }
  const one = make(new PageBridge(replies))
  replies[one.request] = () => one.died('The thread has died.') as never
  await one.start()
  expect(one.isRunning()).toBe(false)
  expect(one.problem()).toMatch(/The thread has died\.|because of an error in the app/)
  replies[one.request] = () => new Promise(() => undefined) as never
  void one.start()
  await rounds()
  expect(one.isRunning()).toBe(true)
  // It is not answered any more: whoever closes it begins with nothing.
  one.close()
  expect([one.isRunning(), one.problem()]).toEqual([false, null])
})

test('every job of the page is tried above', () => {
  const sources = import.meta.glob<string>('../**/*.svelte.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const files = Object.entries(sources).filter(([, text]) => /(extends|new) Job[<(]/.test(text))
  const names = files.map(([file]) => file.replace(/^\.\.\/|\.svelte\.ts$/g, ''))
  expect(names.toSorted()).toEqual(Object.keys(jobs).toSorted())
})
