import { spawnSync } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/**
 * How far programs are kept apart from the rest of the machine: in a process space of their own with a file system that
 * can only be read and no network (`files`), in a process space of their own (`processes`), or in a process group (`group`).
 */
export type Isolation = 'files' | 'processes' | 'group'

/** How a launcher is started. */
export interface Cage {
  readonly isolation: Isolation
  /** Words that stand before the command of the launcher. */
  readonly words: readonly string[]
}

/** What ends the launcher when the app is killed; of util-linux 2.33 on. */
const DIES_WITH_US = ['setpriv', '--pdeathsig', 'KILL']

const APART = ['unshare', '--pid', '--fork', '--kill-child']

/** The strictest way up to the one that is wanted that works on this system; tried once each. `folder`: what may be written. */
export async function cageFor(wanted: Isolation, folder: string): Promise<Cage> {
  const ways: readonly Cage[] = [
    { isolation: 'files', words: bubblewrap(folder) },
    { isolation: 'processes', words: [...DIES_WITH_US, ...APART] },
    { isolation: 'processes', words: [...DIES_WITH_US, ...APART, '--user', '--map-root-user'] },
    { isolation: 'group', words: DIES_WITH_US },
    { isolation: 'group', words: [] },
  ]
  const order: readonly Isolation[] = ['files', 'processes', 'group']
  const allowed = ways.filter((way) => order.indexOf(way.isolation) >= order.indexOf(wanted))
  for (const way of allowed) if (await works(way.words)) return way
  return { isolation: 'group', words: [] }
}

const tried = new Map<string, boolean>()

async function works(words: readonly string[]): Promise<boolean> {
  if (words.length === 0) return true
  const known = tried.get(words.join(' '))
  if (known !== undefined) return known
  const isThere = (await findInPath(words[0]!)) !== null
  // As the first process of its space it could otherwise not end by a signal.
  const ran =
    isThere && spawnSync(words[0]!, [...words.slice(1), 'true'], { stdio: 'ignore', timeout: 5000 })
  const doesWork = ran !== false && ran.status === 0
  tried.set(words.join(' '), doesWork)
  return doesWork
}

function bubblewrap(folder: string): string[] {
  return [
    ...['bwrap', '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...['--bind', folder, folder, '--unshare-pid', '--unshare-net', '--unshare-ipc'],
    ...['--die-with-parent', '--new-session', '--as-pid-1'],
  ]
}

/** The path of a program by its name, as a shell finds it; null where there is none. */
export async function findInPath(
  name: string,
  path = process.env['PATH'] ?? '',
): Promise<string | null> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const file = join(folder, name)
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
