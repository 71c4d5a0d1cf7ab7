import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileProblem } from '@core/protocol/file-problem'
import type { OpenedSet } from '@core/protocol/set'
import { RecentFiles } from '../../files/recent-files'
import { RecentTickets } from '../../files/recent-tickets'
import { SameThread } from '../../threads/testing/same-thread'
import { KeptSets, MOST_SETS } from './kept-sets'
import { SetHost } from './set-host'

let root: string
let folder: string
let host: SetHost
let recent: RecentFiles
let kept: KeptSets
let sets: OpenedSet[]

function makeHost(): SetHost {
  return new SetHost({
    dialogs: { open: () => Promise.resolve([folder]) },
    files: { open: () => Promise.resolve({ files: [], problems: [] }) },
    recent,
    recentTickets: new RecentTickets(recent),
    kept,
    onRecentChange: () => undefined,
    hands: { guard: (_path, write) => write(() => Promise.resolve()), trash: (path) => rm(path) },
    makeWorkers: () => new SameThread(),
    looksFolder: join(root, 'looks'),
    version: '1',
    script: join(root, 'none.js'),
    announce: (name, payload) => {
      if (name === 'set:opened') sets.push(payload as OpenedSet)
    },
    logError: fail,
  })
}

function fail(...args: unknown[]): void {
  throw new Error(args.map(String).join())
}

async function open(): Promise<string> {
  await host.open(folder)
  return sets.at(-1)!.set
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-sets-'))
  folder = join(root, 'tests')
  await mkdir(folder)
  recent = new RecentFiles(join(root, 'recent.json'), fail)
  kept = new KeptSets(join(root, 'kept.json'), fail)
  host = makeHost()
  sets = []
})

afterEach(async () => {
  await host.closeAll()
  await Promise.all([recent.settled(), kept.settled()])
  await rm(root, { recursive: true })
})

async function restart(): Promise<void> {
  await host.closeAll()
  await kept.settled()
  kept = new KeptSets(join(root, 'kept.json'), fail)
  host = makeHost()
  sets = []
}

test('is opened again with its view, in its order, and the one in front is named', async () => {
  const first = await open()
  const other = join(root, 'other')
  await mkdir(other)
  await host.open(other)
  const second = sets.at(-1)!.set
  host.keep(
    [
      { set: second, view: 7 },
      { set: 'strange', view: 0 },
      { set: first, view: { a: 1 } },
    ],
    first,
  )
  await restart()
  expect(await host.restore()).toEqual([])
  const restored = Object.fromEntries(sets.map(({ path, restored }) => [path, restored]))
  expect(restored).toEqual({
    [other]: { at: 0, view: 7, isFront: false },
    [folder]: { at: 1, view: { a: 1 }, isFront: true },
  })
  // A folder that was asked for as well comes to the front.
  await restart()
  const asked = [host.restore(), host.open(folder)]
  await Promise.all(asked)
  expect(sets.filter(({ path }) => path === folder).at(-1)!.restored).toBeNull()
})

test('is told when it is gone, and then forgotten', async () => {
  const set = await open()
  host.keep([{ set, view: null }], null)
  await rename(folder, `${folder}-aside`)
  await restart()
  expect(await host.restore()).toMatchObject([{ path: folder, code: 'ENOENT' }])
  await restart()
  expect(await host.restore()).toEqual([])
})

test('stays noted while its disk does not answer', async () => {
  kept.keep([{ path: folder, view: 1 }], folder)
  const answers: (() => void)[] = []
  const restoring = kept.restore(() => new Promise((done) => answers.push(() => done(null))))
  kept.keep([], null)
  answers[0]!()
  await restoring
  expect(await kept.restore(() => Promise.resolve(null))).toEqual([])
  await restart()
  await host.restore()
  expect(sets).toMatchObject([{ path: folder }])
})

const later = async (): Promise<KeptSets> => {
  await kept.settled()
  return new KeptSets(join(root, 'kept.json'), fail)
}
const pathsIn = async (store: KeptSets): Promise<string[]> => {
  const paths: string[] = []
  await store.restore((path) => {
    paths.push(path)
    return Promise.resolve(null)
  })
  return paths
}

test('those still awaited stay noted behind the open ones, each once; those that have come or are gone do not', async () => {
  expect(kept.isEmpty).toBe(true)
  const [a, b, c] = ['/a', '/b', '/c'].map((path) => ({ path, view: 1 }))
  kept.keep([a!, b!, c!], '/a')
  expect(kept.isEmpty).toBe(false)
  const answers = new Map<string, (problem: FileProblem | null) => void>()
  const restoring = kept.restore((path) => new Promise((done) => answers.set(path, done)))
  kept.keep([{ ...b!, view: 2 }], '/b')
  expect(await pathsIn(await later())).toEqual(['/b', '/a', '/c'])
  answers.get('/a')!(null)
  answers.get('/b')!(null)
  await turn()
  kept.keep([], null)
  expect(await pathsIn(await later())).toEqual(['/c'])
  const gone: FileProblem = { path: '/c', code: 'ENOENT', message: 'gone' }
  answers.get('/c')!(gone)
  expect(await restoring).toEqual([gone])
  expect((await later()).isEmpty).toBe(true)
})

test('no more are noted than are opened again', async () => {
  const many = Array.from({ length: MOST_SETS + 3 }, (_, at) => ({ path: `/${at}`, view: null }))
  kept.keep(many, null)
  expect(await pathsIn(await later())).toEqual(many.slice(0, MOST_SETS).map(({ path }) => path))
})

test('a set that was closed is opened again by its ticket', async () => {
  const set = await open()
  await host.close(set)
  expect(await host.openAgain(set)).toBeNull()
  expect(sets.at(-1)).toMatchObject({ set, path: folder, restored: null })
  expect(await host.openAgain('strange')).toMatchObject({ code: 'TICKET' })
})
