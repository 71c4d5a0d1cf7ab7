import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { programNames } from '../system/programs'
import { hiddenPlaces, type View } from './hidden-places'

/**
 * How far programs are isolated: in a process namespace with a read-only file system that hides the users' files, and
 * without network (`files`); in a process namespace (`processes`); or in a process group (`group`).
 */
export type Isolation = 'files' | 'processes' | 'group'

/** How a launcher is started. */
export interface Cage {
  readonly isolation: Isolation
  /** Words to put before the command of the launcher. */
  readonly words: readonly string[]
  /** The same with the exceptions of one program, where they make a difference. */
  readonly forView?: (view: View) => readonly string[]
  /** Whether shared memory and mounts are private to the launcher. */
  readonly isPrivate: boolean
}

/** Ends the launcher when the app is killed; needs util-linux 2.33. */
const DIES_WITH_US = ['setpriv', '--pdeathsig', 'KILL']

const APART = ['unshare', '--pid', '--fork', '--kill-child']
/** Processes, mounts and shared memory of others are neither seen nor changed, and go with the launcher. */
const PRIVATE = ['--ipc', '--mount-proc']
const OF_USER = ['--user', '--map-root-user']
/** Puts an empty disk over the files in shared memory. */
const OWN_MEMORY = [
  ...['/bin/sh', '-c', 'mount -t tmpfs -o size=64m,mode=1777 none /dev/shm && exec "$@"', 'sh'],
]
/** Time limit for trying a way of isolation, in ms: on a busy computer a working one must not be rejected. */
const PATIENCE = 60_000

/** Isolated only by a process group. */
export const uncaged: Cage = { isolation: 'group', words: [], isPrivate: false }

/** The strictest way that works on this system, up to the one that is wanted; each is tried once. */
export async function cageFor(wanted: Isolation): Promise<Cage> {
  const apart = [...DIES_WITH_US, ...APART]
  const ways: readonly Cage[] = [
    ...hidingWays(),
    { isolation: 'processes', words: [...apart, ...PRIVATE, ...OWN_MEMORY], isPrivate: true },
    {
      isolation: 'processes',
      words: [...apart, ...OF_USER, ...PRIVATE, ...OWN_MEMORY],
      isPrivate: true,
    },
    { isolation: 'processes', words: apart, isPrivate: false },
    { isolation: 'processes', words: [...apart, ...OF_USER], isPrivate: false },
    { isolation: 'group', words: DIES_WITH_US, isPrivate: false },
    uncaged,
  ]
  const order: readonly Isolation[] = ['files', 'processes', 'group']
  const allowed = ways.filter((way) => order.indexOf(way.isolation) >= order.indexOf(wanted))
  for (const way of allowed) if (await works(way.words)) return way
  return uncaged
}

/** Whether programs can be isolated from files and network here. */
export async function canIsolate(): Promise<boolean> {
  for (const { words } of hidingWays()) if (await works(words)) return true
  return false
}

const tried = new Map<string, Promise<boolean>>()

function works(words: readonly string[]): Promise<boolean> {
  if (words.length === 0) return Promise.resolve(true)
  const known = tried.get(words.join(' ')) ?? worksNow(words)
  tried.set(words.join(' '), known)
  return known
}

async function worksNow([tool, ...words]: readonly string[]): Promise<boolean> {
  if ((await findInPath(tool!)) === null) return false
  return new Promise((resolve) => {
    // As the first process of its space it could otherwise not end by a signal.
    spawn(tool!, [...words, 'true'], { stdio: 'ignore', timeout: PATIENCE })
      .once('error', () => resolve(false))
      .once('exit', (code) => resolve(code === 0))
  })
}

function hidingWays(): readonly Cage[] {
  return [hiding(['--size', '67108864']), hiding([])]
}

/** A cage in which a program sees none of the users' files but its own. `size` limits its shared memory, if bwrap can. */
function hiding(size: readonly string[]): Cage {
  const forView = (view: View): string[] => {
    const { hidden, shown } = hiddenPlaces(view)
    return [
      ...['bwrap', '--ro-bind', '/', '/', '--dev', '/dev', ...size, '--tmpfs', '/dev/shm'],
      ...['--remount-ro', '/dev', '--proc', '/proc'],
      ...hidden.flatMap((place) => ['--tmpfs', place]),
      ...shown.flatMap((path) => ['--ro-bind', path, path]),
      ...view.writes.flatMap((path) => ['--bind', path, path]),
      ...hidden.flatMap((place) => ['--remount-ro', place]),
      ...['--unshare-pid', '--unshare-net', '--unshare-ipc'],
      ...['--die-with-parent', '--new-session', '--as-pid-1'],
    ]
  }
  const words = forView({ command: [], hides: [], writes: [] })
  return { isolation: 'files', words, forView, isPrivate: true }
}

/** The path of a program by its name, as the system finds it; null if there is none. */
export async function findInPath(
  name: string,
  path = process.env['PATH'] ?? '',
  platform = process.platform,
): Promise<string | null> {
  const names = programNames(name, platform)
  const folders = path.split(delimiter).filter(Boolean)
  for (const file of folders.flatMap((folder) => names.map((one) => join(folder, one)))) {
    if (await isExecutable(file)) return file
  }
  return null
}

/** Whether a file may be run. */
export async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}
