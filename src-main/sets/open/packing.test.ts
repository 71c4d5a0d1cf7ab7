import { unzipSync } from 'fflate'
import { mkdtemp, open, readdir, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { soon } from '../../../scripts/unit/soon'
import type { PackageOrder } from '@core/package/order'
import type { EventName, Events } from '@core/protocol/ipc'
import type { PackingProgress } from '@core/protocol/packing'
import { SAMPLE } from '../../cli/testing/level-folder'
import { RecentFiles } from '../../files/recent-files'
import { RecentTickets } from '../../files/recent-tickets'
import { SameThread } from '../../threads/testing/same-thread'
import { Packer } from './packer'
import { Packing } from './packing'
import { SetHost } from './set-host'
import { MakerThread } from './testing/maker-thread'
import { testCall } from '../../threads/testing/test-call'
import { putFile } from '../testing/put-file'

const order: PackageOrder = {
  kind: 'kattis',
  format: 'legacy',
  language: 'en',
  name: 'mice',
  title: '',
  author: 'A. Setter',
  licence: 'cc0',
  opponent: null,
  why: false,
  judge: null,
  pattern: { input: '{n}.in', answer: '{n}.out' },
}

let root: string
let set: string
let host: SetHost
let recent: RecentFiles
let packing: Packing
let threads: MakerThread[]
let isStuck: boolean
let call: ReturnType<typeof testCall<PackingProgress>>
let shown: string[]
let chosen: string | null
/** What was written, where first, and whether anything was there before that was said. */
let marked: [path: string, temporary: string, wasThere: boolean][]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'packing-'))
  await put('set/sample/1.in', SAMPLE)
  await put('set/secret/02.in', `${SAMPLE.replace('\n', ' \n')}`)
  await put('set/boardwright.json', '{"version":1,"tests":{"secret/02.in":{"note":"Blanks."}}}')
  ;[threads, isStuck, call, shown, chosen, marked] = [[], false, testCall(), [], null, []]
  let opened = ''
  let looked = 0
  const announce = <N extends EventName>(name: N, payload: Events[N]): void => {
    if (name === 'set:opened') opened = (payload as Events['set:opened']).set
    if (name === 'set:looked') looked = (payload as Events['set:looked']).done
  }
  const dialogs = {
    open: () => Promise.resolve(chosen === null ? [] : [chosen]),
    save: () => Promise.resolve(chosen),
  }
  const logError = vi.fn()
  recent = new RecentFiles(join(root, 'recent.json'), logError)
  host = new SetHost({
    dialogs,
    files: { open: () => Promise.resolve({ files: [], problems: [] }) },
    recent,
    recentTickets: new RecentTickets(recent),
    kept: null,
    onRecentChange: () => undefined,
    hands: { guard: (_path, write) => write(() => Promise.resolve()), trash: (path) => rm(path) },
    makeWorkers: () => new SameThread(),
    looksFolder: join(root, 'looks'),
    version: '1',
    script: join(root, 'none.js'),
    announce,
    logError,
  })
  packing = new Packing({
    find: (id) => host.find(id)?.set ?? null,
    packer: new Packer({
      createThread: () => {
        threads.push(new MakerThread(() => isStuck))
        return threads.at(-1)!
      },
      built: root,
      logError,
    }),
    dialogs,
    showInFolder: (path) => shown.push(path),
    pdf: (html, paper) => Promise.resolve(new TextEncoder().encode(`PDF ${paper} ${html}`)),
    marked: (path, write) =>
      write(async (temporary) => {
        const there = await readdir(dirname(temporary))
        marked.push([path, basename(temporary), there.includes(basename(temporary))])
      }),
  })
  await host.open(join(root, 'set'))
  set = opened
  await soon(() => expect(looked).toBe(2))
})
afterEach(async () => {
  vi.restoreAllMocks()
  packing.stop()
  await host.closeAll()
  await recent.settled()
  await rm(root, { recursive: true })
})

const put = (path: string, content: string | Uint8Array) => putFile(root, path, content)

async function planned(changes: Partial<PackageOrder> = {}) {
  const plan = await packing.plan(set, { ...order, ...changes }, call)
  if (!plan.ok) throw new Error(String(plan.error))
  return plan.value
}

describe('what a package would be', () => {
  test('is listed by its folders, with what is in the way', async () => {
    const { refusals, remarks, entries } = await planned()
    expect(refusals).toEqual([])
    expect(remarks).toEqual([
      'The set has no time and memory limits: each judging system uses its own',
      'Duplicate tests: data/sample/01, data/secret/02',
    ])
    expect(entries.map(({ path, files }) => [path, files])).toEqual([
      ['problem.yaml', 1],
      ['problem_statement/', 2],
      ['data/sample/', 4],
      ['data/secret/', 4],
      ['input_validators/', 1],
      ['submissions/accepted/', 1],
      ['submissions/wrong_answer/', expect.any(Number)],
    ])
    expect((await planned({ author: ' ' })).refusals).toEqual(['The problem has no author'])
    expect(threads).toHaveLength(1)
  })

  test('names answer files that contradict each other, as long as they do', async () => {
    const rivals = 'secret/02.ans and secret/02.out contradict each other'
    const remarks = async () => (await planned()).remarks.join('\n')
    await put('set/secret/02.ans', '1\n')
    await put('set/secret/02.out', '2\n')
    await host.find(set)!.set.refresh()
    await soon(async () => expect(await remarks()).toContain(rivals))
    const { plan } = await planned()
    await put('set/secret/02.out', '1\n')
    await host.find(set)!.set.refresh()
    chosen = join(root, 'mice.zip')
    await soon(async () =>
      expect(await packing.write(plan, 'archive', call)).toEqual({ kind: 'changed' }),
    )
    expect(await remarks()).not.toContain(rivals)
  })

  test('names every test that is no level', async () => {
    await put('set/secret/03.in', 'nonsense')
    await host.find(set)!.set.refresh()
    await soon(async () =>
      expect((await planned()).refusals).toEqual([
        expect.stringMatching(/^secret\/03\.in, line 1: /),
      ]),
    )
  })
})

describe('a package', () => {
  test('is one archive, which is shown where it lies', async () => {
    chosen = join(root, 'mice.zip')
    const end = await packing.write((await planned()).plan, 'archive', call)
    expect(end).toMatchObject({ kind: 'written', path: chosen })
    const held = unzipSync(await readFile(chosen))
    expect(new TextDecoder().decode(held['data/secret/02.desc'])).toMatch(/^Blanks\./)
    expect(call.told.at(-1)).toEqual({ done: 2, of: 2 })
    expect(marked).toEqual([[chosen, expect.stringMatching(/^mice\.zip\.\d+$/), true]])
    packing.show('/etc')
    if (end.kind === 'written') packing.show(end.ticket)
    expect(shown).toEqual([chosen])
  })

  test('is a new folder of its name, but never in the set itself', async () => {
    chosen = root
    const { plan } = await planned({ kind: 'zip' })
    expect(await packing.write(plan, 'folder', call)).toMatchObject({ kind: 'written' })
    expect((await readdir(join(root, 'mice'))).sort()).toEqual(['1.in', '1.out', '2.in', '2.out'])
    expect(marked).toEqual([[join(root, 'mice'), `.mice.${process.pid}.part`, false]])
    const again = await packing.write(plan, 'folder', call)
    expect(again).toMatchObject({ message: expect.stringContaining('is not empty') as string })
    chosen = join(root, 'set', 'secret')
    const within = await packing.write(plan, 'folder', call)
    expect(within).toMatchObject({ message: expect.stringContaining('become tests') as string })
    expect((await readdir(chosen)).sort()).toEqual(['02.in'])
  })

  test('is a handout as page or as PDF', async () => {
    const { plan, entries } = await planned({ kind: 'handout' })
    expect(entries.map(({ path }) => path)).toEqual(['mice.html'])
    for (const [form, name] of [
      ['html', 'mice.html'],
      ['pdf-letter', 'mice.pdf'],
    ] as const) {
      chosen = join(root, name)
      expect(await packing.write(plan, form, call)).toMatchObject({ kind: 'written' })
    }
    const page = await readFile(join(root, 'mice.html'), 'utf8')
    expect(page).toMatch(/^<!doctype html>/)
    expect(await readFile(join(root, 'mice.pdf'), 'utf8')).toBe(`PDF Letter ${page}`)
  })

  test('is not written where the user chooses no place, stops it, or the set has changed', async () => {
    const { plan } = await planned()
    expect(await packing.write(plan, 'archive', call)).toEqual({ kind: 'cancelled' })
    expect(await packing.write('another', 'archive', call)).toEqual({ kind: 'changed' })
    chosen = join(root, 'mice.zip')
    isStuck = true
    const writing = packing.write(plan, 'archive', call)
    await soon(() => expect(threads[0]?.hangs).toBe(true))
    call.end()
    call = testCall()
    expect(await writing).toEqual({ kind: 'cancelled' })
    expect(threads[0]!.isOver).toBe(true)
    isStuck = false
    const next = await planned()
    await put('set/secret/02.in', `${SAMPLE}\n`)
    await host.find(set)!.set.refresh()
    expect(await packing.write(next.plan, 'archive', call)).toEqual({ kind: 'changed' })
    expect((await readdir(root)).filter((name) => name.includes('mice'))).toEqual([])
  })

  test.each(['archive', 'folder', 'html'] as const)(
    'leaves nothing as %s when the disk fills up in the middle',
    async (form) => {
      const { plan } = await planned(form === 'html' ? { kind: 'handout' } : {})
      chosen = form === 'folder' ? root : join(root, `mice.${form}`)
      if (form !== 'folder') await writeFile(chosen, 'old')
      const handle = await open(import.meta.filename)
      await handle.close()
      const handles = Object.getPrototypeOf(handle) as FileHandle
      const writing = form === 'folder' ? 'writeFile' : 'write'
      const write = handles[writing] as (this: FileHandle, ...args: unknown[]) => Promise<unknown>
      let left = form === 'folder' ? 5 : 0
      vi.spyOn(handles, writing).mockImplementation(async function (
        this: FileHandle,
        bytes: string | Uint8Array,
        ...args: unknown[]
      ) {
        if (left-- > 0) return write.call(this, bytes, ...args)
        await this.appendFile(bytes.slice(0, 2))
        throw Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })
      } as never)
      // What is kept of recent folders is written meanwhile.
      const there = async (): Promise<string[]> =>
        (await readdir(root)).filter((name) => !name.startsWith('recent.json')).sort()
      const before = await there()
      expect(await packing.write(plan, form, call)).toMatchObject({
        kind: 'failed',
        message: expect.stringContaining('the disk is full') as string,
      })
      vi.restoreAllMocks()
      expect(await there()).toEqual(before)
      if (form !== 'folder') expect(await readFile(chosen, 'utf8')).toBe('old')
      expect(await packing.write(plan, form, call)).toMatchObject({ kind: 'written' })
    },
  )
})
