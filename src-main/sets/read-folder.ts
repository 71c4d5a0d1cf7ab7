import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isBelow } from '../system/paths'
import { userDisks, type DiskSign } from '../files/disks'
import { NOTES_NAME } from './notes'
import { setsWords } from './sets-words'

/** Most files and folders that a set's folder may hold, tests or not. */
export const MOST_ENTRIES = 50_000

/** Number of parallel requests to the disk. */
const AT_ONCE = 8

/** Files of a folder, by their paths below it, with "/". */
export interface FolderStates {
  /** An identifier of each file's state. */
  readonly states: ReadonlyMap<string, string>
  /** Those that are links to files outside of the folder (S14 of the findings on attacks). */
  readonly elsewhere: readonly string[]
}

/** A folder that holds more than a set may. */
export class FolderTooLarge extends Error {
  constructor() {
    super(setsWords().open.holdsMore({ most: MOST_ENTRIES }))
  }
}

/**
 * The plain files of a folder and its subfolders for which `isWanted`; hidden ones are left out, and links to folders are
 * not followed. Throws the system's error, or FolderTooLarge.
 */
export function readFolder(
  folder: string,
  isWanted: (paths: readonly string[]) => readonly string[],
): Promise<FolderStates> {
  return onDiskOf(folder, async (sign) => {
    const below = await pathsBelow(folder, sign)
    const paths = isWanted(below.paths)
    const states = await inTurns(paths, sign, (path) => stateOf(join(folder, path)))
    const links = paths.filter((path, at) => states[at] !== null && below.links.has(path))
    const home = links.length === 0 ? folder : await realpath(folder)
    const isOut = await inTurns(links, sign, (path) => leadsOut(home, join(folder, path)))
    return {
      states: new Map(
        paths.flatMap((path, at) => (states[at] === null ? [] : [[path, states[at]!]])),
      ),
      elsewhere: links.filter((_, at) => isOut[at]),
    }
  })
}

/** Does a job on the disk of a folder, one at a time with all others on the files that lie in it. */
export function onDiskOf<T>(folder: string, work: (sign: DiskSign) => Promise<T>): Promise<T> {
  return userDisks.ask(join(folder, NOTES_NAME), work)
}

/** Processes items, a few at a time, until it is given up. */
export async function inTurns<A, B>(
  all: readonly A[],
  { alive, isGivenUp }: DiskSign,
  each: (one: A) => Promise<B>,
): Promise<B[]> {
  const found: B[] = Array.from({ length: all.length })
  let next = 0
  const go = async (): Promise<void> => {
    while (next < all.length && !isGivenUp()) {
      const at = next++
      found[at] = await each(all[at]!)
      alive()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, go))
  return found
}

interface Below {
  readonly paths: readonly string[]
  /** Those that are links. */
  readonly links: ReadonlySet<string>
}

async function pathsBelow(folder: string, { alive, isGivenUp }: DiskSign): Promise<Below> {
  const paths: string[] = []
  const links = new Set<string>()
  const waiting = ['']
  let entries = 0
  for (let below = waiting.pop(); below !== undefined && !isGivenUp(); below = waiting.pop()) {
    const found = await entriesOf(join(folder, below), below === '')
    alive()
    entries += found.length
    if (entries > MOST_ENTRIES) throw new FolderTooLarge()
    for (const entry of found) {
      if (entry.name.startsWith('.')) continue
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) waiting.push(path)
      else if (entry.isFile() || entry.isSymbolicLink()) paths.push(path)
      if (entry.isSymbolicLink()) links.add(path)
    }
  }
  return { paths, links }
}

/** Whether a link leads to a file outside of a folder; one that leads nowhere does not. */
async function leadsOut(home: string, link: string): Promise<boolean> {
  const real = await realpath(link).catch(() => null)
  return real !== null && !isBelow(home, real)
}

/** Subfolders may disappear or become unreadable while we look. */
async function entriesOf(folder: string, isRoot: boolean): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isRoot) throw error
    return []
  }
}

/** Null for anything but a plain file; whoever reads a dangling link reports it. */
async function stateOf(path: string): Promise<string | null> {
  try {
    const about = await stat(path, { bigint: true })
    if (about.isDirectory()) return null
    const { dev, ino, size, mtimeNs, ctimeNs } = about
    return [dev, ino, size, mtimeNs, ctimeNs].join()
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  }
}
