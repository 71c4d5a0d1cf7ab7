import type { Rng } from '@core/kernel/rng'
import { requests, type EventName, type Events, type RequestName } from '@core/protocol/ipc'
import { join } from 'node:path'
import { Calls } from '../src-main/app/calls'
import { answering } from '../src-main/app/handle'
import { setTable } from '../src-main/app/set-table'
import { handlersOf } from '../src-main/app/testing/handlers-of'
import { Disks, userDisks } from '../src-main/files/disks'
import { RecentFiles } from '../src-main/files/recent-files'
import { RecentTickets } from '../src-main/files/recent-tickets'
import { SuitePool } from '../src-main/threads/suite-pool'
import { SetHost } from '../src-main/sets/open/set-host'
import type { OpenSet } from '../src-renderer/set/open-set.svelte'
import { OpenSets } from '../src-renderer/set/open-sets.svelte'
import { SimulatedBridge } from './bridge'
import type { Clock } from './clock'
import { SimulatedDisk } from './disk'
import { useDisk } from './disk-calls'
import { pages } from './pages'
import { type SimulatedPool, usePools } from './pool'

/** Absolute path of the set that is opened. */
export const FOLDER = '/levels'

/** What jobs of the page ask for. */
const ofJobs =
  /^(set:(find|shrink|worth|generate|coverage|plan-answers|write-answers|undo)|programs:(run|details|diagnosis))$/

/** What main does with a request beside those about sets; undefined for one that it does not know. */
export type MoreHandlers = (name: RequestName) => ((...args: never) => unknown) | undefined

/**
 * Faults that are planted in the doubles, to see that a schedule finds them: an event that now and then never arrives, a
 * request that nobody heeds, threads that outlive their end, an event that is told again later.
 */
export interface Planted {
  readonly lost?: EventName
  readonly unheeded?: RequestName
  readonly undead?: true
  readonly twice?: EventName
}

export interface SetAppOptions {
  readonly clock: Clock
  readonly rng: Rng
  readonly handlers?: MoreHandlers
  /** Listens to the events of a set, as the app does. */
  readonly followed?: (set: string) => void
  readonly closed?: (set: string) => void
  /** Hears of what main says, as it arrives at the page. */
  readonly onEvent?: (name: EventName, payload: never) => void
  /** Hears of each set that the page has open, also of one that it had. */
  readonly onOpened?: (set: OpenSet) => void
  /** Takes what is not as it is to be, in words. */
  readonly wrong: string[]
  readonly planted: Planted
}

/** Main, its threads, a disk and a page with what it has open as sets. */
export class SetApp {
  readonly disk: SimulatedDisk
  readonly pools: SimulatedPool[] = []
  readonly host: SetHost
  page: { readonly bridge: SimulatedBridge; readonly sets: OpenSets }
  /** The next request of a job is refused, as by a bug of main; that others are, the page tells as a bug. */
  isRefused = false
  private readonly calls = new Calls((told) => this.announce('call:told', told))
  /** Numbers of the page's calls that main has not replied to. */
  private readonly underWay = new Set<number>()
  private readonly handlers: Readonly<Record<string, (...args: never) => unknown>>

  constructor(private readonly options: SetAppOptions) {
    const { clock, rng, planted, followed, closed } = options
    this.disk = new SimulatedDisk(clock, rng)
    useDisk(this.disk)
    usePools({ clock, rng, made: this.pools, areUndead: planted.undead === true })
    Object.assign(userDisks, new Disks())
    this.disk.makeFolder(FOLDER)
    const logError = (): void => undefined
    const recent = new RecentFiles('/own/recent.json', logError)
    this.host = new SetHost({
      dialogs: { open: () => clock.pause(rng.below(100)).then(() => [FOLDER]) },
      files: { open: () => Promise.reject(new Error('no level is opened')) },
      recent,
      recentTickets: new RecentTickets(recent),
      kept: null,
      onRecentChange: () => undefined,
      hands: {
        guard: (_, write) => write(() => Promise.resolve()),
        trash: (path) => this.disk.ask(() => this.disk.remove(path)),
      },
      makeWorkers: () => new SuitePool('/own/suite.js', 2),
      looksFolder: '/own/looks',
      version: '1',
      script: '/own/suite.js',
      announce: this.announce,
      logError,
      ...(followed && { followed }),
      ...(closed && { closed }),
    })
    this.handlers = {
      ...handlersOf(setTable, {
        sets: this.host,
        packing: null as never,
        importing: null as never,
        certifying: null as never,
        stating: null as never,
      }),
      'set:recent': () => [],
    }
    this.page = this.load()
  }

  /** Main says something to the page. */
  readonly announce = <N extends EventName>(name: N, payload: Events[N]): void => {
    const { clock, rng, planted } = this.options
    if (planted.lost === name && rng.below(3) === 0) return
    this.tell(name, payload)
    if (planted.twice === name) clock.after(5000, () => this.tell(name, payload))
  }

  /** The page is gone, and comes again. */
  reload(): void {
    this.page.bridge.unload()
    this.calls.leave()
    void this.host.closeAll()
    this.page = this.load()
  }

  /** A text lies in a file of the set; null: nothing does. */
  write(name: string, text: string | null): void {
    const path = join(FOLDER, name)
    if (text === null) this.disk.remove(path)
    else this.disk.write(path, text)
  }

  text(name: string): string | null {
    return this.disk.text(join(FOLDER, name))
  }

  private tell<N extends EventName>(name: N, payload: Events[N]): void {
    if (payload && 'call' in payload && !this.underWay.has(payload.call))
      this.options.wrong.push('news of a call that is over')
    this.page.bridge.hear(name, structuredClone(payload))
  }

  private load(): SetApp['page'] {
    const { clock, rng, onEvent, onOpened } = this.options
    pages.calls = 0
    this.underWay.clear()
    const bridge: SimulatedBridge = new SimulatedBridge(
      clock,
      rng,
      (name, args) => (bridge === this.page.bridge ? this.answer(name, args) : null),
      onEvent,
    )
    const sets = new OpenSets(bridge, (set) => onOpened?.(set))
    clock.hold(sets.load())
    sets.begin()
    return { bridge, sets }
  }

  private answer(name: RequestName, args: readonly unknown[]): unknown {
    if (this.isRefused && ofJobs.test(name)) {
      this.isRefused = false
      throw new Error('refused')
    }
    const handler =
      name === 'call:stop'
        ? (call: number) => this.calls.stop(call)
        : (this.handlers[name] ?? this.options.handlers?.(name))
    if (!handler) throw new Error(`nobody answers ${name}`)
    if (this.options.planted.unheeded === name) return null
    const call = requests[name].isCall ? (args[0] as number) : null
    if (call !== null) this.underWay.add(call)
    const act = handler as (...args: readonly unknown[]) => unknown
    const reply = answering(name, act, this.calls)(...structuredClone(args))
    const { page } = this
    const over = (): void => {
      if (call !== null && page === this.page) this.underWay.delete(call)
    }
    if (reply instanceof Promise) void reply.then(over, over)
    return reply
  }
}
